import {translate} from '@docusaurus/Translate';
import {formatBytes, formatTime, parseRetryAfter} from '../../../console/answer/measures';
import type {SendOutcome} from '../../../outcome';
import type {Message, MessageFacts} from './message';

type Of<Kind extends SendOutcome['kind']> = Extract<SendOutcome, {kind: Kind}>;

const NOT_HERE = [404, 405, 406, 410, 501];
const NOT_ALLOWED = [401, 402, 403, 407, 451];

function notAllowed(): Omit<Message, 'what'> {
  return {
    why: translate({
      id: 'openrpc.console.answer.http.denied.why',
      message: 'This endpoint asks for a key, or refuses this page or country.',
      description: 'Cause',
    }),
    cure: translate({
      id: 'openrpc.console.answer.http.denied.cure',
      message: 'Check the key in the address, or choose an endpoint that is open to all.',
      description: 'Cure; the key is an API key',
    }),
  };
}

function notHere(): Omit<Message, 'what'> {
  return {
    why: translate({
      id: 'openrpc.console.answer.http.notFound.why',
      message: 'A web server responds, but it accepts no JSON-RPC requests at this address.',
      description: 'Cause',
    }),
    cure: translate({
      id: 'openrpc.console.answer.http.notFound.cure',
      message: 'Check the address with its port and path; a node may serve each group of methods on its own port.',
      description: 'Cure',
    }),
  };
}

function tooLarge({locale, sent}: MessageFacts): Omit<Message, 'what'> {
  const size = formatBytes(sent, locale);
  return {
    why: translate(
      {
        id: 'openrpc.console.answer.http.tooLarge.why',
        message: 'The request of {size} is larger than this endpoint accepts.',
        description: 'Cause',
      },
      {size},
    ),
    cure: translate({
      id: 'openrpc.console.answer.http.tooLarge.cure',
      message: 'Send less data, or use a node of your own, whose limit you set.',
      description: 'Cure',
    }),
  };
}

function refused(): Omit<Message, 'what'> {
  return {
    why: translate({
      id: 'openrpc.console.answer.http.refused.why',
      message: 'The server rejected the request itself and did not run it.',
      description: 'Cause',
    }),
    cure: translate({
      id: 'openrpc.console.answer.http.refused.cure',
      message: 'Read its message below, correct the request or the address, and send again.',
      description: 'Cure',
    }),
  };
}

/** An HTTP status from 400 to 499. */
export function httpClientError({status}: {status: number}, facts: MessageFacts): Message {
  const {url} = facts;
  const what = translate(
    {
      id: 'openrpc.console.answer.http.what',
      message: '{url} refused with HTTP status {status}.',
      description: 'Outcome',
    },
    {url, status},
  );
  if (NOT_ALLOWED.includes(status)) return {what, ...notAllowed()};
  if (NOT_HERE.includes(status)) return {what, ...notHere()};
  return {what, ...(status === 413 ? tooLarge(facts) : refused())};
}

/** An HTTP status from 500 up. */
export function httpServerError({status}: {status: number}, {url}: MessageFacts): Message {
  const gateway = status >= 502 && status <= 504;
  return {
    what: translate(
      {
        id: 'openrpc.console.answer.server.what',
        message: '{url} failed with HTTP status {status}.',
        description: 'Outcome',
      },
      {url, status},
    ),
    why: gateway
      ? translate({
          id: 'openrpc.console.answer.gateway.why',
          message: 'There is a server in front of the node, and the node behind it is down, overloaded or too slow.',
          description: 'Cause',
        })
      : translate({
          id: 'openrpc.console.answer.server.why',
          message: 'Something went wrong on the server; the request may be right.',
          description: 'Cause',
        }),
    cure: translate({
      id: 'openrpc.console.answer.server.cure',
      message: 'Send again in a minute, ask for less, or choose another endpoint.',
      description: 'Cure',
    }),
  };
}

/** HTTP status 429. */
export function rateLimited({status, retryAfter}: Of<'rate-limited'>, {url, locale, now}: MessageFacts): Message {
  const seconds = retryAfter === undefined ? undefined : parseRetryAfter(retryAfter, now);
  return {
    what: translate(
      {
        id: 'openrpc.console.answer.rateLimited.what',
        message: 'Too many requests: {url} responded with HTTP status {status}.',
        description: 'Outcome',
      },
      {url, status},
    ),
    why: translate({
      id: 'openrpc.console.answer.rateLimited.why',
      message:
        'Public endpoints limit the requests per second and per day from one network address, and yours has reached a limit.',
      description: 'Cause',
    }),
    cure:
      seconds === undefined
        ? translate({
            id: 'openrpc.console.answer.rateLimited.cure',
            message: 'Wait a minute and send again. For more, use an endpoint with a key or a node of your own.',
            description: 'Cure',
          })
        : translate(
            {
              id: 'openrpc.console.answer.rateLimited.cureAfter',
              message:
                'Wait {time}, as the endpoint asks, and send again. For more, use an endpoint with a key or a node of your own.',
              description: 'Cure',
            },
            {time: formatTime(seconds * 1_000, locale)},
          ),
  };
}

import {translate} from '@docusaurus/Translate';
import {formatBytes, formatTime} from '../../../console/answer/measures';
import {withEscapes} from '../../../console/answer/shownText';
import type {SendOutcome} from '../../../outcome';
import type {Message, MessageFacts} from './message';

type Of<Kind extends SendOutcome['kind']> = Extract<SendOutcome, {kind: Kind}>;

/** Nothing came: this device has no network. */
export function offline(): Message {
  return {
    what: translate({
      id: 'openrpc.console.answer.offline.what',
      message: 'No response: this device is offline.',
      description: 'Outcome',
    }),
    why: translate({
      id: 'openrpc.console.answer.offline.why',
      message: 'The browser reports that it has no network connection.',
      description: 'Cause',
    }),
    cure: translate({
      id: 'openrpc.console.answer.offline.cure',
      message: 'Connect to a network and send again. A node on this computer works without internet.',
      description: 'Cure',
    }),
  };
}

/** Nothing came: the address could not be reached. */
export function unreachable({reason}: Of<'unreachable'>, {url}: MessageFacts): Message {
  return {
    what: translate(
      {
        id: 'openrpc.console.answer.unreachable.what',
        message: 'No response: {url} cannot be reached.',
        description: 'Outcome',
      },
      {url},
    ),
    why: translate(
      {
        id: 'openrpc.console.answer.unreachable.why',
        message:
          'Its name was not found, nothing listens there, or its certificate is not trusted. Browsers do not report which; this one says: {reason}',
        description: 'Cause; the reason is the browser’s own, in English',
      },
      {reason: withEscapes(reason)},
    ),
    cure: translate({
      id: 'openrpc.console.answer.unreachable.cure',
      message: 'Check the address and that the node runs, or choose another endpoint.',
      description: 'Cure',
    }),
  };
}

/** Nothing was sent: the reader does not let the site reach this machine. */
export function blockedByPermission(_outcome: unknown, {url, origin}: MessageFacts): Message {
  return {
    what: translate(
      {
        id: 'openrpc.console.answer.permission.what',
        message: 'No response: the browser doesn’t let this site reach {url}.',
        description: 'Outcome',
      },
      {url},
    ),
    why: translate(
      {
        id: 'openrpc.console.answer.permission.why',
        message:
          'The browser asks before a site may connect to programs on your device, and {origin} does not have that permission.',
        description: 'Cause',
      },
      {origin},
    ),
    cure: translate({
      id: 'openrpc.console.answer.permission.cure',
      message:
        'Open the site settings at the left end of the address bar, allow access to apps on your device (local network access), and send again.',
      description: 'Cure',
    }),
  };
}

/** Nothing was sent: the policy of the page that was loaded first does not know this address. */
export function blockedByPolicy(_outcome: unknown, {url}: MessageFacts): Message {
  return {
    what: translate(
      {id: 'openrpc.console.answer.policy.what', message: 'Nothing was sent: this page may not connect to {url}.'},
      {url},
    ),
    why: translate({
      id: 'openrpc.console.answer.policy.why',
      message:
        'You came here from a page without a console. Its security policy, which allows only the listed endpoints, stays in force until you reload the page.',
    }),
    cure: translate({
      id: 'openrpc.console.answer.policy.cure',
      message: 'Reload this page and send again. What you have typed stays.',
    }),
  };
}

/** An answer came, but the browser keeps it from the page. */
export function blockedByCors(_outcome: unknown, {url, origin}: MessageFacts): Message {
  return {
    what: translate({
      id: 'openrpc.console.answer.cors.what',
      message: 'The node responded, but the browser withholds the response (CORS).',
      description: 'Outcome',
    }),
    why: translate(
      {
        id: 'openrpc.console.answer.cors.why',
        message: '{url} does not allow pages of {origin} to read its responses.',
        description: 'Cause',
      },
      {url, origin},
    ),
    cure: translate(
      {
        id: 'openrpc.console.answer.cors.cure',
        message:
          'On a node of your own, allow {origin} in its CORS setting. Otherwise choose another endpoint, WebSocket, or a snippet: outside a browser there is no such limit.',
        description: 'Cure',
      },
      {origin},
    ),
  };
}

/** The connection broke. */
export function interrupted({reason}: Of<'interrupted'>, {url}: MessageFacts): Message {
  return {
    what: translate({
      id: 'openrpc.console.answer.interrupted.what',
      message: 'The connection broke before the whole response arrived.',
      description: 'Outcome',
    }),
    why: translate(
      {
        id: 'openrpc.console.answer.interrupted.why',
        message:
          '{url} can be reached, but it or a server in front of it closed the connection, as when a node stops. The browser says: {reason}',
        description: 'Cause; the reason is the browser’s own, in English',
      },
      {url, reason: withEscapes(reason)},
    ),
    cure: translate({
      id: 'openrpc.console.answer.interrupted.cure',
      message: 'Send again. If this request breaks off each time, ask for less, or look into the node’s log.',
      description: 'Cure',
    }),
  };
}

/** Nothing came in time. */
export function timeout({timeoutMs}: Of<'timeout'>, {url, locale}: MessageFacts): Message {
  const limit = formatTime(timeoutMs, locale);
  return {
    what: translate(
      {
        id: 'openrpc.console.answer.timeout.what',
        message: 'No complete response within {limit}.',
        description: 'Outcome',
      },
      {limit},
    ),
    why: translate(
      {
        id: 'openrpc.console.answer.timeout.why',
        message:
          '{url} is busy, the request takes long, or the connection is slow. The console waits no longer than {limit}.',
        description: 'Cause',
      },
      {url, limit},
    ),
    cure: translate({
      id: 'openrpc.console.answer.timeout.cure',
      message: 'Ask for less, such as a smaller range, send again later, or choose another endpoint.',
      description: 'Cure',
    }),
  };
}

/** The reader stopped waiting. */
export function aborted({elapsedMs}: Of<'aborted'>, {locale}: MessageFacts): Message {
  const time = formatTime(elapsedMs, locale);
  return {
    what: translate(
      {id: 'openrpc.console.answer.aborted.what', message: 'Canceled after {time}.', description: 'Outcome'},
      {time},
    ),
    why: translate({
      id: 'openrpc.console.answer.aborted.why',
      message: 'You stopped waiting. The node may have received the request and may still work on it.',
      description: 'Cause',
    }),
    cure: translate({
      id: 'openrpc.console.answer.aborted.cure',
      message: 'Send again when you like.',
      description: 'Cure',
    }),
  };
}

/** The answer was larger than the console reads. */
export function oversized({maxBytes}: Of<'oversized'>, {locale}: MessageFacts): Message {
  const limit = formatBytes(maxBytes, locale);
  return {
    what: translate(
      {
        id: 'openrpc.console.answer.oversized.what',
        message: 'The response is larger than {limit}.',
        description: 'Outcome',
      },
      {limit},
    ),
    why: translate(
      {
        id: 'openrpc.console.answer.oversized.why',
        message: 'The console reads at most {limit}, so that this page stays fast, and stopped the transfer there.',
        description: 'Cause',
      },
      {limit},
    ),
    cure: translate({
      id: 'openrpc.console.answer.oversized.cure',
      message: 'Ask for less, such as a smaller range or hashes only, or run a snippet, which has no such limit.',
      description: 'Cure',
    }),
  };
}

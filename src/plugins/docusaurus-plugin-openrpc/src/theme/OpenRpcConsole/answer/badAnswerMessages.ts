import {translate} from '@docusaurus/Translate';
import {byteLength, formatBytes} from '../../../console/answer/measures';
import {sliceText, toLiteral} from '../../../console/answer/shownText';
import type {SendOutcome} from '../../../outcome';
import type {Message, MessageFacts} from './message';

type Of<Kind extends SendOutcome['kind']> = Extract<SendOutcome, {kind: Kind}>;

function toShortJson(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  return value === undefined ? '—' : sliceText(toLiteral(value), 0, 100);
}

const checkAddress = (): string =>
  translate({
    id: 'openrpc.console.answer.notJson.cure',
    message: 'Read the text below, then check the address with its port and path, or choose another endpoint.',
    description: 'Cure',
  });

/** An answer to something else. */
export function wrongId({expected, found}: Of<'wrong-id'>, {url}: MessageFacts): Message {
  return {
    what: translate({
      id: 'openrpc.console.answer.wrongId.what',
      message: 'This is the response to another request.',
      description: 'Outcome',
    }),
    why: translate(
      {
        id: 'openrpc.console.answer.wrongId.why',
        message:
          'The request has the id {expected}, the response {found}. {url}, or a cache before it, mixed up responses.',
        description: 'Cause; — stands for no id',
      },
      {expected: toLiteral(expected), found: toShortJson(found), url},
    ),
    cure: translate({
      id: 'openrpc.console.answer.wrongId.cure',
      message: 'Do not rely on it. Send again; if it stays so, choose another endpoint and tell whoever runs this one.',
      description: 'Cure',
    }),
  };
}

/** An answer that isn't JSON. */
export function notJson({text}: Of<'not-json'>, {url, locale}: MessageFacts): Message {
  const size = formatBytes(byteLength(text), locale);
  return {
    what: translate(
      {
        id: 'openrpc.console.answer.notJson.what',
        message: 'The response is not JSON ({size}).',
        description: 'Outcome',
      },
      {size},
    ),
    why: translate(
      {
        id: 'openrpc.console.answer.notJson.why',
        message:
          'Something other than a node responds at {url}, such as a website or a sign-in page of a network; or the response was cut short.',
        description: 'Cause',
      },
      {url},
    ),
    cure: checkAddress(),
  };
}

/** JSON that isn't a JSON-RPC answer. */
export function notJsonRpc({text}: Of<'not-json-rpc'>, {url, locale}: MessageFacts): Message {
  const size = formatBytes(byteLength(text), locale);
  return {
    what: translate(
      {
        id: 'openrpc.console.answer.notJsonRpc.what',
        message: 'The response is JSON, but not JSON-RPC ({size}).',
        description: 'Outcome',
      },
      {size},
    ),
    why: translate(
      {
        id: 'openrpc.console.answer.notJsonRpc.why',
        message:
          'A JSON-RPC response has either a result or an error with code and message; this one has neither. {url} may be another kind of service.',
        description: 'Cause',
      },
      {url},
    ),
    cure: checkAddress(),
  };
}

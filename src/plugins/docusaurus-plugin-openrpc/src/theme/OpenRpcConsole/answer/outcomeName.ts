import {translate} from '@docusaurus/Translate';
import {byteLength, formatBytes, formatTime} from '../../../console/answer/measures';
import type {SendOutcome} from '../../../outcome';

/** An outcome in two or three words. */
export function outcomeName(outcome: SendOutcome): string {
  switch (outcome.kind) {
    case 'result':
      return translate({
        id: 'openrpc.console.answer.name.result',
        message: 'Result',
        description: 'Outcome: the node answered with a result',
      });
    case 'rpc-error':
      return translate(
        {
          id: 'openrpc.console.answer.name.error',
          message: 'Error {code}',
          description: 'Outcome: the node answered with an error',
        },
        {code: outcome.error.code},
      );
    case 'http-client-error':
    case 'http-server-error':
    case 'rate-limited':
      return `HTTP ${outcome.status}`;
    case 'wrong-id':
    case 'not-json':
    case 'not-json-rpc':
    case 'answered-twice':
      return translate({
        id: 'openrpc.console.answer.name.unusable',
        message: 'Unusable response',
        description: 'Outcome: what came is no valid answer',
      });
    case 'aborted':
      return translate({
        id: 'openrpc.console.answer.name.cancelled',
        message: 'Cancelled',
        description: 'Outcome: the reader stopped the call',
      });
    default:
      return translate({
        id: 'openrpc.console.answer.name.none',
        message: 'No response',
        description: 'Outcome: nothing that could be read came',
      });
  }
}

/** An outcome in one line for a live region: what it is, how long it took and how large it is. */
export function outcomeLine(outcome: SendOutcome, locale: string): string {
  const size = 'text' in outcome ? [formatBytes(byteLength(outcome.text), locale)] : [];
  return [outcomeName(outcome), formatTime(outcome.elapsedMs, locale), ...size].join(', ');
}

import {translate} from '@docusaurus/Translate';
import type {Message, MessageFacts} from './message';

/** What to do where a transaction may have arrived. */
export function lookUpFirst(): string {
  return translate({
    id: 'openrpc.console.answer.lookUpFirst',
    message:
      'Do not send the transaction again yet: it may have been taken, or forwarded. Look it up by its hash on a node that you trust.',
    description: 'Cure, for a call that sends a transaction and whose answer did not come',
  });
}

/** The endpoint sends the call on to another address, to which the console does not go. */
export function redirected(_outcome: unknown, {url}: MessageFacts): Message {
  return {
    what: translate(
      {
        id: 'openrpc.console.answer.redirected.what',
        message: 'No response: {url} redirects to another address.',
        description: 'Outcome',
      },
      {url},
    ),
    why: translate(
      {
        id: 'openrpc.console.answer.redirected.why',
        message:
          'The request reached {url}. The console does not follow redirects, so that no other address gets what you send.',
        description: 'Cause',
      },
      {url},
    ),
    cure: translate({
      id: 'openrpc.console.answer.redirected.cure',
      message:
        'Use the address at which the node itself responds, often with https:// in place of http:// or with another path.',
      description: 'Cure',
    }),
  };
}

import {translate} from '@docusaurus/Translate';
import type {BatchRefusal} from '../../../console/batch';

/** A request of this method was pasted, and taken. */
export const takenText = (): string =>
  translate({
    id: 'openrpc.console.pasted.taken',
    message: 'A whole request was pasted. Its parameters are filled in.',
    description: 'Below the box with the parameters as JSON, after a request of this method was pasted',
  });

/** A batch was pasted, and taken into the batch of the page. */
export const batchedText = (): string =>
  translate({
    id: 'openrpc.console.pasted.batched',
    message: 'The requests are in the batch below the form.',
    description: 'Below the box with the parameters as JSON, after a pasted batch was put into the batch',
  });

/** A batch was pasted that cannot go with what waits already, and why. */
export function refusedText(refusal: BatchRefusal): string {
  switch (refusal) {
    case 'secret':
      return translate({
        id: 'openrpc.console.pasted.secret',
        message:
          'Not added: one of these requests takes a password or a key. Send it by itself, on the page of its method.',
        description:
          'Below the box with the parameters as JSON, where a pasted batch holds a call with a password or a key',
      });
    case 'guarded':
      return translate({
        id: 'openrpc.console.pasted.guarded',
        message:
          'Not added: one of these requests is for the operator of a node. Send it by itself, on the page of its method.',
        description:
          'Below the box with the parameters as JSON, where a pasted batch holds a call of a node’s operator',
      });
    case 'full':
      return translate({
        id: 'openrpc.console.pasted.noRoom',
        message: 'The batch has no room for all of these requests. Remove some, or paste fewer.',
        description: 'Below the box with the parameters as JSON, where a pasted batch is too large',
      });
  }
}

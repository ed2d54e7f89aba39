import {translate} from '@docusaurus/Translate';
import {MAX_BATCH_CALLS, type BatchOverall} from '../../console/transport/batch';

/** What has to be said of a batch as a whole; undefined if the answers say everything. */
export function batchNotice(overall: BatchOverall): string | undefined {
  switch (overall.kind) {
    case 'answered':
      return overall.strays.length === 0
        ? undefined
        : translate(
            {
              id: 'openrpc.console.batch.strays',
              message:
                'Responses that belong to no call: {count}. They are left out here, and the node may have mixed up the others: check what matters one by one.',
              description: 'Above the answers of a batch',
            },
            {count: String(overall.strays.length)},
          );
    case 'one-by-one':
      return translate({
        id: 'openrpc.console.batch.oneByOne',
        message: 'Wallets accept no batches, so the calls were sent one after another.',
        description: 'Above the answers of a batch',
      });
    case 'refused':
      return translate({
        id: 'openrpc.console.batch.refused',
        message: 'The node rejected the batch as a whole. Some nodes accept no batches: send the calls one by one.',
        description: 'Above the error that a node gave to a batch',
      });
    case 'not-sent':
      return translate(
        {
          id: 'openrpc.console.batch.notSent',
          message: 'The batch was not sent: it may hold 1 to {max} calls. Take some out or add one.',
          description: 'In place of the answers of a batch',
        },
        {max: String(MAX_BATCH_CALLS)},
      );
    default:
      return undefined;
  }
}

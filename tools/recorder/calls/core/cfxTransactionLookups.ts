import {BEYOND, UNKNOWN_HASH, type Call} from '../../call';
import type {Chain} from '../../chain';
import {makeWideEpoch, type WideEpoch} from './forks';

/** Makes an executed epoch of two blocks, the second of which holds a transfer. */
async function makeWideEpochWithTransfer(chain: Chain): Promise<WideEpoch> {
  const {core, sendCore, settle} = chain;
  const epoch = await makeWideEpoch(chain, () => sendCore('bob', {to: core.accounts.alice, value: 1n}));
  await settle();
  return epoch;
}

/** Transactions by hash, and the receipts of an epoch. */
export const CFX_TRANSACTION_LOOKUPS: readonly Call[] = [
  {method: 'cfx_getTransactionByHash', name: 'call', params: ({core}) => [core.transactions.increase.hash]},
  {method: 'cfx_getTransactionByHash', name: 'legacy', params: ({core}) => [core.transactions.legacyTransfer.hash]},
  {
    method: 'cfx_getTransactionByHash',
    name: 'access-list',
    params: ({core}) => [core.transactions.accessListTransfer.hash],
  },
  {method: 'cfx_getTransactionByHash', name: 'deployment', params: ({core}) => [core.transactions.deploy.hash]},
  {method: 'cfx_getTransactionByHash', name: 'failed', params: ({core}) => [core.transactions.failed.hash]},
  {method: 'cfx_getTransactionByHash', name: 'pending', params: ({core}) => [core.waiting.ready.hash]},
  {
    method: 'cfx_getTransactionByHash',
    name: 'espace-transaction',
    params: ({espace}) => [espace.transactions.increase.hash],
  },
  {method: 'cfx_getTransactionByHash', name: 'not-found', params: () => [UNKNOWN_HASH]},
  {method: 'cfx_getTransactionByHash', name: 'error-short-hash', params: () => ['0x12']},

  {method: 'cfx_getEpochReceipts', name: 'epoch', params: ({core}) => [core.transactions.increase.epochNumber]},
  {
    method: 'cfx_getEpochReceipts',
    name: 'by-block',
    params: ({core}) => [{blockHash: core.transactions.transfer.blockHash}],
  },
  {
    method: 'cfx_getEpochReceipts',
    name: 'with-espace',
    params: ({espace}) => [espace.transactions.increase.blockNumber, true],
  },
  {
    method: 'cfx_getEpochReceipts',
    name: 'cross-space-call',
    params: ({core}) => [core.transactions.crossCall.epochNumber, true],
  },
  {
    method: 'cfx_getEpochReceipts',
    name: 'espace-left-out',
    params: ({espace}) => [espace.transactions.increase.blockNumber],
  },
  {method: 'cfx_getEpochReceipts', name: 'not-executed', params: () => ['latest_mined']},
  {method: 'cfx_getEpochReceipts', name: 'genesis', params: () => ['earliest']},
  {
    method: 'cfx_getEpochReceipts',
    name: 'two-blocks',
    acts: true,
    params: async (chain) => [{blockHash: (await makeWideEpochWithTransfer(chain)).beside, requirePivot: false}],
  },
  {
    method: 'cfx_getEpochReceipts',
    name: 'error-not-pivot',
    acts: true,
    wellFormed: true,
    params: async (chain) => [{blockHash: (await makeWideEpoch(chain)).beside}],
  },
  {
    method: 'cfx_getEpochReceipts',
    name: 'error-unknown-block',
    wellFormed: true,
    params: () => [{blockHash: UNKNOWN_HASH}],
  },
  {method: 'cfx_getEpochReceipts', name: 'error-beyond', wellFormed: true, params: () => [BEYOND]},
  {method: 'cfx_getEpochReceipts', name: 'error-ethereum-tag', params: () => ['latest']},
];

import {BEYOND, type Call} from '../../call';

/** Blocks and fees. */
export const ETH_BLOCKS: readonly Call[] = [
  {
    method: 'eth_getBlockByNumber',
    name: 'hashes',
    params: ({espace}) => [espace.transactions.increase.blockNumber, false],
  },
  {
    method: 'eth_getBlockByNumber',
    name: 'transactions',
    params: ({espace}) => [espace.transactions.increase.blockNumber, true],
  },
  {method: 'eth_getBlockByNumber', name: 'latest', params: () => ['latest', false]},
  {
    method: 'eth_getBlockByNumber',
    name: 'by-hash',
    params: ({espace}) => [espace.transactions.increase.blockHash, false],
  },
  {method: 'eth_getBlockByNumber', name: 'not-found', params: () => [BEYOND, false]},
  {method: 'eth_getBlockByNumber', name: 'error-core-tag', params: () => ['latest_state', false]},
  {method: 'eth_getBlockByNumber', name: 'error-one-parameter', params: () => ['latest']},
  {method: 'eth_getBlockReceipts', name: 'one', params: ({espace}) => [espace.transactions.increase.blockNumber]},
  {method: 'eth_getBlockReceipts', name: 'none', params: () => ['latest']},
  {method: 'eth_getBlockReceipts', name: 'error-beyond', wellFormed: true, params: () => [BEYOND]},
  {
    method: 'eth_feeHistory',
    name: 'with-rewards',
    params: ({espace}) => ['0x3', espace.transactions.increase.blockNumber, [25, 75]],
  },
  {method: 'eth_feeHistory', name: 'without-rewards', params: () => ['0x4', 'latest', []]},
  {method: 'eth_feeHistory', name: 'no-blocks', params: () => ['0x0', 'latest', [50]]},
  {method: 'eth_feeHistory', name: 'two-parameters', params: () => ['0x4', 'latest']},
  {method: 'eth_feeHistory', name: 'error-percentiles', wellFormed: true, params: () => ['0x3', 'latest', [75, 25]]},
  {method: 'eth_feeHistory', name: 'error-beyond', wellFormed: true, params: () => ['0x3', BEYOND, [50]]},
  {method: 'eth_feeHistory', name: 'error-core-tag', params: () => ['0x3', 'latest_state', [50]]},
];

import {BEYOND, type Call} from '../../call';

/** Blocks. */
export const CFX_BLOCKS: readonly Call[] = [
  {
    method: 'cfx_getBlockByEpochNumber',
    name: 'hashes',
    params: ({core}) => [core.transactions.increase.epochNumber, false],
  },
  {
    method: 'cfx_getBlockByEpochNumber',
    name: 'transactions',
    params: ({core}) => [core.transactions.increase.epochNumber, true],
  },
  {method: 'cfx_getBlockByEpochNumber', name: 'earliest', params: () => ['earliest', false]},
  {method: 'cfx_getBlockByEpochNumber', name: 'just-mined', params: () => ['latest_mined', true]},
  {method: 'cfx_getBlockByEpochNumber', name: 'error-beyond', wellFormed: true, params: () => [BEYOND, false]},
  {method: 'cfx_getBlockByEpochNumber', name: 'error-one-parameter', params: () => ['latest_state']},
];

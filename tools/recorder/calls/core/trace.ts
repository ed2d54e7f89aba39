import {UNKNOWN_HASH, type Call} from '../../call';

/** Traces of execution. */
export const CORE_TRACE: readonly Call[] = [
  {method: 'trace_transaction', name: 'nested', params: ({core}) => [core.transactions.nested.hash]},
  {method: 'trace_transaction', name: 'cross-space', params: ({core}) => [core.transactions.crossTransfer.hash]},
  {method: 'trace_transaction', name: 'deployment', params: ({core}) => [core.transactions.deploy.hash]},
  {method: 'trace_transaction', name: 'reverted', params: ({core}) => [core.transactions.failed.hash]},
  {method: 'trace_transaction', name: 'not-found', params: () => [UNKNOWN_HASH]},
  {method: 'trace_transaction', name: 'error-short-hash', params: () => ['0x12']},
  {method: 'trace_block', name: 'call', params: ({core}) => [core.transactions.increase.blockHash]},
  {method: 'trace_block', name: 'transfer', params: ({core}) => [core.transactions.transfer.blockHash]},
  {method: 'trace_block', name: 'not-found', params: () => [UNKNOWN_HASH]},
  {method: 'trace_block', name: 'error-short-hash', params: () => ['0x12']},
];

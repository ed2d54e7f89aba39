import {UNKNOWN_HASH, type Call} from '../../call';

/** Traces of execution. */
export const ESPACE_TRACE: readonly Call[] = [
  {method: 'trace_transaction', name: 'nested', params: ({espace}) => [espace.transactions.nested.hash]},
  {method: 'trace_transaction', name: 'deployment', params: ({espace}) => [espace.transactions.deploy.hash]},
  {method: 'trace_transaction', name: 'reverted', params: ({espace}) => [espace.transactions.failed.hash]},
  {method: 'trace_transaction', name: 'not-found', params: () => [UNKNOWN_HASH]},
  {method: 'trace_transaction', name: 'error-short-hash', params: () => ['0x12']},
];

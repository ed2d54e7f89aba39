import {UNKNOWN_HASH, type Call} from '../../call';

const CALLS = {tracer: 'callTracer'};

/** Executing again, step by step. */
export const ESPACE_DEBUG: readonly Call[] = [
  {
    method: 'debug_traceTransaction',
    name: 'call-tree',
    params: ({espace}) => [espace.transactions.nested.hash, {...CALLS, tracerConfig: {withLog: true}}],
  },
  {
    method: 'debug_traceTransaction',
    name: 'top-call',
    params: ({espace}) => [espace.transactions.nested.hash, {...CALLS, tracerConfig: {onlyTopCall: true}}],
  },
  {method: 'debug_traceTransaction', name: 'reverted', params: ({espace}) => [espace.transactions.failed.hash, CALLS]},
  {
    method: 'debug_traceTransaction',
    name: 'deployment',
    params: ({espace}) => [espace.transactions.deploy.hash, CALLS],
  },
  {method: 'debug_traceTransaction', name: 'steps', params: ({espace}) => [espace.transactions.deploy.hash]},
  {method: 'debug_traceTransaction', name: 'no-code', params: ({espace}) => [espace.transactions.transfer.hash]},
  {
    method: 'debug_traceTransaction',
    name: 'selector-counts',
    params: ({espace}) => [espace.transactions.nested.hash, {tracer: '4byteTracer'}],
  },
  {
    method: 'debug_traceTransaction',
    name: 'prestate',
    params: ({espace}) => [espace.transactions.nested.hash, {tracer: 'prestateTracer'}],
  },
  {
    method: 'debug_traceTransaction',
    name: 'prestate-diff',
    params: ({espace}) => [espace.transactions.nested.hash, {tracer: 'prestateTracer', tracerConfig: {diffMode: true}}],
  },
  {
    method: 'debug_traceTransaction',
    name: 'no-op',
    params: ({espace}) => [espace.transactions.nested.hash, {tracer: 'noopTracer'}],
  },
  {
    method: 'debug_traceTransaction',
    name: 'first-steps',
    params: ({espace}) => [espace.transactions.nested.hash, {limit: 2, enableMemory: true, enableReturnData: true}],
  },
  {
    method: 'debug_traceTransaction',
    name: 'error-tracer',
    wellFormed: true,
    params: ({espace}) => [espace.transactions.nested.hash, {tracer: 'flatCallTracer'}],
  },
  {method: 'debug_traceTransaction', name: 'error-unknown', wellFormed: true, params: () => [UNKNOWN_HASH, CALLS]},
];

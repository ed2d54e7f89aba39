import {UNKNOWN_HASH, type Call} from '../../call';
import type {Chain} from '../../chain';
import {COUNTER} from '../../scenario/counter';

const NO_ID = `0x${'1'.repeat(32)}`;

/** A new filter for the events of an address in the whole chain. */
async function logFilter({read}: Chain, address: string): Promise<unknown> {
  return read('espace', 'eth_newFilter', {fromBlock: 'earliest', toBlock: 'latest', address});
}

/** Filters and the end of subscriptions. */
export const ETH_FILTERS: readonly Call[] = [
  {
    method: 'eth_newFilter',
    name: 'by-contract',
    params: ({espace}) => [{address: espace.counter, topics: [COUNTER.increased]}],
  },
  {
    method: 'eth_newFilter',
    name: 'with-range',
    params: ({espace}) => [{fromBlock: 'earliest', toBlock: 'latest', address: espace.counter}],
  },
  {method: 'eth_newFilter', name: 'everything', params: () => [{}]},
  {method: 'eth_newFilter', name: 'error-pending', wellFormed: true, params: () => [{toBlock: 'pending'}]},
  {method: 'eth_newFilter', name: 'error-unknown-block', wellFormed: true, params: () => [{blockHash: UNKNOWN_HASH}]},
  {method: 'eth_newFilter', name: 'error-unknown-field', params: () => [{limit: 1}]},
  {method: 'eth_newPendingTransactionFilter', name: 'new', params: () => []},
  {method: 'eth_newPendingTransactionFilter', name: 'null-given', params: () => [null]},
  {method: 'eth_newPendingTransactionFilter', name: 'error-whole-transactions', params: () => [true]},
  {
    method: 'eth_getFilterLogs',
    name: 'by-contract',
    params: async (chain) => [await logFilter(chain, chain.espace.counter)],
  },
  {method: 'eth_getFilterLogs', name: 'none', params: async (chain) => [await logFilter(chain, chain.espace.unused)]},
  {method: 'eth_getFilterLogs', name: 'error-unknown', wellFormed: true, params: () => [NO_ID]},
  {
    method: 'eth_getFilterLogs',
    name: 'error-block-filter',
    wellFormed: true,
    params: async ({read}) => [await read('espace', 'eth_newBlockFilter')],
  },
  {
    method: 'eth_getFilterLogs',
    name: 'error-range',
    wellFormed: true,
    params: async ({read}) => [await read('espace', 'eth_newFilter', {fromBlock: '0x10', toBlock: '0x5'})],
  },
  {method: 'eth_getFilterLogs', name: 'error-form', params: () => ['0x1']},
  {
    method: 'eth_uninstallFilter',
    name: 'removed',
    params: async ({read}) => [await read('espace', 'eth_newBlockFilter')],
  },
  {method: 'eth_uninstallFilter', name: 'unknown', params: () => [NO_ID]},
  {method: 'eth_uninstallFilter', name: 'error-form', params: () => ['0x1']},
  {
    method: 'eth_unsubscribe',
    name: 'ended',
    over: 'webSocket',
    params: async (_, socket) => [await socket.read('eth_subscribe', 'newHeads')],
  },
  {method: 'eth_unsubscribe', name: 'unknown', over: 'webSocket', params: () => [NO_ID]},
  {method: 'eth_unsubscribe', name: 'no-name', over: 'webSocket', params: () => []},
  {method: 'eth_unsubscribe', name: 'error-http', wellFormed: true, params: () => [NO_ID]},
];

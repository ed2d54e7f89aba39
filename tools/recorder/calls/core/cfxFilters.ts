import type {Call} from '../../call';
import type {Chain} from '../../chain';

const NO_FILTER = `0x${'1'.repeat(32)}`;
/** Names of subscriptions are drawn again; none is as small as this. */
const NO_SUBSCRIPTION = '0x1';

/** A call to a new filter for logs. */
function ofLogs(filter: (chain: Chain) => object): (chain: Chain) => Promise<unknown[]> {
  return async (chain) => [await chain.read('core', 'cfx_newFilter', filter(chain))];
}

/** All logs of a filter, other kinds of filter, and the end of filters and subscriptions. */
export const CFX_FILTERS: readonly Call[] = [
  {
    method: 'cfx_getFilterLogs',
    name: 'by-contract',
    params: ofLogs(({core}) => ({fromEpoch: 'earliest', address: core.counter})),
  },
  {method: 'cfx_getFilterLogs', name: 'newest-epoch', params: ofLogs(() => ({}))},
  {
    method: 'cfx_getFilterLogs',
    name: 'error-block-filter',
    wellFormed: true,
    params: async ({read}) => [await read('core', 'cfx_newBlockFilter')],
  },
  {method: 'cfx_getFilterLogs', name: 'error-unknown', wellFormed: true, params: () => [NO_FILTER]},
  {
    method: 'cfx_getFilterLogs',
    name: 'error-range',
    wellFormed: true,
    params: ofLogs(() => ({fromEpoch: '0x50', toEpoch: '0x10'})),
  },
  {method: 'cfx_getFilterLogs', name: 'error-form', params: () => ['0x1']},

  {method: 'cfx_newPendingTransactionFilter', name: 'new', params: () => []},

  {
    method: 'cfx_uninstallFilter',
    name: 'removed',
    params: async ({read}) => [await read('core', 'cfx_newBlockFilter')],
  },
  {method: 'cfx_uninstallFilter', name: 'unknown', params: () => [NO_FILTER]},
  {method: 'cfx_uninstallFilter', name: 'error-form', params: () => ['0x1']},

  {
    method: 'cfx_unsubscribe',
    name: 'ended',
    over: 'webSocket',
    params: async (_chain, socket) => [await socket.read('cfx_subscribe', 'newHeads')],
  },
  {
    method: 'cfx_unsubscribe',
    name: 'error-unknown',
    over: 'webSocket',
    wellFormed: true,
    params: () => [NO_SUBSCRIPTION],
  },
  {method: 'cfx_unsubscribe', name: 'error-no-parameter', over: 'webSocket', params: () => []},
  {method: 'cfx_unsubscribe', name: 'error-http', wellFormed: true, params: () => [NO_SUBSCRIPTION]},
];

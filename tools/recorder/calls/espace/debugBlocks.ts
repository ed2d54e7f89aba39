import {BEYOND, UNKNOWN_HASH, type Call} from '../../call';
import type {Chain} from '../../chain';
import {COUNTER} from '../../scenario/counter';

const TREE = {tracer: 'callTracer'};
const TREE_WITH_LOGS = {...TREE, tracerConfig: {withLog: true}};
const TOP = {...TREE, tracerConfig: {onlyTopCall: true}};
const GAS_PRICE = '0x6fc23ac00';

/** A call of the counter that can be executed, and what else it shall have. */
function increase({espace}: Chain, fields: Record<string, string> = {}): Record<string, string> {
  return {from: espace.accounts.alice, to: espace.counter, data: COUNTER.increase, gasPrice: GAS_PRICE, ...fields};
}

async function findGenesis({read}: Chain): Promise<unknown> {
  const genesis = await read('espace', 'eth_getBlockByNumber', 'earliest', false);
  return typeof genesis === 'object' && genesis !== null && 'hash' in genesis ? genesis.hash : undefined;
}

/** Whole blocks and calls, executed again step by step. */
export const ESPACE_DEBUG_BLOCKS: readonly Call[] = [
  {method: 'debug_blockProperties', name: 'one', params: ({espace}) => [espace.transactions.increase.blockNumber]},
  {
    method: 'debug_blockProperties',
    name: 'cross-space',
    params: ({espace}) => [{blockHash: espace.transactions.crossCall.blockHash}],
  },
  {method: 'debug_blockProperties', name: 'error-beyond', wellFormed: true, params: () => [BEYOND]},
  {
    method: 'debug_blockProperties',
    name: 'error-unknown-hash',
    wellFormed: true,
    params: () => [{blockHash: UNKNOWN_HASH}],
  },
  {method: 'debug_blockProperties', name: 'error-core-tag', params: () => ['latest_state']},
  {method: 'debug_dbGet', name: 'placeholder', params: () => ['0x00']},
  {method: 'debug_dbGet', name: 'error-no-key', params: () => []},
  {
    method: 'debug_traceBlockByHash',
    name: 'call-trees',
    params: ({espace}) => [espace.transactions.nested.blockHash, TREE_WITH_LOGS],
  },
  {
    method: 'debug_traceBlockByHash',
    name: 'top-calls',
    params: ({espace}) => [espace.transactions.nested.blockHash, TOP],
  },
  {method: 'debug_traceBlockByHash', name: 'no-code', params: ({espace}) => [espace.transactions.transfer.blockHash]},
  {
    method: 'debug_traceBlockByHash',
    name: 'cross-space',
    params: ({espace}) => [espace.transactions.crossCall.blockHash, TREE],
  },
  {method: 'debug_traceBlockByHash', name: 'error-unknown', wellFormed: true, params: () => [UNKNOWN_HASH]},
  {method: 'debug_traceBlockByHash', name: 'error-short-hash', params: () => ['0x12']},
  {method: 'debug_traceBlockByHash', name: 'error-genesis', params: async (chain) => [await findGenesis(chain)]},
  {
    method: 'debug_traceBlockByNumber',
    name: 'reverted',
    params: ({espace}) => [espace.transactions.failed.blockNumber, TREE],
  },
  {
    method: 'debug_traceBlockByNumber',
    name: 'out-of-gas',
    params: ({espace}) => [espace.transactions.outOfGas.blockNumber, TREE],
  },
  {method: 'debug_traceBlockByNumber', name: 'steps', params: ({espace}) => [espace.transactions.deploy.blockNumber]},
  {method: 'debug_traceBlockByNumber', name: 'none', params: () => ['latest', TREE]},
  {method: 'debug_traceBlockByNumber', name: 'error-beyond', params: () => [BEYOND, TREE]},
  {method: 'debug_traceBlockByNumber', name: 'error-genesis', params: () => ['0x0', TREE]},
  {method: 'debug_traceBlockByNumber', name: 'error-pending', params: () => ['pending', TREE]},
  {
    method: 'debug_traceBlockByNumber',
    name: 'error-unknown-hash',
    wellFormed: true,
    params: () => [{blockHash: UNKNOWN_HASH}, TREE],
  },
  {method: 'debug_traceBlockByNumber', name: 'error-core-tag', params: () => ['latest_state', TREE]},
  {method: 'debug_traceCall', name: 'call-tree', params: (chain) => [increase(chain), 'latest', TREE_WITH_LOGS]},
  {
    method: 'debug_traceCall',
    name: 'earlier-block',
    params: (chain) => [
      increase(chain, {gas: '0x20000'}),
      {blockHash: chain.espace.transactions.increase.blockHash},
      TREE,
    ],
  },
  {
    method: 'debug_traceCall',
    name: 'reverted',
    params: (chain) => [increase(chain, {data: COUNTER.increaseBy(4n)}), null, TREE],
  },
  {
    method: 'debug_traceCall',
    name: 'deployment',
    params: ({espace}) => [
      {from: espace.accounts.alice, data: '0x600060005360016000f3', gasPrice: GAS_PRICE},
      'latest',
      TREE,
    ],
  },
  {
    method: 'debug_traceCall',
    name: 'steps',
    params: ({espace}) => [{from: espace.accounts.alice, data: '0x600060005360016000f3', gasPrice: GAS_PRICE}],
  },
  {
    method: 'debug_traceCall',
    name: 'steps-at-block',
    params: ({espace}) => [
      {from: espace.accounts.alice, data: '0x600060005360016000f3', gasPrice: GAS_PRICE},
      {blockHash: espace.transactions.increase.blockHash},
    ],
  },
  {
    method: 'debug_traceCall',
    name: 'prestate-diff',
    params: (chain) => [increase(chain), 'latest', {tracer: 'prestateTracer', tracerConfig: {diffMode: true}}],
  },
  {
    method: 'debug_traceCall',
    name: 'not-enough-balance',
    params: (chain) => [increase(chain, {value: '0xffffffffffffffffffffffff'}), 'latest', TREE],
  },
  {
    method: 'debug_traceCall',
    name: 'error-no-price',
    params: ({espace}) => [{from: espace.accounts.alice, to: espace.counter, data: COUNTER.increase}, 'latest', TREE],
  },
  {
    method: 'debug_traceCall',
    name: 'error-empty-sender',
    params: (chain) => [increase(chain, {from: chain.espace.unused}), 'latest', TREE],
  },
  {method: 'debug_traceCall', name: 'error-beyond', params: (chain) => [increase(chain), BEYOND, TREE]},
  {method: 'debug_traceCall', name: 'error-pending', params: (chain) => [increase(chain), 'pending', TREE]},
  {
    method: 'debug_traceCall',
    name: 'error-no-sender',
    wellFormed: true,
    params: ({espace}) => [{to: espace.counter, data: COUNTER.increase}],
  },
  {
    method: 'debug_traceCall',
    name: 'error-gas',
    wellFormed: true,
    params: (chain) => [increase(chain, {gas: '0xe4e1c1'}), 'latest', TREE],
  },
  {method: 'debug_traceCall', name: 'error-number', params: (chain) => [increase(chain), 1, TREE]},
];

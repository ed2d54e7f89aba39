import {BEYOND, UNKNOWN_HASH, type Call} from '../../call';
import type {Chain} from '../../chain';

/** Of the testnet. */
const OTHER_NETWORK = 'cfxtest:aar8jzybzv0fhzreav49syxnzut8s0jt1a1pdeeuwb';
/** An hour: all that a run makes. */
const HOUR = '0xe10';

function readyAccount({core}: Chain): string {
  return core.accounts[core.waiting.ready.from];
}

function accountBehindGap({core}: Chain): string {
  return core.accounts[core.waiting.behindGap.from];
}

/** Two transactions alone in one block: the proof of one then leads past the other. */
async function sendTwo({core, sendCore, settle}: Chain): Promise<string> {
  await settle();
  const hash = await sendCore('alice', {to: core.accounts.bob, value: 1n});
  await sendCore('bob', {to: core.accounts.alice, value: 1n});
  await settle();
  return hash;
}

/** An empty pool, then one transaction in each space, of an account that no other call sends from. */
async function refillPool({core, espace, read, sendCore, sendEspace}: Chain): Promise<[]> {
  await read('core', 'debug_clearTxPool');
  await sendCore('frank', {to: core.accounts.alice, value: 1n, epochHeight: 0n});
  await sendEspace('frank', {to: espace.accounts.alice, value: 1n});
  return [];
}

/** The pool, the execution and the graph as the operator of a node sees them. */
export const CORE_DEBUG: readonly Call[] = [
  {method: 'debug_inspectTxPool', name: 'ready', params: (chain) => [readyAccount(chain)]},
  {method: 'debug_inspectTxPool', name: 'behind-gap', params: (chain) => [accountBehindGap(chain)]},
  {method: 'debug_inspectTxPool', name: 'none', params: ({core}) => [core.unused]},
  {method: 'debug_inspectTxPool', name: 'error-wrong-network', params: () => [OTHER_NETWORK], wellFormed: true},
  {method: 'debug_inspectTxPool', name: 'error-hex-address', params: ({espace}) => [espace.accounts.erin]},
  {method: 'debug_txPoolContent', name: 'ready', params: (chain) => [readyAccount(chain)]},
  {method: 'debug_txPoolContent', name: 'behind-gap', params: (chain) => [accountBehindGap(chain)]},
  {method: 'debug_txPoolContent', name: 'none', params: ({core}) => [core.unused]},
  {method: 'debug_txPoolContent', name: 'error-wrong-network', params: () => [OTHER_NETWORK], wellFormed: true},
  {method: 'debug_txPoolContent', name: 'error-hex-address', params: ({espace}) => [espace.accounts.erin]},
  {method: 'debug_txToolAccountTransactions', name: 'ready', params: (chain) => [readyAccount(chain)]},
  {method: 'debug_txToolAccountTransactions', name: 'behind-gap', params: (chain) => [accountBehindGap(chain)]},
  {method: 'debug_txToolAccountTransactions', name: 'none', params: ({core}) => [core.unused]},
  {
    method: 'debug_txToolAccountTransactions',
    name: 'error-wrong-network',
    params: () => [OTHER_NETWORK],
    wellFormed: true,
  },
  {method: 'debug_txToolAccountTransactions', name: 'error-hex-address', params: ({espace}) => [espace.accounts.erin]},
  {
    method: 'debug_getTransactionsByBlock',
    name: 'core',
    params: ({core}) => [core.transactions.crossTransfer.blockHash],
  },
  {
    method: 'debug_getTransactionsByBlock',
    name: 'espace',
    params: ({espace}) => [espace.transactions.setCode.blockHash],
  },
  {method: 'debug_getTransactionsByBlock', name: 'empty', params: ({core}) => [core.latestStateHash]},
  {method: 'debug_getTransactionsByBlock', name: 'error-unknown-block', params: () => [UNKNOWN_HASH], wellFormed: true},
  {method: 'debug_getTransactionsByBlock', name: 'error-short-hash', params: () => ['0x12']},
  {method: 'debug_getTransactionsByEpoch', name: 'core', params: ({core}) => [core.transactions.failed.epochNumber]},
  {
    method: 'debug_getTransactionsByEpoch',
    name: 'espace',
    params: ({espace}) => [espace.transactions.transfer.blockNumber],
  },
  {
    method: 'debug_getTransactionsByEpoch',
    name: 'deployment-espace',
    params: ({espace}) => [espace.transactions.deploy.blockNumber],
  },
  {method: 'debug_getTransactionsByEpoch', name: 'empty', params: () => ['0x2']},
  {method: 'debug_getTransactionsByEpoch', name: 'error-beyond', params: () => [BEYOND], wellFormed: true},
  {method: 'debug_getTransactionsByEpoch', name: 'error-tag', params: () => ['latest_state']},
  {
    method: 'debug_getEpochReceiptProofByTransaction',
    name: 'single',
    params: ({core}) => [core.transactions.increase.hash],
  },
  {
    method: 'debug_getEpochReceiptProofByTransaction',
    name: 'espace',
    params: ({espace}) => [espace.transactions.transfer.hash],
  },
  {
    method: 'debug_getEpochReceiptProofByTransaction',
    name: 'two-in-block',
    params: async (chain) => [await sendTwo(chain)],
    acts: true,
  },
  {
    method: 'debug_getEpochReceiptProofByTransaction',
    name: 'error-unknown',
    params: () => [UNKNOWN_HASH],
    wellFormed: true,
  },
  {method: 'debug_getEpochReceiptProofByTransaction', name: 'error-short-hash', params: () => ['0x12']},
  {method: 'debug_statOnGasLoad', name: 'last-hour', params: () => ['latest_state', HOUR]},
  {method: 'debug_statOnGasLoad', name: 'to-epoch', params: ({core}) => [core.transactions.nested.epochNumber, HOUR]},
  {
    method: 'debug_statOnGasLoad',
    name: 'error-not-executed',
    params: ({core}) => [core.latestMined, HOUR],
    wellFormed: true,
  },
  {method: 'debug_statOnGasLoad', name: 'error-genesis', params: () => ['earliest', HOUR]},
  {method: 'debug_statOnGasLoad', name: 'error-no-receipts', params: () => ['latest_checkpoint', HOUR]},
  {method: 'debug_statOnGasLoad', name: 'error-one-parameter', params: () => ['latest_state']},
  {method: 'debug_currentSyncPhase', name: 'normal', params: () => []},
  {method: 'debug_consensusGraphState', name: 'not-collected', params: () => []},
  {method: 'debug_syncGraphState', name: 'not-collected', params: () => []},
];

/** Calls that throw away what waits in the pool: after all others. */
export const CORE_DEBUG_POOL: readonly Call[] = [
  {method: 'debug_inspectTxPool', name: 'both-spaces', params: refillPool, acts: true},
  {method: 'debug_txPoolContent', name: 'both-spaces', params: refillPool, acts: true},
  {method: 'debug_clearTxPool', name: 'cleared', params: () => [], acts: true},
];

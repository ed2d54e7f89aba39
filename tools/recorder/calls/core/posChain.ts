import {BEYOND, UNKNOWN_HASH, type Call} from '../../call';
import type {Chain} from '../../chain';
import {numberOf} from '../../chainActions';

const ROUNDS_PER_EPOCH = 10n;

/** The block that ended the epoch in which a transaction was committed: the next whose state the node keeps. */
async function endOfEpoch({read}: Chain, transaction: string): Promise<string> {
  const found = await read('core', 'pos_getTransactionByNumber', transaction);
  const block = numberOf(
    typeof found === 'object' && found !== null && 'blockNumber' in found ? found.blockNumber : undefined,
  );
  return `0x${(((block + ROUNDS_PER_EPOCH - 1n) / ROUNDS_PER_EPOCH) * ROUNDS_PER_EPOCH).toString(16)}`;
}

async function latestVoted({read}: Chain): Promise<string> {
  const found = await read('core', 'pos_getBlockByNumber', 'latest_voted');
  return String(typeof found === 'object' && found !== null && 'hash' in found ? found.hash : found);
}

/** Accounts, the committee and the chain of proof of stake. */
export const POS_CHAIN: readonly Call[] = [
  {method: 'pos_getAccount', name: 'validator', params: ({pos}) => [pos.account]},
  {
    method: 'pos_getAccount',
    name: 'joining',
    params: async (chain) => [chain.pos.joined, await endOfEpoch(chain, chain.pos.transactions.register)],
  },
  {
    method: 'pos_getAccount',
    name: 'leaving',
    params: async (chain) => [chain.pos.account, await endOfEpoch(chain, chain.pos.transactions.retire)],
  },
  {method: 'pos_getAccount', name: 'unknown', params: () => [UNKNOWN_HASH]},
  {method: 'pos_getAccount', name: 'error-state-dropped', params: ({pos}) => [pos.account, pos.early.number]},
  {method: 'pos_getAccount', name: 'error-beyond', params: ({pos}) => [pos.account, BEYOND]},
  {method: 'pos_getAccount', name: 'error-tag', params: ({pos}) => [pos.account, 'latest_committed']},
  {method: 'pos_getAccount', name: 'error-short-address', params: () => ['0x12']},
  {method: 'pos_getAccountByPowAddress', name: 'validator', params: ({pos}) => [pos.powAccount]},
  {
    method: 'pos_getAccountByPowAddress',
    name: 'earlier',
    params: async (chain) => [chain.core.accounts.carol, await endOfEpoch(chain, chain.pos.transactions.register)],
  },
  {method: 'pos_getAccountByPowAddress', name: 'not-registered', params: ({core}) => [core.accounts.bob]},
  {
    method: 'pos_getAccountByPowAddress',
    name: 'error-state-dropped',
    params: ({pos}) => [pos.powAccount, pos.early.number],
  },
  {method: 'pos_getAccountByPowAddress', name: 'error-hex-address', params: ({espace}) => [espace.accounts.frank]},
  {method: 'pos_getCommittee', name: 'now', params: () => []},
  {
    method: 'pos_getCommittee',
    name: 'earlier',
    params: async (chain) => [await endOfEpoch(chain, chain.pos.transactions.blockMetadata)],
  },
  {method: 'pos_getCommittee', name: 'error-state-dropped', params: ({pos}) => [pos.early.number]},
  {method: 'pos_getCommittee', name: 'error-beyond', params: () => [BEYOND]},
  {method: 'pos_getCommittee', name: 'error-tag', params: () => ['latest_committed']},
  {method: 'pos_getEpochState', name: 'current', params: ({pos}) => [pos.epoch]},
  {method: 'pos_getEpochState', name: 'first', params: ({pos}) => [pos.early.epoch]},
  {method: 'pos_getEpochState', name: 'not-begun', params: () => [BEYOND]},
  {method: 'pos_getEpochState', name: 'error-tag', params: () => ['earliest']},
  {method: 'pos_getRewardsByEpoch', name: 'paid', params: ({pos}) => [pos.rewardedEpoch]},
  {method: 'pos_getRewardsByEpoch', name: 'not-paid', params: ({pos}) => [pos.epoch]},
  {method: 'pos_getRewardsByEpoch', name: 'error-tag', params: () => ['latest_committed']},
  {method: 'pos_getBlockByNumber', name: 'latest-committed', params: () => ['latest_committed']},
  {method: 'pos_getBlockByNumber', name: 'latest-voted', params: () => ['latest_voted']},
  {method: 'pos_getBlockByNumber', name: 'by-number', params: ({pos}) => [pos.early.number]},
  {method: 'pos_getBlockByNumber', name: 'earliest', params: () => ['earliest']},
  {method: 'pos_getBlockByNumber', name: 'not-found', params: () => [BEYOND]},
  {method: 'pos_getBlockByNumber', name: 'error-ethereum-tag', params: () => ['latest']},
  {method: 'pos_getBlockByNumber', name: 'error-json-number', params: () => [5]},
  {method: 'pos_getBlockByHash', name: 'committed', params: ({pos}) => [pos.block.hash]},
  {method: 'pos_getBlockByHash', name: 'not-committed', params: async (chain) => [await latestVoted(chain)]},
  {method: 'pos_getBlockByHash', name: 'not-found', params: () => [UNKNOWN_HASH]},
  {method: 'pos_getBlockByHash', name: 'error-short-hash', params: () => ['0x12']},
  {method: 'pos_getConsensusBlocks', name: 'now', params: () => []},
];

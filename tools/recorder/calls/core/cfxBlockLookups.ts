import {BEYOND, UNKNOWN_HASH, type Call} from '../../call';
import type {Chain} from '../../chain';
import {numberOf, textOf} from '../../chainActions';
import {makeLooseBlock, makeOverfullEpoch, makeWideEpoch} from './forks';

/** So many blocks later the rewards of an epoch are paid: 12 epochs, and the five until execution. */
const UNTIL_PAID = 17;

async function newestHash({read}: Chain): Promise<string> {
  return textOf(await read('core', 'cfx_getBestBlockHash'));
}

async function genesisHash({read}: Chain): Promise<string> {
  const hashes = await read('core', 'cfx_getBlocksByEpoch', 'earliest');
  return textOf(Array.isArray(hashes) ? hashes[0] : undefined);
}

function epochBefore(epoch: string, distance: bigint): string {
  return `0x${(numberOf(epoch) - distance).toString(16)}`;
}

/** Refusals of everything that isn't an epoch. */
function refusedEpochs(method: string): Call[] {
  return [
    {method, name: 'error-beyond', wellFormed: true, params: () => [BEYOND]},
    {method, name: 'error-ethereum-tag', params: () => ['latest']},
  ];
}

const BY_HASH: readonly Call[] = [
  {method: 'cfx_getBestBlockHash', name: 'newest', params: () => []},

  {method: 'cfx_getBlockByHash', name: 'hashes', params: ({core}) => [core.transactions.increase.blockHash, false]},
  {
    method: 'cfx_getBlockByHash',
    name: 'transactions',
    params: ({core}) => [core.transactions.increase.blockHash, true],
  },
  {method: 'cfx_getBlockByHash', name: 'just-mined', params: async (chain) => [await newestHash(chain), true]},
  {method: 'cfx_getBlockByHash', name: 'not-found', params: () => [UNKNOWN_HASH, false]},
  {
    method: 'cfx_getBlockByHash',
    name: 'no-epoch-yet',
    acts: true,
    params: async (chain) => [await makeLooseBlock(chain), false],
  },
  {method: 'cfx_getBlockByHash', name: 'error-short-hash', params: () => ['0x12', false]},
  {
    method: 'cfx_getBlockByHash',
    name: 'error-one-parameter',
    params: ({core}) => [core.transactions.increase.blockHash],
  },

  {
    method: 'cfx_getBlockByHashWithPivotAssumption',
    name: 'pivot-block',
    params: ({core: {transactions}}) => [
      transactions.increase.blockHash,
      transactions.increase.blockHash,
      transactions.increase.epochNumber,
    ],
  },
  {
    method: 'cfx_getBlockByHashWithPivotAssumption',
    name: 'beside-pivot-block',
    acts: true,
    params: async (chain) => {
      const {beside, pivot, epochNumber} = await makeWideEpoch(chain);
      return [beside, pivot, epochNumber];
    },
  },
  {
    method: 'cfx_getBlockByHashWithPivotAssumption',
    name: 'error-other-epoch',
    wellFormed: true,
    params: ({core: {transactions}}) => [
      transactions.increase.blockHash,
      transactions.deploy.blockHash,
      transactions.deploy.epochNumber,
    ],
  },
  {
    method: 'cfx_getBlockByHashWithPivotAssumption',
    name: 'error-other-pivot',
    wellFormed: true,
    params: ({core: {transactions}}) => [
      transactions.increase.blockHash,
      UNKNOWN_HASH,
      transactions.increase.epochNumber,
    ],
  },
  {
    method: 'cfx_getBlockByHashWithPivotAssumption',
    name: 'error-tag',
    params: ({core: {transactions}}) => [
      transactions.increase.blockHash,
      transactions.increase.blockHash,
      'latest_state',
    ],
  },

  {
    method: 'cfx_getConfirmationRiskByHash',
    name: 'confirmed',
    params: ({core}) => [core.transactions.increase.blockHash],
  },
  {method: 'cfx_getConfirmationRiskByHash', name: 'newest', params: async (chain) => [await newestHash(chain)]},
  {method: 'cfx_getConfirmationRiskByHash', name: 'genesis', params: async (chain) => [await genesisHash(chain)]},
  {method: 'cfx_getConfirmationRiskByHash', name: 'not-found', params: () => [UNKNOWN_HASH]},
  {
    method: 'cfx_getConfirmationRiskByHash',
    name: 'no-epoch-yet',
    acts: true,
    params: async (chain) => [await makeLooseBlock(chain)],
  },
  {method: 'cfx_getConfirmationRiskByHash', name: 'error-short-hash', params: () => ['0x12']},
];

const BY_NUMBER: readonly Call[] = [
  {
    method: 'cfx_getBlockByBlockNumber',
    name: 'hashes',
    params: ({core}) => [core.transactions.increase.epochNumber, false],
  },
  {
    method: 'cfx_getBlockByBlockNumber',
    name: 'transactions',
    params: ({core}) => [core.transactions.increase.epochNumber, true],
  },
  {method: 'cfx_getBlockByBlockNumber', name: 'not-executed', params: ({core}) => [core.latestMined, false]},
  {method: 'cfx_getBlockByBlockNumber', name: 'genesis', params: () => ['0x0', false]},
  {method: 'cfx_getBlockByBlockNumber', name: 'error-tag', params: () => ['latest_state', false]},
  {method: 'cfx_getBlockByBlockNumber', name: 'error-number', params: () => [35, false]},
  {method: 'cfx_getBlockByBlockNumber', name: 'error-one-parameter', params: () => ['0x1']},

  {method: 'cfx_getBlocksByEpoch', name: 'one-block', params: ({core}) => [core.transactions.increase.epochNumber]},
  {method: 'cfx_getBlocksByEpoch', name: 'just-mined', params: () => ['latest_mined']},
  {method: 'cfx_getBlocksByEpoch', name: 'genesis', params: () => ['earliest']},
  {
    method: 'cfx_getBlocksByEpoch',
    name: 'two-blocks',
    acts: true,
    params: async (chain) => [(await makeWideEpoch(chain)).epochNumber],
  },
  ...refusedEpochs('cfx_getBlocksByEpoch'),

  {method: 'cfx_getSkippedBlocksByEpoch', name: 'none', params: ({core}) => [core.transactions.increase.epochNumber]},
  {
    method: 'cfx_getSkippedBlocksByEpoch',
    name: 'one-of-201',
    acts: true,
    params: async (chain) => [(await makeOverfullEpoch(chain)).epochNumber],
  },
  ...refusedEpochs('cfx_getSkippedBlocksByEpoch'),

  {method: 'cfx_getBlockRewardInfo', name: 'with-fees', params: ({core}) => [core.transactions.increase.epochNumber]},
  {
    method: 'cfx_getBlockRewardInfo',
    name: 'two-blocks',
    acts: true,
    params: async (chain) => {
      const {epochNumber} = await makeWideEpoch(chain);
      await chain.mine(UNTIL_PAID);
      return [epochNumber];
    },
  },
  {
    method: 'cfx_getBlockRewardInfo',
    name: 'not-executed-yet',
    params: ({core}) => [epochBefore(core.latestMined, 12n)],
  },
  {method: 'cfx_getBlockRewardInfo', name: 'genesis', params: () => ['earliest']},
  {method: 'cfx_getBlockRewardInfo', name: 'error-too-new', wellFormed: true, params: () => ['latest_state']},
  ...refusedEpochs('cfx_getBlockRewardInfo'),
];

/** Blocks by hash, by number and by epoch, their rewards and how sure they are. */
export const CFX_BLOCK_LOOKUPS: readonly Call[] = [...BY_HASH, ...BY_NUMBER];

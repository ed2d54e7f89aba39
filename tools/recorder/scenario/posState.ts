import type {PosState} from '../chain';
import {numberOf, textOf, type ChainActions} from '../chainActions';
import {coreAddressOf} from '../node/genesisKeys';
import validator from '../node/validator.json';
import {toQuantity} from '../signing/hex';
import {JOINING_ACCOUNT} from './internalContracts';

type Read = ChainActions['read'];

/** The fields of an object that a node answered, as texts where they are. */
function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? {...value} : {};
}

const KINDS = {
  blockMetadata: 'BlockMetadata',
  pivotDecision: 'PivotDecision',
  election: 'Election',
  register: 'Register',
  retire: 'Retire',
  updateVotingPower: 'UpdateVotingPower',
} as const;

/** Numbers of the first transaction of each kind. */
async function findTransactions(read: Read, last: bigint): Promise<PosState['transactions']> {
  const found = new Map<string, string>();
  for (let number = 1n; number <= last; number += 1n) {
    const type = recordOf(await read('core', 'pos_getTransactionByNumber', toQuantity(number))).type;
    if (typeof type === 'string' && !found.has(type)) found.set(type, toQuantity(number));
  }
  const of = (kind: keyof typeof KINDS): string => {
    const number = found.get(KINDS[kind]);
    if (number === undefined)
      throw new Error(
        `The scenario led to no ${KINDS[kind]} of proof of stake, only to ${[...found.keys()].join(', ')}.`,
      );
    return number;
  };
  return {
    blockMetadata: of('blockMetadata'),
    pivotDecision: of('pivotDecision'),
    election: of('election'),
    register: of('register'),
    retire: of('retire'),
    updateVotingPower: of('updateVotingPower'),
  };
}

/** The newest epoch of proof of stake whose rewards were paid. */
async function findRewarded(read: Read, newest: bigint): Promise<string> {
  for (let epoch = newest; epoch > 0n; epoch -= 1n) {
    const rewards = recordOf(await read('core', 'pos_getRewardsByEpoch', toQuantity(epoch))).accountRewards;
    if (Array.isArray(rewards) && rewards.length > 0) return toQuantity(epoch);
  }
  throw new Error('No epoch of proof of stake was rewarded.');
}

/** A committed block of proof of stake. */
export async function findBlock(read: Read, number: bigint): Promise<PosState['block']> {
  const block = recordOf(await read('core', 'pos_getBlockByNumber', toQuantity(number)));
  return {number: toQuantity(number), hash: textOf(block.hash), epoch: textOf(block.epoch), round: textOf(block.round)};
}

/** What is known of proof of stake at the end of the scenario. */
export async function findPosState(read: Read): Promise<PosState> {
  const status = recordOf(await read('core', 'pos_getStatus'));
  const epoch = numberOf(status.epoch);
  return {
    account: validator.account,
    powAccount: coreAddressOf('frank'),
    joined: JOINING_ACCOUNT,
    epoch: toQuantity(epoch),
    block: await findBlock(read, numberOf(status.latestCommitted)),
    early: await findBlock(read, 5n),
    rewardedEpoch: await findRewarded(read, epoch),
    transactions: await findTransactions(read, numberOf(status.latestTxNumber)),
  };
}

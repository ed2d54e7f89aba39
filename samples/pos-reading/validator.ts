// Shows the votes and the work of a validator: tsx validator.ts CORE-ADDRESS [PoS block]
import { ask } from '../harness/chain.ts';

interface Queued {
  endBlockNumber: string;
  power: string;
}
interface Account {
  address: string;
  blockNumber: string;
  status: {
    inQueue: Queued[];
    locked: string;
    outQueue: Queued[];
    unlocked: string;
    availableVotes: string;
    forceRetired: string | null;
    forfeited: string;
  };
}
interface Committee {
  currentCommittee: {
    epochNumber: string;
    totalVotingPower: string;
    nodes: { address: string; votingPower: string }[];
  };
  elections: {
    startBlockNumber: string;
    isFinalized: boolean;
    topElectingNodes: { address: string; votingPower: string }[];
  }[];
}
interface Block {
  miner: string | null;
  signatures: { account: string; votes: string }[];
}

const [owner, at] = process.argv.slice(2);

// #region votes
const { address, blockNumber, status } = await ask<Account>(
  'pos_getAccountByPowAddress',
  owner,
  ...(at ? [at] : []),
);
const queued = (items: Queued[]) =>
  items
    .map(({ power, endBlockNumber }) => `${Number(power)} until block ${Number(endBlockNumber)}`)
    .join(', ') || 'none';
console.log(`at PoS block ${Number(blockNumber)}`);
console.log(`  in queue  ${queued(status.inQueue)}`);
console.log(`  locked    ${Number(status.locked)}`);
console.log(`  unlocking ${queued(status.outQueue)}`);
console.log(`  unlocked  ${Number(status.unlocked)}`);
console.log(`  can vote  ${Number(status.availableVotes)}`);
if (status.forceRetired) console.log(`  forced to retire at block ${Number(status.forceRetired)}`);
// #endregion votes
if (at) process.exit();

// #region work
const { currentCommittee: committee, elections } = await ask<Committee>('pos_getCommittee');
const votesIn = (nodes: { address: string; votingPower: string }[]) =>
  Number(nodes.find((node) => node.address === address)?.votingPower ?? 0);
console.log(
  `  committee of epoch ${Number(committee.epochNumber)}: ${votesIn(committee.nodes)} of ${Number(committee.totalVotingPower)} votes`,
);
for (const { startBlockNumber, isFinalized, topElectingNodes } of elections) {
  console.log(
    `  term from block ${Number(startBlockNumber)}: ${votesIn(topElectingNodes)} seats, ${isFinalized ? 'settled' : 'still open'}`,
  );
}

const LOOK_BACK = 20;
const newest = Number(blockNumber);
let [proposed, signed] = [0, 0];
for (let number = newest; number > newest - LOOK_BACK; number -= 1) {
  const { miner, signatures } = await ask<Block>(
    'pos_getBlockByNumber',
    `0x${number.toString(16)}`,
  );
  if (miner === address) proposed += 1;
  if (signatures.some(({ account }) => account === address)) signed += 1;
}
console.log(`  last ${LOOK_BACK} blocks: signed ${signed}, proposed ${proposed}`);
// #endregion work

// Back to Core Space: wait until the CFX is there, withdraw, and compare the epoch with the eSpace block; then the finalized tags.
import { formatEther } from 'viem';
import {
  CFX,
  check,
  core,
  cross,
  espace,
  mapped,
  mappedBalance,
  sendEspace,
  sender,
} from './spaces.ts';

const early = await cross('withdrawFromMapped', [CFX], { gas: 200_000n });
console.log(`withdrawFromMapped too early: ${early.txExecErrorMsg}`);

// #region withdraw
const value = CFX;
const before = await mappedBalance(sender.address);
await sendEspace({ to: mapped(sender.address), value }); // waits for the receipt
const there = await mappedBalance(sender.address);
if (there < before + value) throw new Error('Not there yet: wait, and read again');
const { outcomeStatus, epochNumber } = await cross('withdrawFromMapped', [value]);
// #endregion withdraw
console.log(`mapped balance ${formatEther(there)} CFX, withdrawFromMapped: ${outcomeStatus}`);
check(outcomeStatus === 'success', 'withdrawn');

const block = await espace.getBlock({ blockNumber: epochNumber! });
const pivot = (await core.getBlock({ epochNumber: epochNumber! } as never)) as unknown as {
  hash: string;
};
check(block.hash === pivot.hash, 'epoch and eSpace block are the same');
console.log(
  'the epoch of the Core Space receipt is the eSpace block of that number, with the same hash',
);

const { number } = await espace.getBlock({ blockTag: 'finalized' });
const epoch = await core.getEpochNumber({ epochTag: 'latest_finalized' });
console.log(`finalized block of eSpace: ${number}, latest_finalized of Core Space: ${epoch}`);

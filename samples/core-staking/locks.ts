// Sends one lock after another and prints the list that remains.
import { parseEther, formatEther } from 'viem';
import { ask, encode, expect, newAccount, send } from './client.js';

const account = await newAccount(2);
await send(account, encode.deposit(parseEther('10')));

type Lock = { amount: string; unlockBlockNumber: string };
const million = 1_000_000n;
const lists: string[] = [];

// #region locks
/** Locks an amount until a block, in millions, and prints all locks of the account. */
async function lock(amount: string, until: bigint): Promise<void> {
  const { outcomeStatus } = await send(
    account,
    encode.voteLock(parseEther(amount), until * million),
  );
  const locks = await ask<Lock[]>('cfx_getVoteList', account.address);
  const list = locks.map(
    (entry) =>
      `${formatEther(BigInt(entry.amount))} to ${BigInt(entry.unlockBlockNumber) / million}M`,
  );
  console.log(`lock ${amount} to ${until}M: ${outcomeStatus}, now ${list.join(', ')}`);
  lists.push(list.join(', '));
}

await lock('4', 100n);
await lock('2', 200n); // less, for longer: a second entry
await lock('3', 50n); // less, for a shorter time: nothing changes
await lock('1', 200n); // less, to the same block: nothing changes
await lock('4', 150n); // the same amount, for longer: extends the first entry
await lock('6', 120n); // more, for a shorter time: an entry before the others
await lock('6', 300n); // more, for longer than all: one entry is left
await lock('0', 400n); // nothing
// #endregion locks

const stated = [
  '4 to 100M',
  '4 to 100M, 2 to 200M',
  '4 to 100M, 2 to 200M',
  '4 to 100M, 2 to 200M',
  '4 to 150M, 2 to 200M',
  '6 to 120M, 4 to 150M, 2 to 200M',
  '6 to 300M',
  '6 to 300M',
];
stated.forEach((list, index) => expect(lists[index], list, `list ${index}`));

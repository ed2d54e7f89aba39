// Locks 8 CFX and prints the voting power at block numbers before the lock ends.
import { parseEther, formatEther } from 'viem';
import { abi, core, encode, expect, newAccount, send, staking } from './client.js';

const account = await newAccount(1);
const QUARTER = 15_768_000n;

// #region power
const end = 200_000_000n;
await send(account, encode.deposit(parseEther('8')));
await send(account, encode.voteLock(parseEther('8'), end));

/** The voting power of the account at a block. */
const powerAt = (block: bigint) =>
  core.readContract({
    address: staking,
    abi,
    functionName: 'getVotePower',
    args: [account.address, block],
  });

for (const quarters of [4n, 2n, 1n]) {
  for (const more of [1n, 0n]) {
    const left = quarters * QUARTER + more;
    console.log(
      `${left} blocks before the end: ${formatEther(await powerAt(end - left))} of 8 CFX`,
    );
  }
}
// #endregion power

for (const [left, power] of [
  [4n * QUARTER + 1n, '8'],
  [4n * QUARTER, '4'],
  [2n * QUARTER + 1n, '4'],
  [2n * QUARTER, '2'],
  [QUARTER + 1n, '2'],
  [QUARTER, '0'],
] as const) {
  expect(formatEther(await powerAt(end - left)), power, `power ${left} blocks before the end`);
}

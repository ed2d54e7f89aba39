// Provokes the errors of Staking and prints what the node reports, then the gas of calls that succeed.
import { parseEther, type Hex } from 'viem';
import { ask, encode, expect, newAccount, send } from './client.js';

const account = await newAccount(4);
const mark = (line: string) => console.log(`# #${line}`);
const internal = (message: string) => `VmError(InternalContract("${message}"))`;
const later = 100_000_000n;

/** Sends a call that fails, and prints the message in its receipt. */
async function provoke(what: string, data: Hex, message: string, value = 0n): Promise<void> {
  const { outcomeStatus, txExecErrorMsg, gasUsed } = await send(account, data, value);
  console.log(`${what}: ${txExecErrorMsg}`);
  expect(`${outcomeStatus} ${txExecErrorMsg}`, `failed ${internal(message)}`, what);
  expect(gasUsed, 300_000n, 'gas of a failed call');
}

/** Sends a call that succeeds, and prints its gas. */
async function succeed(what: string, data: Hex): Promise<void> {
  const { outcomeStatus, txExecErrorMsg, gasUsed, storageCollateralized } = await send(
    account,
    data,
  );
  expect(outcomeStatus, 'success', `${what} ${txExecErrorMsg}`);
  expect(BigInt(storageCollateralized), 0n, 'collateral');
  console.log(`${what}: ${gasUsed} gas`);
}

mark('region errors');
await provoke('deposit 0.5', encode.deposit(parseEther('0.5')), 'invalid deposit amount');
await provoke(
  'deposit 1000 of 100',
  encode.deposit(parseEther('1000')),
  'not enough balance to deposit',
);
const noValue = 'should not transfer balance to non-payable function';
await provoke('deposit with value', encode.deposit(parseEther('1')), noValue, parseEther('1'));
await provoke(
  'plain transfer',
  '0x',
  'ABI decode error: Incomplete function signature',
  parseEther('1'),
);
const tooMuch = 'not enough withdrawable staking balance to withdraw';
await provoke('withdraw without a deposit', encode.withdraw(1n), tooMuch);
await provoke(
  'lock without a deposit',
  encode.voteLock(1n, later),
  'not enough staking balance to lock',
);
await send(account, encode.deposit(parseEther('10')));
const { blockNumber } = await ask<{ blockNumber: string }>('cfx_getStatus');
await provoke(
  'lock until the current block',
  encode.voteLock(1n, BigInt(blockNumber)),
  'invalid unlock_block_number',
);
await provoke(
  'lock until block 2^64',
  encode.voteLock(1n, 2n ** 64n),
  'invalid unlock_block_number',
);
await send(account, encode.voteLock(parseEther('4'), later));
await provoke('withdraw 7 of 10, 4 locked', encode.withdraw(parseEther('7')), tooMuch);
mark('endregion errors');

mark('region gas');
await succeed('deposit', encode.deposit(parseEther('1')));
await succeed('withdraw', encode.withdraw(parseEther('7')));
await succeed('lock, one lock before', encode.voteLock(parseEther('3'), 2n * later));
await succeed('lock, two locks before', encode.voteLock(parseEther('2'), 3n * later));
await succeed('lock, three locks before', encode.voteLock(parseEther('1'), 4n * later));
mark('endregion gas');

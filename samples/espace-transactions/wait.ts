// Waits for a receipt with two versions of viem while the node has a block number of the transaction, but no receipt yet.
import { setTimeout as pause } from 'node:timers/promises';
import { createPublicClient, http, type Hex } from 'viem';
import * as old from 'viem-old';
import { ask, chain, expect, FEES, newAccount, url } from './client.ts';

const { wallet } = await newAccount();
const to = '0x1111111111111111111111111111111111111111';
const { id, name, nativeCurrency, rpcUrls } = chain;
const detecting = {
  id,
  name,
  nativeCurrency,
  rpcUrls,
  supportsTransactionReplacementDetection: true,
};
const current = createPublicClient({
  chain: detecting,
  transport: http(url, { retryCount: 0 }),
  pollingInterval: 200,
});
const earlier = old.createPublicClient({
  chain: detecting,
  transport: old.http(url, { retryCount: 0 }),
  pollingInterval: 200,
});
const outcome = (waiting: Promise<{ status: string }>) =>
  waiting.then(
    ({ status }) => status,
    ({ name }: Error) => name,
  );

// The receipt is sometimes there at once. Send until it comes later than the block number.
for (let tries = 1; ; tries += 1) {
  const hash = await wallet.sendTransaction({ to, gas: 21_000n, ...FEES });
  const blockNumber = async () =>
    (await ask<{ blockNumber: Hex | null }>('eth_getTransactionByHash', hash)).result?.blockNumber;
  while (!(await blockNumber())) await pause(5);
  const early = (await ask('eth_getTransactionReceipt', hash)).result === null;
  const [first, second, third] = await Promise.all([
    outcome(earlier.waitForTransactionReceipt({ hash })),
    outcome(earlier.waitForTransactionReceipt({ hash, checkReplacement: false })),
    outcome(current.waitForTransactionReceipt({ hash })),
  ]);
  expect(second === 'success', 'without the check, viem 2.57.1 returns the receipt');
  expect(third === 'success', 'viem 2.57.20 returns the receipt');
  if (early && first !== 'success') {
    console.log('eth_getTransactionByHash              has a block number');
    console.log('eth_getTransactionReceipt             null');
    console.log(`viem 2.57.1                           ${first}`);
    console.log(`viem 2.57.1, checkReplacement: false  ${second}`);
    console.log(`viem 2.57.20                          ${third}`);
    break;
  }
  expect(tries < 20, 'viem 2.57.1 fails if the block number appears before the receipt');
}

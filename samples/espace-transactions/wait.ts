// Waits for a receipt with viem while the node has a block number of the transaction, but no receipt yet.
import { setTimeout as pause } from 'node:timers/promises';
import { createPublicClient, type Hex, type TransactionReceipt } from 'viem';
import { ask, chain, client, expect, FEES, newAccount, transport } from './client.ts';

const { wallet } = await newAccount();
const to = '0x1111111111111111111111111111111111111111';
const byDefault = createPublicClient({ chain: { ...chain, supportsTransactionReplacementDetection: true }, transport, pollingInterval: 200 });
const outcome = (waiting: Promise<TransactionReceipt>) =>
  waiting.then(
    ({ status }) => status,
    ({ name }: Error) => name,
  );

// The receipt is sometimes there at once. Send until it comes later than the block number.
for (let tries = 1; ; tries += 1) {
  const hash = await wallet.sendTransaction({ to, gas: 21_000n, ...FEES });
  const blockNumber = async () => (await ask<{ blockNumber: Hex | null }>('eth_getTransactionByHash', hash)).result?.blockNumber;
  while (!(await blockNumber())) await pause(5);
  const early = (await ask('eth_getTransactionReceipt', hash)).result === null;
  const [first, second] = await Promise.all([
    outcome(byDefault.waitForTransactionReceipt({ hash })),
    outcome(client.waitForTransactionReceipt({ hash, checkReplacement: false })),
  ]);
  expect(second === 'success', 'without the check, viem returns the receipt');
  if (early && first !== 'success') {
    console.log('eth_getTransactionByHash   has a block number');
    console.log('eth_getTransactionReceipt  null');
    console.log(`viem                       ${first}`);
    console.log(`checkReplacement: false    ${second}`);
    break;
  }
  expect(tries < 20, 'viem fails if the block number appears before the receipt');
}

// Finds the smallest balance with which a node accepts a transaction.
import type { Address } from 'cive';
import { type Hex } from 'viem';
import {
  ask,
  assert,
  CFX,
  core,
  deploy,
  GDRIP,
  networkId,
  newAccount,
  whole,
  type Wallet,
} from './client.js';

const keeper = await deploy();

/** Signs a transaction and sends it; returns the node's error, or nothing. */
async function send(
  wallet: Wallet,
  request: {
    to: Address;
    value: bigint;
    data?: Hex;
    gas: bigint;
    storageLimit: bigint;
    maxFeePerGas: bigint;
  },
) {
  const epochHeight = await core.getEpochNumber();
  const raw = await wallet.account.signTransaction({
    type: 'eip1559',
    chainId: networkId,
    nonce: 0,
    epochHeight,
    maxPriorityFeePerGas: 0n,
    ...request,
  });
  return (await ask<Hex>('cfx_sendRawTransaction', raw)).error?.data;
}

const call = {
  to: keeper,
  value: 5n,
  data: `0x${'7'.padStart(64, '0')}` as Hex,
  gas: 30_000n,
  storageLimit: 64n,
  maxFeePerGas: 10n * GDRIP,
};
// #region needed
const { value, gas, maxFeePerGas, storageLimit } = call;
const needed = value + gas * maxFeePerGas + (storageLimit * CFX) / 1024n;
// #endregion needed
console.log(`needed      ${whole(needed)} drip`);
for (const missing of [1n, 0n]) {
  const { wallet } = await newAccount(needed - missing);
  const error = await send(wallet, call);
  console.log(`${missing} missing   ${error?.replace(/0x[0-9a-f]{64}/, '0x…') ?? 'accepted'}`);
  assert((error === undefined) === (missing === 0n), 'the balance must cover the maximum');
}

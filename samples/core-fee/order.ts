// Sends more than fits into a block, and compares when two kinds of price are mined.
import { keccak256, type Hex } from 'viem';
import { ask, assert, CFX, core, GDRIP, networkId, newAccounts, receiptOf } from './client.js';

const EACH = 8;
const kinds = [
  { label: 'maximum 5, priority 4', maxFeePerGas: 5n * GDRIP, maxPriorityFeePerGas: 4n * GDRIP },
  { label: 'maximum 40, priority 0', maxFeePerGas: 40n * GDRIP, maxPriorityFeePerGas: 0n },
];
// #region order
const accounts = await newAccounts(2 * EACH, 2n * CFX);
const epochHeight = await core.getEpochNumber();
const raw = await Promise.all(
  accounts.map(({ wallet, address }, i) => {
    const { maxFeePerGas, maxPriorityFeePerGas } = kinds[i < EACH ? 0 : 1]!;
    const gas = 27_000_000n; // a block holds two of these
    return wallet.account.signTransaction({
      type: 'eip1559',
      chainId: networkId,
      nonce: 0,
      epochHeight,
      to: address,
      value: 0n,
      gas,
      storageLimit: 0n,
      maxFeePerGas,
      maxPriorityFeePerGas,
    });
  }),
);
await Promise.all(raw.map((bytes) => ask<Hex>('cfx_sendRawTransaction', bytes)));
const epochs = await Promise.all(
  raw.map(async (bytes) => Number((await receiptOf(keccak256(bytes))).epochNumber)),
);
// #endregion order
const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const [low, high] = [mean(epochs.slice(0, EACH)), mean(epochs.slice(EACH))];
assert(Math.max(...epochs) - Math.min(...epochs) >= 3, 'they need several blocks');
console.log(`mined earlier on average: ${kinds[high < low ? 1 : 0]!.label}`);
assert(high < low, 'the maximum counts, not the priority fee');

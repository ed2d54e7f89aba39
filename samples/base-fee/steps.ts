// Makes blocks beside the main chain, each on top of the one before, with chosen gas limits.
// With --json, prints what the page draws: the target, the minimum, and each block's gas and base fee in Gdrip.
import { setTimeout as pause } from 'node:timers/promises';
import { toRlp, type Hex } from 'viem';
import { ask, senders } from './client.js';
import { assert, baseFee, gdrip, GDRIP, line, SPACES } from './rule.js';

const drawn: { gas: number; fee: number }[] = [];
const isDrawn = process.argv.includes('--json');
const print: typeof line = (...row) => {
  if (!isDrawn) line(...row);
};

type Block = { hash: Hex; baseFeePerGas: Hex; transactions: { gas: Hex }[] };
const { limit, minimum } = SPACES.core;
const MILLION = 1_000_000n;

const sender = senders.core[0]!;
let nonce = await sender.nonce();
const newest = () => ask<Block>('cfx_getBlockByEpochNumber', 'latest_mined', false);
let parent = await newest();
for (; BigInt(parent.baseFeePerGas) > minimum; parent = await newest()) await pause(200); // empty blocks lower it
print(['block', 'gas limits', 'base fee'], 8, 14, 16);
print(['parent', '', gdrip(minimum)], 8, 14, 16);

const blocks = [[27n, 27n], [27n, 27n], [27n, 13n], [27n], [10n], [], [], []];
for (const [index, gasLimits] of blocks.entries()) {
  const raw: Hex[] = [];
  for (const gas of gasLimits) raw.push(await sender.sign(nonce++, gas * MILLION, 20n * GDRIP));
  const hash = await ask<Hex>('test_generateCustomBlock', parent.hash, [], toRlp(raw));
  const block = await ask<Block>('cfx_getBlockByHash', hash, true);
  const total = block.transactions.reduce((sum, { gas }) => sum + BigInt(gas), 0n);
  const fee = BigInt(block.baseFeePerGas);
  assert(block.transactions.length === gasLimits.length, 'the block has the transactions');
  assert(
    fee === baseFee(BigInt(parent.baseFeePerGas), total, limit, minimum),
    'the rule is that of the node',
  );
  print([index + 1, total, gdrip(fee)], 8, 14, 16);
  drawn.push({ gas: Number(total), fee: Number(fee) / Number(GDRIP) });
  parent = block;
}

if (isDrawn) {
  const [most, start] = [Number(limit), Number(minimum) / Number(GDRIP)];
  console.log(
    JSON.stringify({ limit: most, target: most / 2, minimum: start, blocks: drawn }, null, 2),
  );
}

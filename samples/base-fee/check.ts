// Sends more than fits into a block, lets the node mine it, and computes the base fee of each block.
import { setTimeout as pause } from 'node:timers/promises';
import type { Hex } from 'viem';
import { ask, senders } from './client.js';
import { assert, baseFee, gdrip, GDRIP, SPACES } from './rule.js';

const COUNT = 12;
const quantity = (n: number): Hex => `0x${n.toString(16)}`;
const epochOf = async (tag: string) => Number(await ask<Hex>('cfx_epochNumber', tag));

const first = await epochOf('latest_mined');
const LARGEST = { core: 27_000_000n, espace: 15_000_000n };
const PRICE = { core: 50n * GDRIP, espace: 200n * GDRIP };
const SEND = { core: 'cfx_sendRawTransaction', espace: 'eth_sendRawTransaction' };

/** Sends more than fits into a few blocks; every third transaction has a smaller gas limit, so that not every block is full. */
async function crowd(space: 'core' | 'espace'): Promise<() => Promise<boolean>> {
  const starts = await Promise.all(senders[space].map((sender) => sender.nonce()));
  const raw: Hex[] = [];
  for (let i = 0; i < COUNT; i++) {
    const gas = i % 3 === 2 ? (LARGEST[space] * 2n) / 3n : LARGEST[space];
    for (const [j, sender] of senders[space].entries())
      raw.push(await sender.sign(starts[j]! + i, gas, PRICE[space]));
  }
  for (const bytes of raw) await ask(SEND[space], bytes);
  return async () =>
    (await Promise.all(senders[space].map((sender) => sender.nonce()))).every(
      (nonce, j) => nonce >= starts[j]! + COUNT,
    );
}
const areExecuted = [await crowd('core'), await crowd('espace')];
for (const isExecuted of areExecuted) while (!(await isExecuted())) await pause(200);

const READ = {
  core: (epoch: number) => ask<Block>('cfx_getBlockByEpochNumber', quantity(epoch), true),
  espace: (epoch: number) => ask<Block>('eth_getBlockByNumber', quantity(epoch), true),
};
type Block = { baseFeePerGas: Hex; gasLimit: Hex; transactions: { gas: Hex }[] };
const last = await epochOf('latest_state');
for (const space of ['core', 'espace'] as const) {
  const { name, limit, minimum, every } = SPACES[space];
  let parent = BigInt((await READ[space](first)).baseFeePerGas);
  let highest = parent;
  for (let epoch = first + 1; epoch <= last; epoch++) {
    const { baseFeePerGas, gasLimit, transactions } = await READ[space](epoch);
    const gasLimits = transactions.reduce((sum, { gas }) => sum + BigInt(gas), 0n);
    const fee = epoch % every === 0 ? baseFee(parent, gasLimits, limit, minimum) : parent;
    assert(BigInt(baseFeePerGas) === fee, `${name}, epoch ${epoch}: ${baseFeePerGas} is ${fee}`);
    assert(BigInt(gasLimit) === limit, `the block limit of ${name}`);
    if (epoch % every !== 0)
      assert(gasLimits === 0n, 'other blocks have no transactions of this space');
    if (fee > highest) highest = fee;
    parent = fee;
  }
  assert(highest > (minimum * 3n) / 2n, 'the base fee rises');
  console.log(
    `${name}: the base fee of every block is the computed one; it rose above ${gdrip((minimum * 3n) / 2n)} Gdrip`,
  );
}

// Builds the graph of this folder on a Conflux node again and again, each time with new hashes, and compares epochs and order.
import { deepStrictEqual as equal } from 'node:assert/strict';
import { ask, build, epochOf, quantity, reached, withNode } from './node.ts';
import { epochs, pivotChain } from './order.ts';

const ROUNDS = 20;
const blockOf = (hash?: string) =>
  ask<{ blockNumber: string; epochNumber: string; height: string }>(
    'cfx_getBlockByHash',
    hash,
    false,
  );

/** Returns the order after the block that the graph stands on. */
async function compare(): Promise<string> {
  const start = await epochOf('latest_mined');
  const [genesis = ''] = (await ask<string[]>('cfx_getBlocksByEpoch', quantity(start))).slice(-1);
  const graph = await build(genesis);
  await reached('latest_mined', start + pivotChain(graph).length - 1);
  // A block's height counts parents; its epoch and its number come from the order.
  const first = Number((await blockOf(genesis)).blockNumber);
  const order = epochs(graph).flat();
  for (const [index, name] of order.entries()) {
    const { blockNumber, epochNumber, height } = await blockOf(
      graph.find((block) => block.name === name)?.hash,
    );
    equal(Number(blockNumber), first + index);
    if (name === 'J') equal([Number(height), Number(epochNumber)], [start + 2, start + 4]);
  }
  for (const [index, names] of epochs(graph).entries()) {
    const hashes = names.map((name) => graph.find((block) => block.name === name)?.hash);
    if (index > 0) equal(hashes, await ask('cfx_getBlocksByEpoch', quantity(start + index)));
  }
  return order.slice(1).join(' ');
}

await withNode(async () => {
  const orders = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) orders.add(await compare());
  // The hashes decide, so that the rounds don't all have the same order.
  equal(orders.size > 1, true);
  const version = (await ask('cfx_clientVersion')).split('/')[1]?.split('-')[0];
  console.log(
    `${version}: pivot chain, epochs, order and block numbers agree in ${ROUNDS} of ${ROUNDS} graphs`,
  );
});

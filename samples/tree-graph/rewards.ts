// Computes the anticone penalty of each block of the graph, and compares the rewards with those of a node.
import { deepStrictEqual as equal } from 'node:assert/strict';
import { ask, build, epochOf, quantity, reached, withNode } from './node.ts';
import { past, type Graph } from './order.ts';

const PENALTY_RATIO = 100n;

// #region penalty
/** The blocks that a block neither reaches nor is reached from. */
function anticone(graph: Graph, name: string): string[] {
  const isApart = (other: string) =>
    other !== name && !past(graph, name).has(other) && !past(graph, other).has(name);
  return graph.map((block) => block.name).filter(isApart);
}

/** The base reward after the penalty; each block has the same difficulty. */
function rewardOf(graph: Graph, name: string, base: bigint): bigint {
  const size = BigInt(anticone(graph, name).length);
  if (size >= PENALTY_RATIO) return 0n;
  return base - (base * size * size) / (PENALTY_RATIO * PENALTY_RATIO);
}
// #endregion penalty

await withNode(async () => {
  for (let block = 0; block < 20; block += 1) await ask('test_generateOneBlock', 10, 300_000);
  const start = await epochOf('latest_mined');
  const [genesis = ''] = (await ask<string[]>('cfx_getBlocksByEpoch', quantity(start))).slice(-1);
  const graph = await build(genesis);
  // The next block refers to whichever of K and L is not its parent.
  for (let block = 0; block < 30; block += 1) await ask('test_generateOneBlock', 10, 300_000);
  await reached('latest_state', start + 24);

  const rewards = new Map<string, bigint>();
  for (let epoch = start + 1; epoch <= start + 6; epoch += 1) {
    const blocks = await ask<{ blockHash: string; baseReward: string }[]>(
      'cfx_getBlockRewardInfo',
      quantity(epoch),
    );
    for (const { blockHash, baseReward } of blocks) rewards.set(blockHash, BigInt(baseReward));
  }
  const base = 7n * 10n ** 18n; // the value before any hard fork or vote
  console.log('block  anticone         base reward in CFX');
  for (const { name, hash } of graph.slice(1)) {
    const reward = rewardOf(graph, name, base);
    equal(rewards.get(hash), reward);
    console.log(
      `${name}      ${anticone(graph, name).join(' ').padEnd(15)}  ${Number(reward) / 1e18}`,
    );
  }
});

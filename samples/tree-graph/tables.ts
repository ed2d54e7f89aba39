// Prints each step for the graph of this folder, and checks what the page claims about it.
import { deepStrictEqual as equal } from 'node:assert/strict';
import data from './graph.json' with { type: 'json' };
import { epochs, execute, past, pivotChain, subtreeWeight, type Graph } from './order.ts';

const graph: Graph = data.blocks;
const names = graph.map(({ name }) => name);
const region = (name: string, lines: string[]) =>
  console.log([`# #region ${name}`, ...lines, `# #endregion ${name}`].join('\n'));

const weights = graph.map(
  ({ name, hash, parent = '-' }) =>
    `${name.padEnd(5)}  ${hash}  ${parent.padEnd(6)}  ${subtreeWeight(graph, name)}`,
);
const pivots = pivotChain(graph);
region('pivot', ['block  hash  parent  subtree', ...weights, `pivot chain: ${pivots.join(' ')}`]);

const byEpoch = epochs(graph);
region('epochs', [
  'epoch  pivot  blocks in order',
  ...byEpoch.map((blocks, epoch) => `${epoch}      ${pivots[epoch]}      ${blocks.join(' ')}`),
]);

const order = byEpoch.flat();
region('order', [
  `order:  ${order.join(' ')}`,
  `number: ${order.map((_, number) => number).join(' ')}`,
]);

const outcomes = execute(graph);
region('transactions', [
  'block  transaction       result',
  ...outcomes.map(
    ({ block, transaction, result }) => `${block}      ${transaction.padEnd(16)}  ${result}`,
  ),
]);

equal(pivots, ['G', 'A', 'E', 'I', 'K']);
equal([subtreeWeight(graph, 'A'), subtreeWeight(graph, 'B')], [8, 3]);
// The branch through B was the longer one when I was mined, but not the heavier one.
const seenByI = graph.filter(({ name }) => past(graph, 'I').has(name));
equal([subtreeWeight(seenByI, 'A'), subtreeWeight(seenByI, 'B')], [4, 3]);
equal(past(graph, 'H'), new Set(['D', 'B', 'G']));
equal(pivotChain(seenByI), ['G', 'A', 'E']);
// Each block's parent is the end of the pivot chain in what its miner had seen.
for (const { name, parent } of graph.slice(1))
  equal(pivotChain(graph.filter((block) => past(graph, name).has(block.name))).at(-1), parent);
equal(
  names.filter((name) => !order.includes(name)),
  ['L'],
);
equal(
  outcomes.filter(({ result }) => result === 'executed').map(({ block }) => block),
  ['E', 'D', 'F'],
);

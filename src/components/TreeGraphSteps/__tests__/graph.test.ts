import {describe, expect, it} from 'vitest';
import data from '../../../../samples/tree-graph/graph.json';
import {epochs, execute, pivotChain, subtreeWeight, type Graph} from '../../../../samples/tree-graph/order';
import {BLOCKS, FIELD, labelOf, lineOf, ORDER, PIVOT_CHAIN, STEPS} from '../graph';

const graph: Graph = data.blocks;

describe('the Tree-Graph that readers step through', () => {
  it('has the pivot chain, weights and order that the sample’s algorithm computes', () => {
    expect(PIVOT_CHAIN).toEqual(pivotChain(graph));
    expect(ORDER).toEqual(epochs(graph).flat());
    for (const block of BLOCKS)
      expect([block.name, block.weight]).toEqual([block.name, subtreeWeight(graph, block.name)]);
  });

  it('writes a block’s epoch and number, and a question mark above the block that has none', () => {
    const labels = Object.fromEntries(BLOCKS.map((block) => [block.name, labelOf(block, 'epochs')]));
    epochs(graph).forEach((blocks, epoch) => {
      for (const name of blocks) expect([name, labels[name]]).toEqual([name, String(epoch)]);
    });
    const open = BLOCKS.filter((block) => labelOf(block, 'order') === '?');
    expect(open.map(({name}) => name)).toEqual(['L']);
  });

  it('marks what ran and what was skipped', () => {
    const marks = Object.fromEntries(BLOCKS.map((block) => [block.name, labelOf(block, 'transactions')]));
    for (const {block, result} of execute(graph))
      expect([block, marks[block]]).toEqual([block, result === 'executed' ? '✓' : '✗']);
  });

  it('draws one bold segment per pivot block after the first, and no two blocks in one place', () => {
    expect(BLOCKS.flatMap(({edges}) => edges.filter(({kind}) => kind === 'pivot'))).toHaveLength(
      PIVOT_CHAIN.length - 1,
    );
    expect(new Set(BLOCKS.map(({x, y}) => `${String(x)} ${String(y)}`)).size).toBe(BLOCKS.length);
    for (const {x, y} of BLOCKS) expect(x > 14 && x < FIELD.width - 14 && y > 28 && y < FIELD.height - 12).toBe(true);
  });

  it('has a line of text for each step', () => {
    for (const step of STEPS) expect(lineOf(step)).not.toBe('');
    expect(lineOf('references')).toBe('I → C, I → F, I → H, K → J');
  });
});

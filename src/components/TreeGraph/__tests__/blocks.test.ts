import {describe, expect, it} from 'vitest';
import {BLOCKS, type Block} from '../blocks';
import {epochCount, toDrawing} from '../toDrawing';

const byName = new Map(BLOCKS.map((block) => [block.name, block]));
const linksOf = (block: Block): string[] => [...(block.parent === undefined ? [] : [block.parent]), ...block.refs];

function pastOf(name: string): Set<string> {
  const block = byName.get(name);
  const past = new Set([name]);
  for (const link of block === undefined ? [] : linksOf(block)) for (const older of pastOf(link)) past.add(older);
  return past;
}

const weightOf = (name: string): number =>
  1 + BLOCKS.filter(({parent}) => parent === name).reduce((sum, child) => sum + weightOf(child.name), 0);

describe('the illustrated Tree-Graph', () => {
  it('refers only to blocks that arrived before', () => {
    BLOCKS.forEach((block, index) => {
      const older = new Set(BLOCKS.slice(0, index).map(({name}) => name));
      expect(linksOf(block).filter((name) => !older.has(name))).toEqual([]);
    });
  });

  it('follows the heaviest subtree along the pivot chain', () => {
    const pivots = BLOCKS.filter(({lane}) => lane === 0);
    for (const pivot of pivots) {
      const heavier = BLOCKS.filter(
        ({parent, name}) => parent === pivot.parent && parent !== undefined && name !== pivot.name,
      );
      for (const sibling of heavier) expect(weightOf(pivot.name)).toBeGreaterThan(weightOf(sibling.name));
    }
  });

  it('puts each block into the epoch of the first pivot block that reaches it', () => {
    const pivots = BLOCKS.filter(({lane}) => lane === 0);
    for (const {name, epoch} of BLOCKS) {
      const first = pivots.find((pivot) => pastOf(pivot.name).has(name));
      expect([name, first?.epoch ?? pivots.length]).toEqual([name, epoch]);
    }
  });

  it('draws one bold segment per epoch after the first', () => {
    const bold = toDrawing(BLOCKS).flatMap(({edges}) => edges.filter(({pivot}) => pivot));
    expect(bold).toHaveLength(epochCount(BLOCKS) - 1);
  });
});

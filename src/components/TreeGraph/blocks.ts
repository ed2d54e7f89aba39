/** One block of the illustration; `lane` 0 is the pivot chain's row, `slot` its place across the epoch's column. */
export interface Block {
  name: string;
  /** The epoch that collects the block; a block without references yet is in the column after the last. */
  epoch: number;
  lane: -2 | -1 | 0 | 1 | 2;
  slot: number;
  parent?: string;
  refs: readonly string[];
}

const PIVOT_SLOT = 0.76;

const block = (
  name: string,
  epoch: number,
  lane: Block['lane'],
  slot: number,
  parent?: string,
  refs: readonly string[] = [],
): Block => ({
  name,
  epoch,
  lane,
  slot,
  refs,
  ...(parent === undefined ? {} : {parent}),
});

/** Twenty-six blocks in the order they arrive; their edges follow the Tree-Graph's rules, which a unit test holds. */
export const BLOCKS: readonly Block[] = [
  block('g', 0, 0, PIVOT_SLOT),
  block('a1', 1, -1, 0.34, 'g'),
  block('p1', 1, 0, PIVOT_SLOT, 'g', ['a1']),
  block('b1', 2, 1, 0.2, 'g'),
  block('b2', 2, -1, 0.46, 'p1'),
  block('p2', 2, 0, PIVOT_SLOT, 'p1', ['b1', 'b2']),
  block('c1', 3, -2, 0.3, 'a1'),
  block('p3', 3, 0, PIVOT_SLOT, 'p2', ['c1']),
  block('d1', 4, 1, 0.02, 'b1'),
  block('d2', 4, 2, 0.36, 'd1'),
  block('d3', 4, -1, 0.3, 'p2'),
  block('p4', 4, 0, PIVOT_SLOT, 'p3', ['d2', 'd3']),
  block('e1', 5, -1, 0.36, 'p3'),
  block('p5', 5, 0, PIVOT_SLOT, 'p4', ['e1']),
  block('f1', 6, 1, 0.16, 'p4'),
  block('f2', 6, 2, 0.4, 'd2'),
  block('f3', 6, -2, 0.28, 'e1'),
  block('p6', 6, 0, PIVOT_SLOT, 'p5', ['f1', 'f2', 'f3']),
  block('h1', 7, -1, 0.32, 'p5'),
  block('p7', 7, 0, PIVOT_SLOT, 'p6', ['h1']),
  block('i1', 8, 1, 0.14, 'p6'),
  block('i2', 8, 2, 0.42, 'f2'),
  block('i3', 8, -1, 0.4, 'p7'),
  block('p8', 8, 0, PIVOT_SLOT, 'p7', ['i1', 'i2', 'i3']),
  block('j1', 9, -1, 0.4, 'p8'),
  block('j2', 9, 1, 0.3, 'i1', ['p8']),
];

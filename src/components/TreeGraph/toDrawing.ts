import type {Block} from './blocks';

/** Width of an epoch's column and height of a lane, in the drawing's own units. */
export const COLUMN = 64;
const LANE = 50;
const MIDDLE_LANE = 2.5;

/** The lanes' height; the epoch numbers are below it. */
export const FIELD_HEIGHT = LANE * 5;

interface Point {
  x: number;
  y: number;
}

/** One edge from a block back to an older one, as path data. */
export interface DrawnEdge {
  path: string;
  pivot: boolean;
}

/** One block with its place, the edges it brings and its turn in the growth. */
export interface DrawnBlock extends Point {
  name: string;
  kind: 'pivot' | 'block' | 'tip';
  turn: number;
  edges: readonly DrawnEdge[];
}

const placeOf = ({epoch, slot, lane}: Block): Point => ({
  x: Math.round((epoch + slot) * COLUMN),
  y: Math.round((lane + MIDDLE_LANE) * LANE),
});

/** The number of epochs that have a pivot block; the blocks to the right of them are not yet referred to. */
export function epochCount(blocks: readonly Block[]): number {
  return blocks.filter(({lane}) => lane === 0).length;
}

/** Places each block on the grid of epochs and lanes, in the order of the table. */
export function toDrawing(blocks: readonly Block[]): DrawnBlock[] {
  const byName = new Map(blocks.map((block) => [block.name, block]));
  const epochs = epochCount(blocks);
  return blocks.map((block, turn) => {
    const from = placeOf(block);
    const edges = [block.parent, ...block.refs].flatMap((name) => {
      const target = name === undefined ? undefined : byName.get(name);
      if (target === undefined) return [];
      const to = placeOf(target);
      return [{path: `M${from.x} ${from.y}L${to.x} ${to.y}`, pivot: block.lane === 0 && target.lane === 0}];
    });
    const kind = block.lane === 0 ? 'pivot' : block.epoch < epochs ? 'block' : 'tip';
    return {...from, name: block.name, kind, turn, edges};
  });
}

import type {ResourceId} from '@site/src/config/resources';

type Point = readonly [x: number, y: number];

/** A piece of the Tree-Graph on a field of 72 × 48: edges first, then squares, each drawn around its middle. */
export interface Glyph {
  hairlines: string;
  pivot: string;
  blocks: readonly Point[];
  pivots: readonly Point[];
  /** Blocks that nothing refers to yet. */
  tips: readonly Point[];
}

/** The piece that each topic is about. */
export const GLYPHS: Record<ResourceId, Glyph> = {
  // The shape itself: a pivot chain and two blocks that it refers to.
  basics: {
    hairlines: 'M10 24 23 8 36 24 49 40 62 24',
    pivot: 'M10 24H62',
    blocks: [
      [23, 8],
      [49, 40],
    ],
    pivots: [
      [10, 24],
      [36, 24],
      [62, 24],
    ],
    tips: [],
  },
  // A new block joins the end; a frame, the signatures, surrounds an older one.
  mineStake: {
    hairlines: 'M36 24 62 24M26 14H46V34H26Z',
    pivot: 'M10 24H36',
    blocks: [],
    pivots: [
      [10, 24],
      [36, 24],
    ],
    tips: [[62, 24]],
  },
  // The whole graph in one box.
  runNode: {
    hairlines: 'M14 24 24 12 36 24M36 24 47 36 58 24M36 24 47 12 58 24M2 2H70V46H2Z',
    pivot: 'M14 24H58',
    blocks: [
      [24, 12],
      [47, 36],
      [47, 12],
    ],
    pivots: [
      [14, 24],
      [36, 24],
      [58, 24],
    ],
    tips: [],
  },
  // One block, opened: lines of code inside.
  build: {
    hairlines: 'M32 6H68V42H32ZM39 15H52M43 24H61M43 33H55',
    pivot: 'M10 24H32',
    blocks: [],
    pivots: [[10, 24]],
    tips: [],
  },
  // Two branches of the same length: which one holds?
  faqs: {
    hairlines: 'M10 24 34 10 60 10M10 24 34 38 60 38',
    pivot: '',
    blocks: [
      [34, 10],
      [34, 38],
    ],
    pivots: [[10, 24]],
    tips: [
      [60, 10],
      [60, 38],
    ],
  },
  // One way through, from block to block.
  guides: {
    hairlines: 'M27 24 44 40M27 24 10 10M44 24 27 8',
    pivot: 'M10 38 27 24H44L62 10',
    blocks: [
      [44, 40],
      [10, 10],
      [27, 8],
    ],
    pivots: [
      [10, 38],
      [27, 24],
      [44, 24],
      [62, 10],
    ],
    tips: [],
  },
};

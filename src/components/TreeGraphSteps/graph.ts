import data from '../../../samples/tree-graph/graph.json';
import steps from '../../../samples/tree-graph/steps.json';

/** What each step adds to the drawing, in the order of the rules. */
export const STEPS = ['parents', 'references', 'weights', 'pivot', 'epochs', 'order', 'transactions'] as const;
export type Step = (typeof STEPS)[number];

/** Lanes from top to bottom; the column of a block is its height. */
const LANES: Readonly<Record<string, number>> = {
  G: 2,
  A: 2,
  B: 4,
  C: 1,
  D: 4,
  E: 2,
  F: 3,
  H: 4,
  I: 2,
  J: 0,
  K: 2,
  L: 3,
};
const COLUMN = 70;
const LANE = 48;
const MARGIN = {x: 24, y: 36};

/** The drawing's size in its own units, near a phone's pixels. */
export const FIELD = {width: 328, height: 250};

interface Edge {
  path: string;
  kind: 'parent' | 'reference' | 'pivot';
}

/**
 * A block in its place, with the edges it brings and what each step computes for it; `mark` is its transaction's
 * result.
 */
export interface DrawnBlock {
  name: string;
  x: number;
  y: number;
  parent?: string;
  refs: readonly string[];
  edges: readonly Edge[];
  isPivot: boolean;
  weight: number;
  epoch?: number;
  number?: number;
  mark?: '✓' | '✗';
}

/** The pivot chain and the order of all blocks that have an epoch. */
export const PIVOT_CHAIN: readonly string[] = steps.pivotChain;
export const ORDER: readonly string[] = steps.epochs.flat();

const weights: Readonly<Record<string, number | undefined>> = steps.weights;
const byName = new Map(data.blocks.map((block) => [block.name, block]));

function heightOf(name: string): number {
  const parent = byName.get(name)?.parent;
  return parent === undefined ? 0 : heightOf(parent) + 1;
}

const placeOf = (name: string): {x: number; y: number} => ({
  x: MARGIN.x + heightOf(name) * COLUMN,
  y: MARGIN.y + (LANES[name] ?? 0) * LANE,
});
const isPivot = (name: string): boolean => PIVOT_CHAIN.includes(name);

function toEdge(from: string, to: string, kind: 'parent' | 'reference'): Edge {
  const [start, end] = [placeOf(from), placeOf(to)];
  const path = `M${String(start.x)} ${String(start.y)}L${String(end.x)} ${String(end.y)}`;
  return {path, kind: kind === 'parent' && isPivot(from) && isPivot(to) ? 'pivot' : kind};
}

function toBlock({name, parent, refs}: {name: string; parent?: string; refs: readonly string[]}): DrawnBlock {
  const epoch = steps.epochs.findIndex((blocks) => blocks.includes(name));
  const number = ORDER.indexOf(name);
  const outcome = steps.outcomes.find(({block}) => block === name)?.result;
  return {
    name,
    ...placeOf(name),
    ...(parent !== undefined && {parent}),
    refs,
    edges: [
      ...(parent === undefined ? [] : [toEdge(name, parent, 'parent')]),
      ...refs.map((ref) => toEdge(name, ref, 'reference')),
    ],
    isPivot: isPivot(name),
    weight: weights[name] ?? 0,
    ...(epoch >= 0 && {epoch}),
    ...(number >= 0 && {number}),
    ...(outcome !== undefined && {mark: outcome === 'executed' ? '✓' : '✗'}),
  };
}

/** The blocks of the sample's graph in the order they arrived. */
export const BLOCKS: readonly DrawnBlock[] = data.blocks.map(toBlock);

/** What a step writes above a block; empty if it has nothing to write. */
export function labelOf({weight, epoch, number, mark}: DrawnBlock, step: Step): string {
  switch (step) {
    case 'parents':
    case 'references':
      return '';
    case 'weights':
    case 'pivot':
      return String(weight);
    case 'epochs':
      return epoch === undefined ? '?' : String(epoch);
    case 'order':
      return number === undefined ? '?' : String(number);
    case 'transactions':
      return mark ?? '';
  }
}

/** Whether a step comes at or after another one. */
export const isFrom = (step: Step, first: Step): boolean => STEPS.indexOf(step) >= STEPS.indexOf(first);

/** The step's data as a line of text, for readers who can't see the drawing. */
export function lineOf(step: Step): string {
  if (step === 'parents')
    return BLOCKS.flatMap(({name, parent}) => (parent === undefined ? [] : [`${name} → ${parent}`])).join(', ');
  if (step === 'references') return BLOCKS.flatMap(({name, refs}) => refs.map((ref) => `${name} → ${ref}`)).join(', ');
  if (step === 'pivot') return PIVOT_CHAIN.join(' → ');
  return BLOCKS.flatMap((block) => (labelOf(block, step) === '' ? [] : [`${block.name} ${labelOf(block, step)}`])).join(
    ', ',
  );
}

import data from '../../../samples/base-fee/steps.json';
import type {Point} from '../Plot/toScale';

const MILLION = 1_000_000;

/** The sample's blocks, counted from 1: the sum of their gas limits in millions, and their base fee in Gdrip. */
export const BLOCKS: readonly {block: number; gas: number; fee: number}[] = data.blocks.map(({gas, fee}, index) => ({
  block: index + 1,
  gas: gas / MILLION,
  fee,
}));

/** The gas limit of a block and its target, in millions; the minimum of the base fee in Gdrip. */
export const LEVELS = {limit: data.limit / MILLION, target: data.target / MILLION, minimum: data.minimum};

/** The points of both plots. */
export const GAS: readonly Point[] = BLOCKS.map(({block, gas}) => ({x: block, y: gas}));
export const FEES: readonly Point[] = BLOCKS.map(({block, fee}) => ({x: block, y: fee}));

/** The end of the axis of fees: the next tenth of a Gdrip above all of them. */
export const HIGHEST = Math.ceil(Math.max(...FEES.map(({y}) => y)) * 10) / 10;

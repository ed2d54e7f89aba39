/** A run of entries or characters, from one position up to but without another. */
export interface Slice {
  from: number;
  to: number;
}

/** How much is shown at first and by each step; never more than `most` at once. */
export interface Measure {
  step: number;
  most: number;
}

/** Measure of lists and objects. */
export const ENTRIES: Measure = {step: 100, most: 500};

/** Measure of long texts. */
export const CHARACTERS: Measure = {step: 20_000, most: 100_000};

function within({from, to}: Slice, total: number): Slice {
  return {from: Math.min(Math.max(from, 0), total), to: Math.min(Math.max(to, 0), total)};
}

/** What is shown before anyone asks for more; a rest too small to be worth a step is shown at once. */
export function firstSlice(total: number, {step}: Measure): Slice {
  return {from: 0, to: total <= step * 1.2 ? total : step};
}

/** A step more on one side; what grows beyond the most is let go on the other side. */
export function growSlice({from, to}: Slice, side: 'before' | 'after', total: number, {step, most}: Measure): Slice {
  if (side === 'before') {
    const start = Math.max(from - step, 0);
    return within({from: start, to: Math.min(to, start + most)}, total);
  }
  const end = Math.min(to + step, total);
  return within({from: Math.max(from, end - most), to: end}, total);
}

/** The slice that shows a position: the given one if it does, else the step that contains the position. */
export function sliceWith(position: number, slice: Slice, total: number, {step}: Measure): Slice {
  if (position >= slice.from && position < slice.to) return slice;
  const from = Math.floor(position / step) * step;
  return within({from, to: from + step}, total);
}

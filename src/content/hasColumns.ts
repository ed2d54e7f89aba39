/** A letter, and two spaces or more up to the next. */
const GAP = /\S {2,}(?=\S)/g;

/** Letters up to which the lines of a list of names and values stay as they were printed. */
export const LIST_WIDTH = 76;

/**
 * Whether a text has columns, which a line break would tear apart: a line with three or more, or a list of names and
 * values whose lines aren't too long to be scrolled.
 */
export function hasColumns(text: string): boolean {
  const lines = text.split('\n');
  const gaps = lines.map((line) => line.match(GAP)?.length ?? 0);
  const isList = gaps.filter((count) => count > 0).length > 1 && lines.every((line) => line.length <= LIST_WIDTH);
  return isList || gaps.some((count) => count > 1);
}

import type {OutputRow} from '@site/src/content/outputLayout';

/** Letters that a row of a phone has room for, all columns together. */
const ROOM = 40;
/** Cells up to which a list takes one screen: a line of 37 px for each. A row that is scrolled takes a line for all. */
const MOST_LISTED = 24;

/**
 * How a table is shown on a phone: as it is, as a list of rows with the head of its column before each cell, or scrolled
 * sideways. A list needs a head for each column but the first, and takes one screen at most.
 */
export function narrowLayout(
  rows: readonly OutputRow[],
  columns: number,
  head: OutputRow | undefined,
): 'asIs' | 'labelled' | 'scrolled' {
  if (columns < 3) return 'asIs';
  const widths = Array.from({length: columns}, (_, column) =>
    Math.max(
      ...[...rows, ...(head ? [head] : [])].map(({cells}) => (cells.length > 1 ? (cells[column] ?? '') : '').length),
    ),
  );
  if (widths.reduce((sum, width) => sum + width, 0) <= ROOM) return 'asIs';
  const isListed = head?.cells.slice(1).every((cell) => cell !== '') ?? false;
  return isListed && rows.length * columns <= MOST_LISTED ? 'labelled' : 'scrolled';
}

import {contentOf, gapAt, isBlank, piecesOf, type Piece} from './lines';

/** Places at which lines are cut into columns. */
export type Cuts = readonly number[];

const edgesOf = (index: number, cuts: Cuts): [number, number] => [
  index === 0 ? 0 : (cuts[index - 1] ?? 0),
  cuts[index] ?? Number.MAX_SAFE_INTEGER,
];

/** The texts of one column, line by line; undefined where a line has none. */
export const columnOf = (lines: readonly string[], cuts: Cuts, index: number): (Piece | undefined)[] =>
  lines.map((line) => contentOf(line, ...edgesOf(index, cuts)));

const areEqual = (numbers: readonly number[]): boolean => new Set(numbers).size <= 1;
const present = (column: readonly (Piece | undefined)[]): Piece[] => column.filter((piece) => piece !== undefined);

/** Whether all texts of a column begin, or all end, at the same place. */
export function alignmentOf(column: readonly (Piece | undefined)[]): {start: boolean; end: boolean} {
  const pieces = present(column);
  return {start: areEqual(pieces.map(({start}) => start)), end: areEqual(pieces.map(({end}) => end))};
}

/** The places that are blank in every line, after the first letter of all, as stretches. */
function blankStretches(lines: readonly string[]): Piece[] {
  const from = Math.min(...lines.map((line) => line.search(/\S/)));
  const to = Math.max(...lines.map((line) => line.trimEnd().length));
  const found: Piece[] = [];
  for (let place = from; place < to; place += 1) {
    if (!lines.every((line) => isBlank(line, place))) continue;
    const last = found.at(-1);
    if (last?.end === place) last.end += 1;
    else found.push({start: place, end: place + 1});
  }
  return found;
}

const NUMBER = /^[-−+]?\d[\d,.]*$/;

const isFigure = (line: string, piece: Piece | undefined): boolean =>
  !piece || NUMBER.test(line.slice(piece.start, piece.end));

/** Whether most texts of a column begin at the same place, and the others further on, as in a list with parts. */
function isStepped(pieces: readonly Piece[]): boolean {
  const first = Math.min(...pieces.map(({start}) => start));
  return pieces.filter(({start}) => start === first).length * 2 >= pieces.length;
}

/**
 * Whether a cut parts two columns: both have texts, the second begins at one place or ends at one, and the texts around
 * it are mostly two spaces or more apart; a second column that only ends at one place is of figures if it is closer.
 */
function parts(lines: readonly string[], cuts: Cuts, index: number): boolean {
  const [before, after] = [columnOf(lines, cuts, index), columnOf(lines, cuts, index + 1)];
  if (present(before).length === 0 || present(after).length < 2) return false;
  const {start, end} = alignmentOf(after);
  const gaps = lines.flatMap((line, row) => {
    if (!before[row] || !after[row]) return [];
    const gap = gapAt(line, (cuts[index] ?? 0) - 1);
    return [gap.end - gap.start];
  });
  const wide = gaps.filter((gap) => gap > 1).length;
  if (gaps.length > 0 && wide === gaps.length && isStepped(present(after))) return true;
  const isClear = wide === gaps.length || lines.every((line, row) => isFigure(line, after[row]));
  return gaps.length > 0 && (start || (end && isClear)) && wide * 2 >= gaps.length;
}

/** Whether a text has two spaces or more inside. */
export const hasGap = (line: string, piece: Piece | undefined): boolean =>
  piece !== undefined && line.slice(piece.start, piece.end).includes('  ');

/** Where the columns of a table's rows begin, after the first; a stretch of blanks that parts nothing isn't a cut. */
export function cutsOf(lines: readonly string[]): Cuts {
  let stretches = blankStretches(lines);
  for (;;) {
    const cuts = stretches.map(({end}) => end);
    const failing = stretches.filter((_, index) => !parts(lines, cuts, index));
    const [worst] = failing.sort((one, other) => one.end - one.start - (other.end - other.start));
    if (!worst) return cuts;
    stretches = stretches.filter((stretch) => stretch !== worst);
  }
}

/** Where one cut of the rows falls in the line above them; undefined if that isn't clear. */
function headCut(head: string, rows: readonly string[], cuts: Cuts, index: number): number | undefined {
  const cut = cuts[index] ?? 0;
  const before = columnOf(rows, cuts, index);
  const last = Math.max(...present(before).map(({end}) => end));
  const gaps = new Set<number>();
  for (let place = last; place < cut; place += 1) {
    const gap = isBlank(head, place) ? gapAt(head, place) : undefined;
    if (gap && gap.end - gap.start > 1) gaps.add(Math.min(gap.end, cut));
  }
  if (gaps.size > 1) return undefined;
  const [only] = gaps;
  if (only !== undefined) return only;
  if (alignmentOf(columnOf(rows, cuts, index + 1)).start && isBlank(head, cut - 1)) return cut;
  return alignmentOf(before).end && isBlank(head, last) ? last + 1 : undefined;
}

/** Where a line with as many texts as the rows have columns is cut, wherever they are; its first may be none. */
function byCount(head: string, cuts: Cuts): number[] | undefined {
  const starts = piecesOf(head).map(({start}) => start);
  if (cuts.length < 2) return undefined;
  if (starts.length === cuts.length + 1) return starts.slice(1);
  return starts.length === cuts.length && (starts[0] ?? 0) >= (cuts[0] ?? 0) ? starts : undefined;
}

/**
 * Where the line above the rows is cut so that each of its texts heads one column; undefined if it has too few texts
 * or too many, or could be cut in two ways. Columns at either end may have no head.
 */
export function headCuts(head: string, rows: readonly string[], cuts: Cuts): number[] | undefined {
  const places = cuts.map((_, index) => headCut(head, rows, cuts, index)).filter((place) => place !== undefined);
  const isRising = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  if (places.length < cuts.length || !isRising) return byCount(head, cuts);
  const texts = [0, ...places].map((_, index) => contentOf(head, ...edgesOf(index, places)));
  const [first, last] = [texts.findIndex(Boolean), texts.findLastIndex(Boolean)];
  const isWhole = texts.slice(first, last + 1).every((text) => text && !hasGap(head, text));
  // Heads of two columns or more, of which one column has none at most, or two before the first.
  return isWhole && first <= 2 && last >= texts.length - 2 && last > first ? places : byCount(head, cuts);
}

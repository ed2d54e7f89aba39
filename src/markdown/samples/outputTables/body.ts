import {columnOf, cutsOf, hasGap, type Cuts} from './columns';
import {contentOf, isBlank, isSentence, indentOf, piecesOf} from './lines';

/** What is a table from so many rows on: a list of names and values, and anything with more columns. */
const FEWEST_ROWS = {list: 3, table: 2};

/** The lines of a table below its head. */
export interface Body {
  /** The rows, without the sentences between them, and where each is cut. */
  rows: readonly string[];
  cuts: readonly Cuts[];
  /** Where each line is cut: a sentence nowhere. */
  all: readonly Cuts[];
  /** The cuts of the rows with the same columns, which their head has to match. */
  alike: {rows: readonly string[]; cuts: Cuts};
}

/** The places of a row with one more column at its end than all rows share: its own begins where its gap ends. */
function withLast(line: string, cuts: Cuts): number[] | undefined {
  const last = contentOf(line, cuts.at(-1) ?? 0, line.length);
  const [, second, ...more] = last ? piecesOf(line.slice(last.start, last.end)) : [];
  if (more.length > 0) return undefined;
  return [...cuts, second && last ? last.start + second.start : line.length + 1];
}

/** Where each row is cut; undefined where a text of one would still have a gap inside. */
function cutRows(rows: readonly string[], cuts: Cuts): Cuts[] | undefined {
  const gapsIn = (index: number): boolean =>
    columnOf(rows, cuts, index).some((piece, row) => hasGap(rows[row] ?? '', piece));
  if (cuts.some((_, index) => gapsIn(index))) return undefined;
  if (!gapsIn(cuts.length)) return rows.map(() => cuts);
  const longer = rows.map((row) => withLast(row, cuts));
  const found = longer.filter((row) => row !== undefined);
  return found.length === rows.length ? found : undefined;
}

/** Where each row is cut: at as many of the shared places, from the first on, as leave no text with a gap. */
function rowCuts(rows: readonly string[], shared: Cuts): Cuts[] | undefined {
  for (let count = shared.length; count > 0; count -= 1) {
    const found = cutRows(rows, shared.slice(0, count));
    if (found) return found;
  }
  return undefined;
}

/** Whether the only text of a line fills its place in a column, and no more. */
const startsColumn = (line: string, cuts: Cuts): boolean => {
  const index = cuts.indexOf(indentOf(line));
  return index >= 0 && line.length < (cuts[index + 1] ?? Number.MAX_SAFE_INTEGER);
};

type Kind = 'row' | 'full' | 'sentence';

/** What a line is in a list that is cut at these places; a full row has room for one space before its value only. */
function kindOf(line: string, [first = 0, ...others]: Cuts, depth: number): Kind {
  if (!isSentence(line) || startsColumn(line, [first, ...others])) return 'row';
  const isFull = others.length === 0 && isBlank(line, first - 1) && !isBlank(line, first);
  return isFull && indentOf(line) >= depth && indentOf(line) < first ? 'full' : 'sentence';
}

/** The rows of a table, cut where their texts are below each other, with sentences between them. */
export function alignedBody(lines: readonly string[]): Body | undefined {
  const split = lines.filter((line) => !isSentence(line));
  if (split.length < FEWEST_ROWS.table) return undefined;
  const shared = cutsOf(split);
  if (shared.length === 0) return undefined;
  const depth = Math.min(...split.map(indentOf));
  const kinds = lines.map((line) => kindOf(line, shared, depth));
  // A sentence that begins where the rows do could have a space in that place as well.
  const isDoubtful = lines.some((line, at) => kinds[at] === 'sentence' && indentOf(line) === depth);
  const rows = lines.filter((_, at) => kinds[at] !== 'sentence');
  if ((kinds.includes('full') && isDoubtful) || lines.length > rows.length * 2) return undefined;
  const cuts = rowCuts(rows, shared);
  if (!cuts || rows.length < ((cuts[0]?.length ?? 0) > 1 ? FEWEST_ROWS.table : FEWEST_ROWS.list)) return undefined;
  let next = 0;
  const all = kinds.map((kind) => (kind === 'sentence' ? [] : (cuts[next++] ?? [])));
  return {rows, cuts, all, alike: {rows, cuts: cuts[0] ?? []}};
}

/** Where a row begins each of its texts but the first. */
const startsOf = (line: string): number[] =>
  piecesOf(line)
    .slice(1)
    .map(({start}) => start);

/**
 * The rows of a table that all have as many texts, three or more, with sentences between them: wherever the
 * texts are, the first of each row is in the first column, and so on.
 */
export function countedBody(lines: readonly string[]): Body | undefined {
  const rows = lines.filter((line) => !isSentence(line));
  const count = piecesOf(rows[0] ?? '').length;
  if (rows.length < FEWEST_ROWS.list || count < 3 || rows.some((row) => piecesOf(row).length !== count))
    return undefined;
  const odd = rows.findIndex((_, at) => cutsOf(rows.filter((__, other) => other !== at)).length === count - 1);
  const others = rows.filter((_, at) => at !== odd);
  const alike = odd < 0 ? {rows: [], cuts: []} : {rows: others, cuts: cutsOf(others)};
  return {rows, cuts: rows.map(startsOf), all: lines.map((line) => (isSentence(line) ? [] : startsOf(line))), alike};
}

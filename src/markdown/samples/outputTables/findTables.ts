import {LIST_WIDTH} from '../../../content/hasColumns';
import type {OutputTable} from '../../../content/outputLayout';
import {alignedBody, countedBody, type Body} from './body';
import {alignmentOf, headCuts, type Cuts} from './columns';
import {contentOf, indentOf, isSentence, piecesOf} from './lines';

const FIGURE = /^[-−+]?\d[\d,.]*(?:\s?(?:%|[A-Za-z]{1,6}))?$/;
const NUMBER = /^[-−+]?\d[\d,.]*%?$/;

type Layout = Omit<OutputTable, 'from' | 'to'>;

/** Cells of a column, as their rows are cut. */
const cellsOf = (rows: readonly string[], cuts: readonly Cuts[], index: number): string[] =>
  rows.map((row, at) => row.slice(index === 0 ? 0 : cuts[at]?.[index - 1], cuts[at]?.[index]).trim());

function figuresOf(rows: readonly string[], cuts: readonly Cuts[]): number[] {
  return (cuts[0] ?? []).flatMap((_, before) => {
    const cells = cellsOf(rows, cuts, before + 1);
    const filled = cells.filter((cell) => cell !== '');
    const {start, end} = alignmentOf(
      rows.map((row, at) => contentOf(row, cuts[at]?.[before] ?? 0, cuts[at]?.[before + 1] ?? row.length)),
    );
    const isFlush = end && !start && filled.some((cell) => FIGURE.test(cell));
    const isList = cuts[0]?.length === 1;
    const isOfFigures = filled.length > 0 && filled.every((cell) => (isList ? NUMBER : FIGURE).test(cell));
    return isFlush || isOfFigures ? [before + 1] : [];
  });
}

/** Whether a line that heads the columns differs from the rows in kind: it has words where they have figures. */
function isHead(line: string, places: Cuts, rows: readonly string[], cuts: readonly Cuts[]): boolean {
  const heads = [0, ...places].map((_, index) => cellsOf([line], [places], index)[0] ?? '');
  if (heads[0] === '') return true;
  return heads.some((head, index) => {
    const cells = cellsOf(rows, cuts, index).filter((cell) => cell !== '');
    return index > 0 && !/\d/.test(head) && cells.length > 0 && cells.every((cell) => /\d/.test(cell));
  });
}

/**
 * Whether the first and the last of a table's lines belong to it: a sentence ends none, and begins one only right above
 * a row and if another one between the rows begins at the same place.
 */
function isWhole(lines: readonly string[], all: readonly Cuts[]): boolean {
  if (all.at(-1)?.length === 0) return false;
  if (all[0]?.length !== 0) return true;
  const depth = indentOf(lines[0] ?? '');
  return (
    all[1]?.length !== 0 && all.some((cuts, at) => at > 1 && cuts.length === 0 && indentOf(lines[at] ?? '') === depth)
  );
}

/** A table without its head, or with the lines below one. */
const layoutBelow = (body: Body, head?: Cuts): Layout => {
  const names = cellsOf(body.rows, body.cuts, 0);
  return {
    hasHead: head !== undefined,
    hasNames: !names.includes('') && new Set(names).size === names.length,
    cuts: head ? [head, ...body.all] : body.all,
    figures: figuresOf(body.rows, body.cuts),
  };
};

/** How lines are a table, in the way that `toBody` finds its rows; undefined if they are none. */
function layoutOf(
  lines: readonly string[],
  toBody: (lines: readonly string[]) => Body | undefined,
): Layout | undefined {
  const [head = '', ...below] = lines;
  const rest = isSentence(head) || isSentence(below[0] ?? '') ? undefined : toBody(below);
  const places = rest && rest.alike.cuts.length > 0 ? headCuts(head, rest.alike.rows, rest.alike.cuts) : undefined;
  const whole = toBody(lines);
  if (rest && places && isWhole(below, rest.all)) {
    const hasHead = whole?.cuts[0]?.length !== places.length || isHead(head, places, rest.rows, rest.cuts);
    if (hasHead) return layoutBelow(rest, places);
  }
  return whole && isWhole(lines, whole.all) ? layoutBelow(whole) : undefined;
}

/** The first table of a stretch of lines without blank ones; undefined if it has none. */
function firstTable(lines: readonly string[], from: number, to: number): OutputTable | undefined {
  for (let start = from; start < to; start += 1) {
    // A table begins with a row or right above one.
    if (isSentence(lines[start] ?? '') && isSentence(lines[start + 1] ?? '')) continue;
    for (let end = to; end >= start + 2; end -= 1) {
      const some = lines.slice(start, end);
      const layout = layoutOf(some, alignedBody) ?? (end === to ? layoutOf(some, countedBody) : undefined);
      if (layout) return {from: start, to: end, ...layout};
    }
  }
  return undefined;
}

/** The tables in lines without blank ones between; none if a line with columns is in no table. */
function tablesIn(lines: readonly string[], from: number, to: number): OutputTable[] {
  const tables: OutputTable[] = [];
  for (let table = firstTable(lines, from, to); table; table = firstTable(lines, table.to, to)) tables.push(table);
  const piecesAt = (line: number): number => piecesOf(lines[line] ?? '').length;
  const others = lines.flatMap((_, line) =>
    line >= from && line < to && !tables.some((table) => line >= table.from && line < table.to) ? [line] : [],
  );
  const isTorn = others.some(
    (line) => piecesAt(line) > 2 || (piecesAt(line) === 2 && tables.some((table) => table.from === line + 1)),
  );
  return isTorn ? [] : tables;
}

/** Whether a table is a list of names and values without a head. */
const isList = ({cuts, hasHead}: OutputTable): boolean => !hasHead && cuts.every((places) => places.length < 2);

/**
 * The tables in what a program printed: lines next to each other whose texts are in columns. A list of names and
 * values is one only if it has a head, or if it or another one of the output has a line that is too long.
 */
export function findTables(output: string): OutputTable[] {
  const lines = output.split('\n');
  const isEmpty = (line: number): boolean => (lines[line] ?? '').trim() === '';
  const tables: OutputTable[] = [];
  for (let from = 0; from < lines.length; from += 1) {
    if (isEmpty(from)) continue;
    let to = from;
    while (to < lines.length && !isEmpty(to)) to += 1;
    tables.push(...tablesIn(lines, from, to));
    from = to;
  }
  const areWide = tables.some(
    (table) => isList(table) && lines.slice(table.from, table.to).some((line) => line.length > LIST_WIDTH),
  );
  return areWide ? tables : tables.filter((table) => !isList(table));
}

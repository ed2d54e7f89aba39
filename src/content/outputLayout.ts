/** The place of a table in a program's output: which lines are its rows, and where each line is cut into cells. */
export interface OutputTable {
  /** Index of its first line. */
  from: number;
  /** Index of the line after its last. */
  to: number;
  /** Whether its first line is the head. */
  hasHead: boolean;
  /** Whether the first cell of each row is its head. */
  hasNames: boolean;
  /**
   * Columns to cut each line at, one fewer than it has cells; a line that isn't cut is a sentence between the rows.
   */
  cuts: readonly (readonly number[])[];
  /** Indices of the columns whose figures end at the same place. */
  figures: readonly number[];
}

/** A part of an output: its text as printed, or a table with the cells of its lines. */
export type OutputPart = {kind: 'text'; text: string} | {kind: 'table'; table: OutputTable; rows: readonly OutputRow[]};

/** One line of a table: its cells without the spaces around, or one cell alone; how far it is moved in, in letters. */
export interface OutputRow {
  cells: readonly string[];
  indent: number;
}

const rowOf = (line: string, cuts: readonly number[]): OutputRow => {
  const ends = [...cuts, line.length];
  const cells = ends.map((end, index) => line.slice(index === 0 ? 0 : cuts[index - 1], end).trim());
  return {cells, indent: cells[0] === '' ? 0 : line.length - line.trimStart().length};
};

/** An output as its page shows it, part by part; joined, the parts have every letter of it in its order. */
export function partsOf(output: string, tables: readonly OutputTable[]): OutputPart[] {
  const lines = output.split('\n');
  const textOf = (from: number, to: number): OutputPart[] => {
    const text = lines.slice(from, to).join('\n');
    return text.trim() === '' ? [] : [{kind: 'text', text: text.replace(/^(?:[ \t]*\n)+|\s+$/g, '')}];
  };
  const starts = tables.map(({from}) => from);
  return [
    ...textOf(0, starts[0] ?? lines.length),
    ...tables.flatMap((table, index) => [
      {
        kind: 'table' as const,
        table,
        rows: table.cuts.map((cuts, row) => rowOf(lines[table.from + row] ?? '', cuts)),
      },
      ...textOf(table.to, starts[index + 1] ?? lines.length),
    ]),
  ];
}

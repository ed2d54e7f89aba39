/**
 * Lines of a file that a page shows, and what replaces them when the sample runs: the page has the tool's standard command or
 * setting, and the run what a machine without the tool's own downloads needs.
 */
export interface Swap {
  /** The file, by its path inside the sample. */
  file: string;
  /** The reader's lines, one after the other as in the file. */
  lines: string[];
  /** The lines of the run; none removes the reader's. */
  by: string[];
  /** Why the run needs it. */
  why: string;
}

const startsOf = (all: readonly string[], lines: readonly string[]): number[] =>
  all.flatMap((_, at) => (lines.every((line, index) => all[at + index] === line) ? [at] : []));

/**
 * The text of a file with its swaps made: nothing but the named lines differs. Throws with the file and its first named line if they
 * are there never, or more than once, or if two swaps name the same line.
 */
export function swapLines(text: string, swaps: readonly Swap[]): string {
  const all = text.split('\n');
  const places = swaps.map((swap) => {
    const [start, second] = startsOf(all, swap.lines);
    const where = `sample.swaps: "${swap.lines[0] ?? ''}" and what follows it`;
    if (start === undefined) throw new Error(`${where} is not in ${swap.file}: copy its lines from there`);
    if (second !== undefined)
      throw new Error(`${where} is in ${swap.file} more than once: name a line before or after it as well`);
    return {...swap, start, end: start + swap.lines.length};
  });
  const inOrder = places.sort((one, other) => one.start - other.start);
  inOrder.forEach(({end, file}, index) => {
    const next = inOrder[index + 1];
    if (next && next.start < end)
      throw new Error(`sample.swaps: two of them name the line "${all[next.start] ?? ''}" of ${file}: join them`);
  });
  return inOrder
    .reduceRight((lines, {start, end, by}) => [...lines.slice(0, start), ...by, ...lines.slice(end)], all)
    .join('\n');
}

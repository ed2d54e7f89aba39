const KEY = /^ *("(?:[^"\\]|\\.)*"): /;
const STEP = 2;

/**
 * For each line of a JSON-RPC response, written with two spaces a level, the fields of the result that it belongs to,
 * joined by slashes; entries of lists add nothing, and lines outside the result have none.
 */
export function linePaths(lines: readonly string[]): (string | undefined)[] {
  const around: (string | undefined)[] = [];
  return lines.map((line) => {
    const level = line.search(/\S/) / STEP;
    if (!Number.isInteger(level) || level < 0) return undefined;
    around.length = level + 1;
    // A closing bracket belongs to what it closes.
    if (!/^ *[}\]]/.test(line)) {
      const [, key] = KEY.exec(line) ?? [];
      around[level] = key === undefined ? undefined : (JSON.parse(key) as string);
    }
    if (around[1] !== 'result') return undefined;
    return around
      .slice(2)
      .filter((name) => name !== undefined)
      .join('/');
  });
}

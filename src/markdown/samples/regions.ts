const MARKER = /^\s*(?:\/\/|#|<!--|\/\*|--)\s*#(region|endregion)\b\s*([\w.-]*)/;

const markerOf = (line: string): string | undefined => MARKER.exec(line)?.slice(1, 3).join(' ');

/** The lines without the indentation that all of them share. */
function dedent(lines: string[]): string[] {
  const depths = lines.filter((line) => line.trim() !== '').map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const shared = depths.length > 0 ? Math.min(...depths) : 0;
  return lines.map((line) => line.slice(shared));
}

/** The names of a text's regions, in the order in which they open. */
export function regionNames(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [kind, name] = markerOf(line)?.split(' ') ?? [];
    return kind === 'region' && name ? [name] : [];
  });
}

const shown = (lines: readonly string[]): string[] => lines.filter((line) => markerOf(line) === undefined);

/** A text without the comment lines that mark its regions, and without the newline that ends it. */
export function withoutMarkers(text: string): string {
  return shown(text.replace(/\n$/, '').split('\n')).join('\n');
}

/**
 * The text between a region's two comment lines: dedented, without blank lines at its ends and the marks of regions
 * inside; undefined if one of the two is missing.
 */
export function regionOf(text: string, name: string): string | undefined {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => markerOf(line) === `region ${name}`);
  const to = lines.findIndex((line) => markerOf(line) === `endregion ${name}`);
  if (from < 0 || to < from) return undefined;
  const inside = dedent(shown(lines.slice(from + 1, to))).join('\n');
  return inside.replace(/^(?:[ \t]*\n)+|(?:\n[ \t]*)+$/g, '');
}

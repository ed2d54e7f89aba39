const CONTEXT = 2;
const MAX_LINES = 40;

/** A text whose volatile places all read alike. */
function settled(text: string, volatile: readonly RegExp[]): string {
  return volatile.reduce((result, pattern) => result.replace(pattern, '…'), text);
}

/** The lines of a text without what ends it; a shell's output ends in one newline, a page's fence in none. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n', '\n').trimEnd().split('\n');

/**
 * What differs between the committed and the printed text outside the volatile places, as lines of a diff; undefined if
 * nothing does.
 */
export function outputDiff(committed: string, printed: string, volatile: readonly RegExp[]): string | undefined {
  const [before, after] = [committed, printed].map(linesOf) as [string[], string[]];
  const [wanted, found] = [committed, printed].map((text) => linesOf(settled(text, volatile))) as [string[], string[]];
  if (wanted.join('\n') === found.join('\n')) return undefined;
  // A pattern that matches across lines leaves fewer of them: then the whole texts are shown.
  const aligned = wanted.length === before.length && found.length === after.length;
  const shorter = Math.min(wanted.length, found.length);
  let head = 0;
  while (aligned && head < shorter && wanted[head] === found[head]) head++;
  let tail = 0;
  while (aligned && tail < shorter - head && wanted.at(-1 - tail) === found.at(-1 - tail)) tail++;
  const part = (lines: string[], mark: string): string[] =>
    lines.slice(head, lines.length - tail).map((line) => `${mark} ${line}`);
  const around = [
    ...before.slice(Math.max(0, head - CONTEXT), head).map((line) => `  ${line}`),
    ...part(before, '-'),
    ...part(after, '+'),
    ...before.slice(before.length - tail, before.length - tail + CONTEXT).map((line) => `  ${line}`),
  ];
  const cut =
    around.length > MAX_LINES
      ? [...around.slice(0, MAX_LINES), `  … ${String(around.length - MAX_LINES)} more lines`]
      : around;
  return [`from line ${String(head + 1)} on (- committed, + printed):`, ...cut].join('\n');
}

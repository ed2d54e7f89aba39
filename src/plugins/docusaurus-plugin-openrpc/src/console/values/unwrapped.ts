const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{DI}\p{Zl}\p{Zp}\u00a0\ufeff]/gu;
const QUOTES: readonly [string, string][] = [
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
];

/**
 * A text without what comes along when a value is copied out of a page or a program: signs that cannot be seen, quotes
 * around it, a comma after it.
 */
export function unwrapped(text: string): string {
  const bare = text.replace(UNSEEN, '').trim().replace(/[,;]$/, '').trim();
  const [left, right] = QUOTES.find(
    ([before, after]) => bare.length > 1 && bare.startsWith(before) && bare.endsWith(after),
  ) ?? ['', ''];
  return bare.slice(left.length, bare.length - right.length).trim();
}

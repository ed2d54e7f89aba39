/**
 * Characters that change or hide other text, or aren't text at all: controls, direction marks, invisible letters,
 * halves of pairs.
 */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]+/gu;

function toEscapes(signs: string): string {
  return Array.from(
    {length: signs.length},
    (_, index) => `\\u${signs.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
}

/** A text with every sign that cannot be seen written as an escape; line breaks and tabs stay. */
export function withEscapes(text: string): string {
  return text.replace(UNSEEN, toEscapes);
}

/** A text in runs: those to be shown as they are, and those that stand for signs which cannot be seen. */
export function toRuns(text: string): {text: string; escaped: boolean}[] {
  const runs: {text: string; escaped: boolean}[] = [];
  let end = 0;
  for (const {0: signs, index} of text.matchAll(UNSEEN)) {
    if (index > end) runs.push({text: text.slice(end, index), escaped: false});
    runs.push({text: toEscapes(signs), escaped: true});
    end = index + signs.length;
  }
  if (end < text.length) runs.push({text: text.slice(end), escaped: false});
  return runs;
}

/** A text or a plain value as JSON writes it, with every sign that cannot be seen as an escape. */
export function toLiteral(value: unknown): string {
  return typeof value === 'string' ? withEscapes(JSON.stringify(value)) : String(value);
}

/** Part of a text that never begins or ends inside a pair of surrogates. */
export function sliceText(text: string, from: number, to: number): string {
  const splits = (at: number): boolean =>
    at > 0 && at < text.length && /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1));
  return text.slice(splits(from) ? from - 1 : from, splits(to) ? to - 1 : to);
}

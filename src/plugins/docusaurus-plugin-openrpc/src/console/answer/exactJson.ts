import {stepsOf} from '../../jsonPointer';

/** Text nested deeper than this is copied as it came: its indentation alone would be larger than any answer. */
const MAX_LAID_OUT = 500;
const SPACE = /[ \t\n\r]*/y;
const SCALAR = /[^ \t\n\r,:[\]{}"]*/y;

/** Part of a text, by its ends. */
interface Span {
  start: number;
  end: number;
}

function passed(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

function isEscaped(text: string, quote: number): boolean {
  let first = quote;
  while (text.charAt(first - 1) === '\\') first--;
  return (quote - first) % 2 === 1;
}

function stringEnd(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote < 0 ? text.length : quote + 1;
}

/** The string, number, word or sign that comes next; an empty one at the end of the text. */
function tokenAt(text: string, at: number): Span {
  const start = passed(SPACE, text, at);
  if (text.charAt(start) === '"') return {start, end: stringEnd(text, start)};
  const end = passed(SCALAR, text, start);
  return {start, end: end > start ? end : Math.min(start + 1, text.length)};
}

const isOpening = (sign: string): boolean => sign === '[' || sign === '{';
const isClosing = (sign: string): boolean => sign === ']' || sign === '}';

function valueAt(text: string, at: number): Span {
  const {start, end: first} = tokenAt(text, at);
  let depth = isOpening(text.charAt(start)) ? 1 : 0;
  let end = first;
  while (depth > 0 && end < text.length) {
    const token = tokenAt(text, end);
    const sign = text.charAt(token.start);
    depth += isOpening(sign) ? 1 : isClosing(sign) ? -1 : 0;
    end = token.end;
  }
  return {start, end};
}

/** The entries of the list or object that begins at a place: the position of each value, and its name as written. */
function* entriesAt(text: string, start: number): Generator<Span & {name?: string}> {
  const isList = text.charAt(start) === '[';
  let at = start + 1;
  while (at < text.length) {
    const first = tokenAt(text, at);
    if (isClosing(text.charAt(first.start))) return;
    const value = valueAt(text, isList ? at : tokenAt(text, first.end).end);
    yield isList ? value : {...value, name: text.slice(first.start, first.end)};
    at = passed(SPACE, text, value.end);
    if (text.charAt(at) !== ',') return;
    at++;
  }
}

function spanOf(text: string, pointer: string): Span | undefined {
  let place: Span | undefined = valueAt(text, 0);
  for (const step of stepsOf(pointer)) {
    if (!place || !isOpening(text.charAt(place.start))) return undefined;
    let found: Span | undefined;
    let index = 0;
    // Of two fields of one name the last counts, as for JSON.parse.
    for (const {name, ...value} of entriesAt(text, place.start)) {
      if (name === undefined ? String(index++) === step : JSON.parse(name) === step) found = value;
      if (found && name === undefined) break;
    }
    place = found;
  }
  return place;
}

/** The text of JSON laid out by two spaces a level, with every number, text and name as it is written there. */
function laidOut(text: string, {start, end}: Span): string {
  const parts: string[] = [];
  let depth = 0;
  const line = (): string => `\n${'  '.repeat(depth)}`;
  for (
    let token = tokenAt(text, start);
    token.end > token.start && token.start < end;
    token = tokenAt(text, token.end)
  ) {
    const source = text.slice(token.start, token.end);
    if (isOpening(source)) {
      const next = tokenAt(text, token.end);
      if (isClosing(text.charAt(next.start))) {
        parts.push(source, text.charAt(next.start));
        token = next;
        continue;
      }
      depth++;
      if (depth > MAX_LAID_OUT) return text.slice(start, end);
      parts.push(source, line());
    } else if (isClosing(source)) {
      depth--;
      parts.push(line(), source);
    } else parts.push(source === ',' ? `,${line()}` : source === ':' ? ': ' : source);
  }
  return parts.join('');
}

/**
 * The value at a pointer into a text of JSON, laid out, each number with all its original digits; undefined if nothing
 * is there.
 */
export function exactJson(text: string, pointer: string): string | undefined {
  const span = spanOf(text, pointer);
  return span && laidOut(text, span);
}

/** The entries of a list that is written as JSON, each as it is written there. */
export function itemTexts(text: string): string[] {
  return [...entriesAt(text, passed(SPACE, text, 0))].map(({start, end}) => text.slice(start, end));
}

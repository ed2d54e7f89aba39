/** What a text lacks at the place where it stops being JSON. */
export type JsonReason = 'value' | 'name' | 'colon' | 'comma' | 'end' | 'nothing' | 'string' | 'too-deep';

/** The first place where a text stops being JSON, both counted from 1. */
export interface JsonFault {
  line: number;
  column: number;
  reason: JsonReason;
}

/** What may come next; a closing bracket may follow the opening one at once. */
type Expected = 'value' | 'first-value' | 'name' | 'first-name' | 'colon' | 'comma' | 'nothing';

interface Scan {
  expected: Expected;
  /** Brackets that have to be closed yet. */
  open: ('[' | '{')[];
}

const STRING = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bf]|[nrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACE = /[ \t\n\r]*/y;

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function afterValue({open}: Scan): Expected {
  return open.length > 0 ? 'comma' : 'nothing';
}

function wantsValue({expected}: Scan): boolean {
  return expected === 'value' || expected === 'first-value';
}

/** Consumes a bracket, comma or colon if it is allowed there. */
function takeSign(sign: string, scan: Scan): boolean {
  const inner = scan.open.at(-1);
  if ((sign === '[' || sign === '{') && wantsValue(scan)) {
    scan.open.push(sign);
    scan.expected = sign === '[' ? 'first-value' : 'first-name';
  } else if (sign === ':' && scan.expected === 'colon') {
    scan.expected = 'value';
  } else if (sign === ',' && scan.expected === 'comma') {
    scan.expected = inner === '[' ? 'value' : 'name';
  } else if (
    (sign === ']' && inner === '[' && scan.expected !== 'value') ||
    (sign === '}' && inner === '{' && ['first-name', 'comma'].includes(scan.expected))
  ) {
    scan.open.pop();
    scan.expected = afterValue(scan);
  } else return false;
  return true;
}

/** Consumes the value at a place, and returns its length; 0 if it isn't allowed there. */
function take(text: string, at: number, scan: Scan): number {
  const isName = scan.expected === 'name' || scan.expected === 'first-name';
  const length = lengthAt(STRING, text, at) || (isName ? 0 : lengthAt(SCALAR, text, at));
  if (length === 0) return takeSign(text.charAt(at), scan) ? 1 : 0;
  if (!isName && !wantsValue(scan)) return 0;
  scan.expected = isName ? 'colon' : afterValue(scan);
  return length;
}

function reasonAt(text: string, at: number, {expected}: Scan): JsonReason {
  if (at >= text.length) return 'end';
  const lacking = expected === 'first-value' ? 'value' : expected === 'first-name' ? 'name' : expected;
  return text.charAt(at) === '"' && (lacking === 'value' || lacking === 'name') ? 'string' : lacking;
}

/** Where and why a text isn't JSON, or is nested deeper than allowed; undefined for a text that JSON.parse accepts. */
export function jsonFault(text: string, maxDepth: number): JsonFault | undefined {
  const scan: Scan = {expected: 'value', open: []};
  const faultAt = (at: number, reason: JsonReason): JsonFault => {
    const before = text.slice(0, at).split(/\r\n?|\n/);
    return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1, reason};
  };
  for (let at = lengthAt(SPACE, text, 0); ; at += lengthAt(SPACE, text, at)) {
    if (at >= text.length && scan.expected === 'nothing') return undefined;
    const length = take(text, at, scan);
    if (length === 0) return faultAt(at, reasonAt(text, at, scan));
    if (scan.open.length > maxDepth) return faultAt(at, 'too-deep');
    at += length;
  }
}

import {createHash} from 'node:crypto';
import type {NameTree} from './client/packedNames';
import {NAME_LENGTH} from './client/packedNames';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = `${LETTERS}0123456789`;

/** A chunk's short name: a letter and a few digits of its long one's digest, so that it stays the same while pages come and go. */
function shorten(name: string, attempt: number): string {
  const digest = createHash('sha256')
    .update(`${name}${attempt > 0 ? String(attempt) : ''}`)
    .digest();
  const digits = Array.from({length: NAME_LENGTH - 1}, (_, index) => DIGITS[digest.readUInt16BE(2 + 2 * index) % DIGITS.length]);
  // A name that begins with a digit would move to the front of an object's keys.
  return [LETTERS[digest.readUInt16BE(0) % LETTERS.length], ...digits].join('');
}

/** Short names for chunks, each different from the others. */
export function toShortNames(names: Iterable<string>): Map<string, string> {
  const short = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of [...new Set(names)].sort()) {
    let attempt = 0;
    while (taken.has(shorten(name, attempt))) attempt++;
    taken.add(shorten(name, attempt));
    short.set(name, shorten(name, attempt));
  }
  return short;
}

/** The names in a table of chunk names, in any order. */
export function namesIn(tree: NameTree | Readonly<Record<string, NameTree>>): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(namesIn);
}

/** The table with its names replaced. */
export function renamed(table: Readonly<Record<string, NameTree>>, short: ReadonlyMap<string, string>): Record<string, NameTree> {
  return JSON.parse(JSON.stringify(table), (_, value: NameTree) => (typeof value === 'string' ? (short.get(value) ?? value) : value)) as Record<
    string,
    NameTree
  >;
}

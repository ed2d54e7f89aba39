import {below} from '../../jsonPointer';

/**
 * Values deeper than this, or below names longer than this together, are left to the raw text: no one reads them as a
 * tree.
 */
const MAX_LEVEL = 200;
const MAX_POINTER = 4_000;

const names = new WeakMap<object, readonly string[]>();

function namesOf(value: object): readonly string[] {
  const known = names.get(value);
  if (known) return known;
  const found = Object.keys(value);
  names.set(value, found);
  return found;
}

/** A place in an answer: the value, how it is called there, and how deep it lies. */
export interface Place {
  /** Undefined at the root. */
  key: string | number | undefined;
  value: unknown;
  pointer: string;
  level: number;
}

/** Returns whether a value has entries: a list or an object. */
export function hasEntries(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** How many entries a list or an object has. */
export function countEntries(value: object): number {
  return Array.isArray(value) ? value.length : namesOf(value).length;
}

/** The position of an entry of that key among the others; -1 if there is none. */
export function indexOfEntry(value: object, key: string): number {
  if (!Array.isArray(value)) return namesOf(value).indexOf(key);
  const index = /^(?:0|[1-9]\d{0,9})$/.test(key) ? Number(key) : -1;
  return index < value.length ? index : -1;
}

/** The entry of a list or an object at a position, as a place one level deeper. */
export function entryAt({value, pointer, level}: Place & {value: object}, index: number): Place {
  const key = Array.isArray(value) ? index : (namesOf(value)[index] ?? '');
  // Own entries of lists and objects alike: the key comes from their own names or length.
  return {key, value: (value as Record<string | number, unknown>)[key], pointer: below(pointer, key), level: level + 1};
}

/** The place that a whole answer is. */
export function rootPlace(value: unknown): Place {
  return {key: undefined, value, pointer: '', level: 1};
}

/** Returns whether the entries of a place can be shown: it has some, and does not lie too deep. */
export function canOpen(place: Place): place is Place & {value: object} {
  return (
    hasEntries(place.value) &&
    place.level < MAX_LEVEL &&
    place.pointer.length <= MAX_POINTER &&
    countEntries(place.value) > 0
  );
}

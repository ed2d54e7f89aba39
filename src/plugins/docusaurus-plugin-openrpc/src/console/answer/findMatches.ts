import {canOpen, countEntries, entryAt, hasEntries, rootPlace, type Place} from './entries';
import {toLiteral, withEscapes} from './shownText';

const LONGEST_QUERY = 200;

/** Places that match, in order; not complete if there were more than asked for. */
export interface Matches {
  pointers: readonly string[];
  complete: boolean;
}

/** No matches. */
export const NO_MATCHES: Matches = {pointers: [], complete: true};

/** What is looked for, read as plain text without regard to case; undefined if nothing is. */
export function toPattern(query: string): RegExp | undefined {
  const wanted = query.slice(0, LONGEST_QUERY);
  return wanted.trim() === '' ? undefined : new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
}

/** A text cut into runs, those that match apart from those between. */
export function splitMatches(text: string, pattern: RegExp | undefined): {text: string; match: boolean}[] {
  const runs: {text: string; match: boolean}[] = [];
  let end = 0;
  for (const {0: found, index} of pattern ? text.matchAll(pattern) : []) {
    if (index > end) runs.push({text: text.slice(end, index), match: false});
    runs.push({text: found, match: true});
    end = index + found.length;
  }
  if (end < text.length) runs.push({text: text.slice(end), match: false});
  return runs;
}

function matches({key, value}: Place, pattern: RegExp): boolean {
  return (
    (typeof key === 'string' && withEscapes(key).search(pattern) >= 0) ||
    (!hasEntries(value) && toLiteral(value).search(pattern) >= 0)
  );
}

/** Every place whose name or plain value matches as it is shown, folded ones too, in the order of the answer. */
export function findMatches(root: unknown, pattern: RegExp | undefined, limit = 10_000): Matches {
  const pointers: string[] = [];
  let complete = true;
  const search = (place: Place): void => {
    if (pattern && matches(place, pattern)) {
      if (pointers.length === limit) complete = false;
      else pointers.push(place.pointer);
    }
    if (!canOpen(place)) return;
    const total = countEntries(place.value);
    for (let index = 0; index < total && complete; index++) search(entryAt(place, index));
  };
  if (pattern) search(rootPlace(root));
  return {pointers, complete};
}

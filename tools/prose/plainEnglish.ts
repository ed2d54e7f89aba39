import {readFileSync} from 'node:fs';

/**
 * A phrase that the portal's English avoids: the pattern that finds it, what to write, a sentence with it and one
 * without it.
 */
export interface AvoidedPhrase {
  find: string;
  write: string;
  bad: string;
  good: string;
}

/** A place where a text uses an avoided phrase. */
export interface PhraseFault {
  found: string;
  write: string;
}

/** Reads the phrases that English avoids. */
export function readAvoidedPhrases(): AvoidedPhrase[] {
  return JSON.parse(readFileSync('tools/prose/plainEnglish.json', 'utf8')) as AvoidedPhrase[];
}

/** Finds avoided phrases in texts; the patterns are compiled once. */
export function createPhraseFinder(phrases: readonly AvoidedPhrase[]): (text: string) => PhraseFault[] {
  const compiled = phrases.map(({find, write}) => ({pattern: new RegExp(find, 'gi'), write}));
  return (text) =>
    compiled.flatMap(({pattern, write}) =>
      [...text.matchAll(pattern)].map(([found]) => ({found: found.trim(), write})),
    );
}

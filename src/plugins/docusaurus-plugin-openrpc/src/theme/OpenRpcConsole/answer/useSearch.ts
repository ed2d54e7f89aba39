import {useEffect, useRef, useState} from 'react';
import {findMatches, NO_MATCHES, toPattern, type Matches} from '../../../console/answer/findMatches';

const PAUSE_MS = 150;

interface Found {
  query: string;
  pattern: RegExp | undefined;
  matches: Matches;
  /** Index of the match that is shown. */
  at: number;
}

/** A search in an answer; its texts are looked through once the reader pauses. */
export interface Search extends Omit<Found, 'query'> {
  query: string;
  change: (query: string) => void;
  /** Goes to the next match (1) or the one before (-1), round and round. */
  step: (by: 1 | -1) => void;
}

/** Keeps a search in a value and leads to each match. */
export function useSearch(value: unknown, onMatch: (pointer: string) => void): Search {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>({query: '', pattern: undefined, matches: NO_MATCHES, at: 0});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (next: Found): void => {
    setFound(next);
    const pointer = next.matches.pointers[next.at];
    if (pointer !== undefined) onMatch(pointer);
  };
  const run = (wanted: string): void => {
    clearTimeout(timer.current);
    const pattern = toPattern(wanted);
    show({query: wanted, pattern, matches: findMatches(value, pattern), at: 0});
  };
  const change = (wanted: string): void => {
    setQuery(wanted);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => run(wanted), PAUSE_MS);
  };
  const step = (by: 1 | -1): void => {
    const count = found.matches.pointers.length;
    if (found.query !== query) run(query);
    else if (count > 0) show({...found, at: (found.at + by + count) % count});
  };
  return {...found, query, change, step};
}

import type {Area} from './areas';
import type {SearchAnswer} from './results';

/**
 * What a search shows: the query as typed, the answer in view, the area it is cut down to and the option that Enter
 * opens.
 */
export interface SearchState {
  query: string;
  phase: 'idle' | 'loading' | 'answered' | 'failed';
  answer: SearchAnswer;
  area: Area;
  active: number;
}

/** Everything that can happen to a search. */
export type SearchEvent =
  | {type: 'typed'; query: string}
  | {type: 'answered'; query: string; answer: SearchAnswer}
  | {type: 'failed'; query: string}
  | {type: 'unavailable'}
  | {type: 'retried'}
  | {type: 'chose'; area: Area}
  | {type: 'moved'; active: number};

const NOTHING: SearchAnswer = {pages: [], suggestion: undefined, pasted: undefined};

/** An open search before the first key. */
export const INITIAL_SEARCH: SearchState = {query: '', phase: 'idle', answer: NOTHING, area: 'all', active: 0};

/** More than this of a text adds nothing about its subject, and takes a second or more to look up. */
const LONGEST_TERM = 1000;

/**
 * The words that are looked up for a query as typed: without invisible characters, and with full-width letters as the
 * usual ones.
 */
export const toTerm = (query: string): string =>
  query
    .slice(0, 4 * LONGEST_TERM)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_TERM);

function typed(state: SearchState, query: string): SearchState {
  const term = toTerm(query);
  if (!term && state.phase !== 'failed') return {...INITIAL_SEARCH, area: state.area, query};
  // White space alone asks nothing new; after a failure the reader says when to try again.
  if (term === toTerm(state.query) || state.phase === 'failed') return {...state, query};
  return {...state, query, phase: 'loading'};
}

/** The state after an event; an answer to an older query changes nothing. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed':
      return typed(state, event.query);
    case 'answered':
      return event.query === toTerm(state.query)
        ? {...state, phase: 'answered', answer: event.answer, active: 0}
        : state;
    case 'failed':
      return event.query === toTerm(state.query) ? {...state, phase: 'failed', answer: NOTHING, active: 0} : state;
    case 'unavailable':
      return {...state, phase: 'failed', answer: NOTHING, active: 0};
    case 'retried':
      return {...state, phase: toTerm(state.query) ? 'loading' : 'idle'};
    case 'chose':
      return {...state, area: event.area, active: 0};
    case 'moved':
      return {...state, active: event.active};
  }
}

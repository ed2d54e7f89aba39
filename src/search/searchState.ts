import type {SearchAnswer, SearchPage, SearchSection} from './results';

/** What the dialog shows: the query as typed, the answer in view and the option that Enter opens. */
export interface SearchState {
  query: string;
  phase: 'idle' | 'loading' | 'answered' | 'failed';
  answer: SearchAnswer;
  active: number;
}

/** Everything that can happen to the dialog. */
export type SearchEvent =
  | {type: 'typed'; query: string}
  | {type: 'answered'; query: string; answer: SearchAnswer}
  | {type: 'failed'; query: string}
  | {type: 'unavailable'}
  | {type: 'retried'}
  | {type: 'moved'; active: number};

const NOTHING: SearchAnswer = {total: 0, pages: []};

/** An open dialog before the first key. */
export const INITIAL_SEARCH: SearchState = {query: '', phase: 'idle', answer: NOTHING, active: 0};

/** The words that are looked up for a query as typed. */
export const toTerm = (query: string): string => query.trim().replace(/\s+/g, ' ');

function typed(state: SearchState, query: string): SearchState {
  const term = toTerm(query);
  if (!term && state.phase !== 'failed') return {...INITIAL_SEARCH, query};
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
      return event.query === toTerm(state.query) ? {...state, phase: 'answered', answer: event.answer, active: 0} : state;
    case 'failed':
      return event.query === toTerm(state.query) ? {...state, phase: 'failed', answer: NOTHING, active: 0} : state;
    case 'unavailable':
      return {...state, phase: 'failed', answer: NOTHING, active: 0};
    case 'retried':
      return {...state, phase: toTerm(state.query) ? 'loading' : 'idle'};
    case 'moved':
      return {...state, active: event.active};
  }
}

/** The options of the list in the order that the arrow keys walk them: each page, then its sections. */
export const optionsOf = (pages: SearchPage[]): SearchSection[] => pages.flatMap((page) => [page, ...page.sections]);

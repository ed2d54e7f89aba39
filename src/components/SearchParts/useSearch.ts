import {useEffect, useReducer, useState, type ActionDispatch} from 'react';
import {forgetSearchIndex, openSearchIndex} from '@site/src/search/searchIndex';
import {INITIAL_SEARCH, searchReducer, toTerm, type SearchEvent, type SearchState} from '@site/src/search/searchState';

/** Long enough that keys pressed together are one query, and too short to be noticed. */
const DEBOUNCE = 40;

/** A search and what can be done to it. */
export interface Search {
  state: SearchState;
  dispatch: ActionDispatch<[SearchEvent]>;
  setComposing: (on: boolean) => void;
  retry: () => void;
}

/** The state of a search; looks a query up as it is typed, and never shows the answer to an older one. */
export function useSearch(): Search {
  const [state, dispatch] = useReducer(searchReducer, INITIAL_SEARCH);
  const [composing, setComposing] = useState(false);
  const term = toTerm(state.query);
  const wanted = state.phase === 'loading' && !composing;

  useEffect(() => {
    openSearchIndex().catch(() => {
      dispatch({type: 'unavailable'});
    });
  }, []);

  useEffect(() => {
    if (!wanted) return undefined;
    let stale = false;
    const lookUp = async (): Promise<void> => {
      try {
        const search = await openSearchIndex();
        const answer = await search(term);
        if (!stale) dispatch({type: 'answered', query: term, answer});
      } catch {
        if (!stale) dispatch({type: 'failed', query: term});
      }
    };
    const timer = setTimeout(() => void lookUp(), DEBOUNCE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [wanted, term]);

  const retry = (): void => {
    // What is on its way belongs to the attempt that failed.
    forgetSearchIndex();
    dispatch({type: 'retried'});
  };
  return {state, dispatch, setComposing, retry};
}

import {useEffect, useReducer, useState, type ActionDispatch} from 'react';
import {forgetSearchIndex, openSearchIndex} from '@site/src/search/searchIndex';
import {INITIAL_SEARCH, searchReducer, toTerm, type SearchEvent, type SearchState} from '@site/src/search/searchState';

const DEBOUNCE = 120;

/** The dialog's state; looks a query up once the keys rest, and never shows the answer to an older one. */
export function useSearch(): {state: SearchState; dispatch: ActionDispatch<[SearchEvent]>; setComposing: (on: boolean) => void; retry: () => void} {
  const [state, dispatch] = useReducer(searchReducer, INITIAL_SEARCH);
  const [composing, setComposing] = useState(false);
  const term = toTerm(state.query);
  const wanted = state.phase === 'loading' && !composing;

  useEffect(() => {
    openSearchIndex().catch(() => {
      forgetSearchIndex();
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
        if (stale) return;
        forgetSearchIndex();
        dispatch({type: 'failed', query: term});
      }
    };
    const timer = setTimeout(() => void lookUp(), DEBOUNCE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [wanted, term]);

  const retry = (): void => {
    dispatch({type: 'retried'});
  };
  return {state, dispatch, setComposing, retry};
}

import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';
import {useSearch, type Search} from '@site/src/components/SearchParts/useSearch';
import {readAsked, toSearchAddress} from '@site/src/search/searchAddress';
import {toTerm, type SearchState} from '@site/src/search/searchState';
import {looksSecret} from '@site/src/search/secrets';

/** Keys that come closer together than this are one change of the address, in milliseconds. */
const REST = 300;

/**
 * The search part of the address that belongs to a state; text that looks like a secret is never put into an address.
 */
const searchPartOf = ({query, area}: SearchState): string =>
  toSearchAddress('', {query: looksSecret(query) ? '' : toTerm(query), area});

/** A search whose query and area are part of the page's address, which can be shared, and to which Back returns. */
export function useAddressedSearch(): Search & {
  /** Brings the address up to date at once. */
  settle: () => void;
} {
  const search = useSearch();
  const {state, dispatch} = search;
  const history = useHistory();
  const {search: shown} = useLocation();
  // What this page has put into the address itself does not change its field, in which the reader may have typed on.
  const written = useRef<string>(undefined);
  const wanted = searchPartOf(state);

  useEffect(() => {
    if (written.current === shown) return;
    written.current = shown;
    const {query, area} = readAsked(shown);
    dispatch({type: 'typed', query});
    dispatch({type: 'chose', area});
  }, [shown, dispatch]);

  const settle = (): void => {
    const {location} = history;
    if (written.current === undefined || location.search === wanted) return;
    written.current = wanted;
    history.replace({...location, search: wanted});
  };
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), REST);
    return () => clearTimeout(timer);
  }, [wanted]);
  return {...search, settle};
}

import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useId, useState, type KeyboardEvent, type RefObject} from 'react';
import {useSearch, type Search} from '@site/src/components/SearchParts/useSearch';
import {moveActive} from '@site/src/search/moveActive';
import {optionsOf, type DialogOption} from '@site/src/search/options';
import {forgetRecents, NO_RECENTS, readRecents, rememberOpened, type Recents} from '@site/src/search/recents';
import {toTerm} from '@site/src/search/searchState';

/** The list of the dialog: its options, and what the keys and the pointer do with them. */
export interface Palette extends Search {
  id: string;
  options: readonly DialogOption[];
  optionId: (index: number) => string;
  recents: Recents;
  type: (query: string) => void;
  moveTo: (index: number) => void;
  /** Opens an option in the place of the page. */
  open: (option: DialogOption) => void;
  /** Remembers an option that the browser opens elsewhere. */
  remember: (option: DialogOption) => void;
  forget: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface Parts {
  input: RefObject<HTMLInputElement | null>;
  close: () => void;
}

type Openers = Pick<Palette, 'type' | 'open' | 'remember'>;

/** What opening an option does: a page is remembered and shown, a query is typed. */
function useOpeners({state, dispatch}: Search, {input, close}: Parts): Openers {
  const history = useHistory();
  const type = (query: string): void => {
    dispatch({type: 'typed', query});
    input.current?.focus();
  };
  const remember = (option: DialogOption): void => {
    if ('page' in option) rememberOpened(option.page, toTerm(state.query));
  };
  const open = (option: DialogOption): void => {
    if (option.type === 'query') {
      type(option.query);
      return;
    }
    remember(option);
    close();
    history.push(option.address);
  };
  return {type, open, remember};
}

/** What the keys of the field do: the arrows walk the list, Enter opens the current option. */
function useKeys(
  {state, dispatch, retry}: Search,
  options: readonly DialogOption[],
  {open, remember}: Openers,
): Palette['onKeyDown'] {
  const openActive = (elsewhere: boolean): void => {
    if (state.phase === 'failed') retry();
    const option = state.phase === 'loading' ? undefined : options[state.active];
    if (!option) return;
    if (!elsewhere) {
      open(option);
      return;
    }
    remember(option);
    window.open(option.address, '_blank', 'noopener');
  };
  return (event) => {
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    const modified = event.ctrlKey || event.metaKey;
    const moved = modified ? undefined : moveActive(event.key, state.active, options.length);
    if (event.key !== 'Enter' && moved === undefined) return;
    event.preventDefault();
    if (moved === undefined) openActive(modified);
    else dispatch({type: 'moved', active: moved});
  };
}

/** The state of the dialog and everything that a reader can do in it. */
export function usePalette(parts: Parts): Palette {
  const id = useId();
  const search = useSearch();
  const [recents, setRecents] = useState(readRecents);
  const options = optionsOf(search.state, recents, useBaseUrl('/search'));
  const openers = useOpeners(search, parts);
  const onKeyDown = useKeys(search, options, openers);
  const moveTo = (active: number): void => {
    search.dispatch({type: 'moved', active});
  };
  const forget = (): void => {
    forgetRecents();
    setRecents(NO_RECENTS);
    parts.input.current?.focus();
  };
  return {
    ...search,
    ...openers,
    id,
    options,
    optionId: (index) => `${id}-${String(index)}`,
    recents,
    moveTo,
    forget,
    onKeyDown,
  };
}

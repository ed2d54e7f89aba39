import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {moveActive} from '@site/src/search/moveActive';
import {optionsOf} from '@site/src/search/searchState';
import {NothingFound, Suggestions, Waiting} from './SearchAdvice';
import {SearchFailure} from './SearchFailure';
import {SearchField} from './SearchField';
import {SearchKeys} from './SearchKeys';
import {SearchResults} from './SearchResults';
import styles from './styles.module.css';
import {useSearch} from './useSearch';
import {useStatusMessage} from './useStatusMessage';

/** What the dialog asks of the part that shows it. */
export interface Props {
  /** Called once the dialog is closed; the dialog is to be unmounted then. */
  onClose: () => void;
}

/** Opens the dialog on mount; the browser gives the focus back to where it was when the dialog closes. */
function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    const page = document.documentElement;
    page.toggleAttribute('data-scrolls', page.scrollHeight > page.clientHeight);
    dialog.current.showModal();
  }, []);
  return dialog;
}

/** The search of the site as a modal dialog: a combobox over the index of the reader's language. */
export default function SearchDialog({onClose}: Props): ReactNode {
  const dialog = useModal();
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const id = useId();
  const {state, dispatch, setComposing, retry} = useSearch();
  const {query, phase, answer, active} = state;
  const status = useStatusMessage(state);
  const options = optionsOf(answer.pages);
  const optionId = (index: number): string => `${id}-${String(index)}`;

  const close = (): void => dialog.current?.close();
  const type = (text: string): void => {
    dispatch({type: 'typed', query: text});
    input.current?.focus();
  };
  const moveTo = (index: number): void => {
    dispatch({type: 'moved', active: index});
  };
  const open = (address: string): void => {
    close();
    history.push(address);
  };
  const openActive = (elsewhere: boolean): void => {
    const address = options[active]?.address;
    if (phase === 'failed') retry();
    if (phase !== 'answered' || address === undefined) return;
    if (elsewhere) window.open(address, '_blank', 'noopener');
    else open(address);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    const modified = event.ctrlKey || event.metaKey;
    const moved = modified ? undefined : moveActive(event.key, active, options.length);
    if (event.key !== 'Enter' && moved === undefined) return;
    event.preventDefault();
    if (moved === undefined) openActive(modified);
    else moveTo(moved);
  };
  const onBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current) close();
  };

  const name = translate({id: 'search.dialog', message: 'Search the documentation', description: 'Names the search dialog and its field'});
  const list = options.length > 0 ? {id, active: optionId(active)} : undefined;
  return createPortal(
    // A click on the backdrop closes for the pointer what Esc and the button close for the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className={styles.dialog} aria-label={name} onClose={onClose} onClick={onBackdrop}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <SearchField ref={input} name={name} query={query} list={list} onType={type} onCompose={setComposing} onKeyDown={onKeyDown} />
          <button type="button" className={styles.close} onClick={close}>
            <Translate id="search.close" description="Button that closes the search">
              Close
            </Translate>
          </button>
        </div>
        <p role="status" className={styles.status}>
          {status}
        </p>
        <div className={styles.body} aria-busy={phase === 'loading'}>
          {phase === 'idle' && <Suggestions onPick={type} />}
          {phase === 'loading' && !list && <Waiting />}
          {phase === 'answered' && answer.total === 0 && <NothingFound />}
          {phase === 'failed' && <SearchFailure onRetry={retry} />}
          {list && <SearchResults id={id} pages={answer.pages} active={active} optionId={optionId} onOpen={open} onPoint={moveTo} />}
        </div>
        <SearchKeys />
      </div>
    </dialog>,
    document.body,
  );
}

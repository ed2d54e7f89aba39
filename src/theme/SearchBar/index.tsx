import Translate, {translate} from '@docusaurus/Translate';
import {useCallback, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import type {Props as DialogProps} from '@site/src/components/SearchDialog';
import {isApple} from '@site/src/search/searchShortcut';
import styles from './styles.module.css';
import {useSearchRequests} from './useSearchRequests';

const never = (): (() => void) => () => undefined;
const loadDialog = async (): Promise<ComponentType<DialogProps>> =>
  (await import('@site/src/components/SearchDialog')).default;

// Only warms the browser's cache: a failure shows when the reader opens the dialog.
const preload = (): void => void loadDialog().catch(() => undefined);

function Hint(): ReactNode {
  const apple = useSyncExternalStore(
    never,
    () => isApple(navigator.platform),
    () => false,
  );
  return (
    <span className={styles.hint} aria-hidden="true">
      <kbd>/</kbd>
      <kbd className={styles.chord}>{apple ? '⌘ K' : 'Ctrl K'}</kbd>
    </span>
  );
}

/**
 * The navbar's search button; loads the dialog when a reader first asks for it, by button, key or the
 * `portal:open-search` event.
 */
export default function SearchBar(): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  // Counts the openings: the close event of one comes late and must not take away the next. 0 while closed.
  const [opening, setOpening] = useState(0);
  const openings = useRef(0);
  const [failed, setFailed] = useState(false);
  const show = useCallback(() => {
    loadDialog().then(
      (loaded) => {
        setDialog(() => loaded);
        setFailed(false);
        // While a dialog is up, asking again changes nothing.
        if (!document.querySelector('dialog[open]')) setOpening(++openings.current);
      },
      () => {
        setFailed(true);
      },
    );
  }, []);
  const hide = (closed: number): void => {
    setOpening((current) => (current === closed ? 0 : current));
  };
  useSearchRequests(show);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={show}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <svg className={styles.icon} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <circle cx="7" cy="7" r="4.75" />
          <path d="m10.5 10.5 4 4" />
        </svg>
        <span className={styles.label}>
          <Translate id="search.button" description="The navbar button that opens the search">
            Search
          </Translate>
        </span>
        <Hint />
      </button>
      <span role="status" className={styles.failure}>
        {failed &&
          translate({
            id: 'search.unreachable',
            message: 'Search did not load. Check your connection, then try again.',
            description: 'Shown by the search button when the dialog’s code cannot be fetched',
          })}
      </span>
      {Dialog && opening > 0 && <Dialog key={opening} onClose={() => hide(opening)} />}
    </>
  );
}

import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, type MouseEvent, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {SearchBody} from './SearchBody';
import {SearchField} from './SearchField';
import {SearchKeys} from './SearchKeys';
import styles from './styles.module.css';
import {usePalette} from './usePalette';

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
  const close = (): void => dialog.current?.close();
  const palette = usePalette({input, close});
  const onBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current) close();
  };

  const {state, id, options, optionId, type, setComposing, onKeyDown} = palette;
  const name = translate({
    id: 'search.dialog',
    message: 'Search the documentation',
    description: 'Names the search dialog and its field',
  });
  const list = options.length > 0 ? {id, active: optionId(state.active)} : undefined;
  return createPortal(
    // A click on the backdrop closes for the pointer what Esc and the button close for the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className={styles.dialog} aria-label={name} onClose={onClose} onClick={onBackdrop}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <SearchField
            ref={input}
            name={name}
            query={state.query}
            list={list}
            onType={type}
            onCompose={setComposing}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={close}>
            <Translate id="search.close" description="Button that closes the search">
              Close
            </Translate>
          </button>
        </div>
        <SearchBody palette={palette} close={close} />
        <SearchKeys />
      </div>
    </dialog>,
    document.body,
  );
}

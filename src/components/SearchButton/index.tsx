import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A button with the shape of a search field; it opens the portal's search. */
export default function SearchButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      onClick={() => window.dispatchEvent(new CustomEvent('portal:open-search'))}
    >
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2Zm3.5 8.500L14 14" />
      </svg>
      <Translate id="portal.search.open" description="Button that opens the search">
        Search the documentation
      </Translate>
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </button>
  );
}

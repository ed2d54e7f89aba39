import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './notices.module.css';

/** When pages answer, but none of the chosen area: the way to the others. */
export function NoneInArea({onAll}: {onAll: () => void}): ReactNode {
  return (
    <p className={styles.advice}>
      <button type="button" className={styles.action} onClick={onAll}>
        <Translate id="search.none.area.all" description="Button when no search result is of the chosen area">
          Show the pages of all areas
        </Translate>
      </button>
    </p>
  );
}

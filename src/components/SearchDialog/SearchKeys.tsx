import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {readSlashPreference, writeSlashPreference} from '@site/src/search/slashPreference';
import styles from './styles.module.css';

/** The dialog's foot: its keys, and the switch for the one-letter shortcut that some readers press by accident. */
export function SearchKeys(): ReactNode {
  const [slash, setSlash] = useState(readSlashPreference);
  return (
    <div className={styles.foot}>
      <span className={styles.keys}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd>{' '}
          <Translate id="search.keys.choose" description="After the arrow keys in the foot of the search">
            choose
          </Translate>
        </span>
        <span>
          <kbd>↵</kbd>{' '}
          <Translate id="search.keys.open" description="After the Enter key in the foot of the search">
            open
          </Translate>
        </span>
        <span>
          <kbd>Esc</kbd>{' '}
          <Translate id="search.keys.close" description="After the Esc key in the foot of the search">
            close
          </Translate>
        </span>
      </span>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={slash}
          onChange={(event) => {
            setSlash(event.target.checked);
            writeSlashPreference(event.target.checked);
          }}
        />
        <Translate id="search.keys.slash" description="Checkbox: the key / opens the search">
          / opens search
        </Translate>
      </label>
    </div>
  );
}

import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './controls.module.css';

/**
 * Explains that an address of one's own needs another load of the page, which discards its content, and offers that.
 */
export default function LoadNote({onLoad}: {onLoad: () => void}): ReactNode {
  return (
    <div role="alert">
      <p className={styles.warning}>
        <Translate
          id="openrpc.console.own.load"
          description="Below the field for an address of one’s own, where the page has to be loaded again and holds an answer, events or a password"
        >
          To send to an address of your own, this page has to load again. That removes what is not kept: responses,
          events, and values such as passwords.
        </Translate>
      </p>
      <button type="button" className={styles.second} onClick={onLoad}>
        <Translate
          id="openrpc.console.own.loadNow"
          description="Button: load the page again, so that an address of one’s own can be reached"
        >
          Load the page again
        </Translate>
      </button>
    </div>
  );
}

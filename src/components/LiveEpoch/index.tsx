import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Network} from '@site/src/config/networks';
import type {ReactNode} from 'react';
import Asked from './Asked';
import styles from './styles.module.css';

/**
 * The current epoch of a space on mainnet, asked from the configured endpoint when the reader presses the button and
 * never before.
 */
export default function LiveEpoch({space}: {space: Network['space']}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <Asked network={{space, name: 'mainnet'}}>
      {(epoch) => (
        <span className={styles.value}>
          <span className={styles.hidden}>
            <Translate id="epoch.value" description="Read out before the number of the current epoch">
              Current epoch:
            </Translate>{' '}
          </span>
          {epoch.toLocaleString(currentLocale)}
        </span>
      )}
    </Asked>
  );
}

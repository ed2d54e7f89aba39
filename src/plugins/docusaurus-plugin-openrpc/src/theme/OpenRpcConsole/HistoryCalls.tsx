import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withEscapes} from '../../console/answer/shownText';
import type {HistoryEntry} from '../../console/memory/historyEntry';
import {toTimeText} from '../../console/memory/time';
import {focusSoon} from './form/focusPlace';
import {HISTORY_ID, type HistoryProps} from './History';
import {requestAddress} from './requestAddress';
import styles from './controls.module.css';
import folds from './fold.module.css';

/**
 * An earlier request: of this method a button that fills the form, of another one a link to its page that does so
 * there, if it has one.
 */
function Entry({entry, page, onChoose}: Pick<HistoryProps, 'page' | 'onChoose'> & {entry: HistoryEntry}): ReactNode {
  const label = (
    <>
      <code>{withEscapes(entry.method)}</code>{' '}
      <code className={folds.params}>{withEscapes(JSON.stringify(entry.params))}</code>
    </>
  );
  if (entry.method === page.method.name) {
    return (
      <button type="button" className={folds.entry} onClick={() => onChoose(entry)}>
        {label}
      </button>
    );
  }
  const address = requestAddress(page, entry);
  if (address === undefined) return <span>{label}</span>;
  // The framework leaves the page at its scroll position, since the hash matches no place in it.
  return (
    <Link className={folds.entry} to={address} autoAddBaseUrl={false} onClick={() => window.scrollTo(0, 0)}>
      {label}
    </Link>
  );
}

/** The requests of the history, each with its time, and the button that forgets them. */
export default function HistoryCalls({entries, onClear, ...rest}: HistoryProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const clear = (): void => {
    onClear();
    focusSoon(HISTORY_ID);
  };
  return (
    <>
      <ol className={folds.calls}>
        {entries.map((entry) => (
          <li key={`${entry.time} ${entry.method}`}>
            <Entry entry={entry} {...rest} />
            <time dateTime={new Date(entry.time).toISOString()}>{toTimeText(entry.time, currentLocale)}</time>
          </li>
        ))}
      </ol>
      <button type="button" className={styles.second} onClick={clear}>
        <Translate id="openrpc.console.history.clear" description="Button: forget the requests that were sent before">
          Clear the history
        </Translate>
      </button>
    </>
  );
}

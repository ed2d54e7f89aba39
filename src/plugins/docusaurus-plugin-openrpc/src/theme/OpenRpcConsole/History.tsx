import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withEscapes} from '../../console/answer/shownText';
import {MAX_ENTRIES} from '../../console/memory/history';
import type {HistoryEntry} from '../../console/memory/historyEntry';
import {toTimeText} from '../../console/memory/time';
import type {RpcMethod} from '../../reference';
import {focusSoon} from './form/focusPlace';
import type {AddressOf} from './requestAddress';
import styles from './controls.module.css';
import folds from './fold.module.css';

/** The id of the fold's head, for the focus to return to. */
const HISTORY_ID = 'openrpc-history';

interface HistoryProps {
  method: RpcMethod;
  addressOf: AddressOf;
  entries: readonly HistoryEntry[];
  onChoose: (entry: HistoryEntry) => void;
  onClear: () => void;
}

/** An earlier request: of this method a button that fills the form, of another one a link to its page that does so there, if it has one. */
function Entry({entry, method, addressOf, onChoose}: Omit<HistoryProps, 'entries' | 'onClear'> & {entry: HistoryEntry}): ReactNode {
  const label = (
    <>
      <code>{withEscapes(entry.method)}</code> <code className={folds.params}>{withEscapes(JSON.stringify(entry.params))}</code>
    </>
  );
  if (entry.method === method.name) {
    return (
      <button type="button" className={folds.entry} onClick={() => onChoose(entry)}>
        {label}
      </button>
    );
  }
  const address = addressOf(entry);
  if (address === undefined) return <span>{label}</span>;
  // The framework leaves the page where it is scrolled to, since the hash names no place in it.
  return (
    <Link className={folds.entry} to={address} autoAddBaseUrl={false} onClick={() => window.scrollTo(0, 0)}>
      {label}
    </Link>
  );
}

/** The last requests that were sent from this instance's pages. */
export default function History({entries, onClear, ...rest}: HistoryProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const clear = (): void => {
    onClear();
    focusSoon(HISTORY_ID);
  };
  return (
    <details className={folds.fold}>
      <summary id={HISTORY_ID}>
        <Translate id="openrpc.console.history" description="Heading of the requests that were sent before" values={{count: String(entries.length)}}>
          {'History ({count})'}
        </Translate>
      </summary>
      {entries.length === 0 ? (
        <p className={styles.hint}>
          <Translate id="openrpc.console.history.empty" description="In place of an empty history" values={{max: String(MAX_ENTRIES)}}>
            {'Nothing was sent yet. The last {max} requests are kept here, in this browser only.'}
          </Translate>
        </p>
      ) : (
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
      )}
    </details>
  );
}

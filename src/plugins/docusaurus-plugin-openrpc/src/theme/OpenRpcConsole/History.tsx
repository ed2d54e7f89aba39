import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {MAX_ENTRIES} from '../../console/memory/history';
import type {HistoryEntry} from '../../console/memory/historyEntry';
import {late} from './late';
import type {MethodPageProps} from '../../routes';
import styles from './controls.module.css';
import folds from './fold.module.css';

/** The id of the fold's head, for the focus to return to. */
export const HISTORY_ID = 'openrpc-history';

const HistoryCalls = late(() => import('./HistoryCalls'));

export interface HistoryProps {
  entries: readonly HistoryEntry[];
  /** The page that the history is shown on. */
  page: MethodPageProps;
  onChoose: (entry: HistoryEntry) => void;
  onClear: () => void;
}

/** The last requests that were sent from this instance's pages. */
export default function History(props: HistoryProps): ReactNode {
  const count = props.entries.length;
  return (
    <details className={folds.fold}>
      <summary id={HISTORY_ID}>
        <Translate
          id="openrpc.console.history"
          description="Heading of the requests that were sent before"
          values={{count: String(count)}}
        >
          {'History ({count})'}
        </Translate>
      </summary>
      {count === 0 ? (
        <p className={styles.hint}>
          <Translate
            id="openrpc.console.history.empty"
            description="In place of an empty history"
            values={{max: String(MAX_ENTRIES)}}
          >
            {'Nothing was sent yet. The last {max} requests are kept here, in this browser only.'}
          </Translate>
        </p>
      ) : (
        <HistoryCalls {...props} />
      )}
    </details>
  );
}

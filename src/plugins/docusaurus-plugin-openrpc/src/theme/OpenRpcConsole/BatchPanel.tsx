import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {MAX_BATCH_CALLS} from '../../console/transport/batch';
import type {ConsoleProps} from '../../routes';
import {BATCH_ID} from './batchId';
import {late} from './late';
import Sending from './Sending';
import type {BatchState} from './useBatch';
import styles from './controls.module.css';
import folds from './fold.module.css';

const BatchAnswers = late(() => import('./BatchAnswers'));
const BatchCalls = late(() => import('./BatchCalls'));

/** The calls that wait to be sent together, of this page and others, and the answer to each. */
export default function BatchPanel({
  batch,
  instance,
  onSend,
}: {
  batch: BatchState;
  instance: ConsoleProps;
  onSend: () => void;
}): ReactNode {
  const {calls, run} = batch;
  return (
    <details className={folds.fold}>
      <summary id={BATCH_ID}>
        <Translate
          id="openrpc.console.batch"
          description="Heading of the calls that are to be sent together"
          values={{count: String(calls.length)}}
        >
          {'Batch ({count})'}
        </Translate>
      </summary>
      {calls.length === 0 ? (
        <p className={styles.hint}>
          <Translate
            id="openrpc.console.batch.empty"
            description="In place of an empty batch"
            values={{max: String(MAX_BATCH_CALLS)}}
          >
            {'No calls yet. “Add to batch” keeps up to {max} calls, of this method and others, to be sent as one.'}
          </Translate>
        </p>
      ) : (
        <BatchCalls batch={batch} onSend={onSend} />
      )}
      {run.kind === 'sending' && (
        <Sending since={run.since} address={run.connection.address} onCancel={batch.cancel} returnTo={BATCH_ID} />
      )}
      {run.kind === 'done' && <BatchAnswers run={run} instance={instance} />}
    </details>
  );
}

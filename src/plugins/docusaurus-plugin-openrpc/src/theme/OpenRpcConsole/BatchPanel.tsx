import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {MAX_BATCH_CALLS} from '../../console/transport/batch';
import type {ConsoleProps} from '../../routes';
import BatchAnswers from './BatchAnswers';
import {focusSoon} from './form/focusPlace';
import Sending from './Sending';
import type {BatchState} from './useBatch';
import styles from './controls.module.css';
import folds from './fold.module.css';

/** The id of the fold's head, for the focus to return to. */
const BATCH_ID = 'openrpc-batch';

function Calls({batch: {calls, remove}}: {batch: BatchState}): ReactNode {
  return (
    <ol className={folds.calls}>
      {calls.map((call, index) => (
        <li key={index}>
          <span>
            <code>{call.method}</code> <code className={folds.params}>{JSON.stringify(call.params)}</code>
          </span>
          <button
            type="button"
            id={`${BATCH_ID}-${index}`}
            className={styles.quietButton}
            onClick={() => {
              remove(index);
              // The button goes with its call.
              focusSoon(`${BATCH_ID}-${index}`, `${BATCH_ID}-${index - 1}`, BATCH_ID);
            }}
            aria-label={translate(
              {id: 'openrpc.console.batch.remove', message: 'Remove call {number}, {method}', description: 'Button beside a call of a batch'},
              {number: String(index + 1), method: call.method},
            )}
          >
            ×
          </button>
        </li>
      ))}
    </ol>
  );
}

function Buttons({batch, onSend}: {batch: BatchState; onSend: () => void}): ReactNode {
  const isSending = batch.run.kind === 'sending';
  const clear = (): void => {
    batch.clear();
    focusSoon(BATCH_ID);
  };
  return (
    <div className={styles.buttons}>
      <button type="button" className={styles.second} aria-disabled={isSending} onClick={() => !isSending && onSend()}>
        <Translate id="openrpc.console.batch.send" description="Button: send all calls of the batch" values={{count: String(batch.calls.length)}}>
          {'Send the batch ({count})'}
        </Translate>
      </button>
      <button type="button" className={styles.second} onClick={clear}>
        <Translate id="openrpc.console.batch.clear" description="Button: take all calls out of the batch">
          Empty the batch
        </Translate>
      </button>
    </div>
  );
}

/** The calls that wait to be sent together, of this page and others, and the answer to each. */
export default function BatchPanel({batch, instance, onSend}: {batch: BatchState; instance: ConsoleProps; onSend: () => void}): ReactNode {
  const {calls, run} = batch;
  return (
    <details className={folds.fold}>
      <summary id={BATCH_ID}>
        <Translate id="openrpc.console.batch" description="Heading of the calls that are to be sent together" values={{count: String(calls.length)}}>
          {'Batch ({count})'}
        </Translate>
      </summary>
      {calls.length === 0 ? (
        <p className={styles.hint}>
          <Translate id="openrpc.console.batch.empty" description="In place of an empty batch" values={{max: String(MAX_BATCH_CALLS)}}>
            {'No calls yet. “Add to batch” keeps up to {max} calls, of this method and others, to be sent as one.'}
          </Translate>
        </p>
      ) : (
        <>
          <Calls batch={batch} />
          <Buttons batch={batch} onSend={onSend} />
        </>
      )}
      {run.kind === 'sending' && <Sending since={run.since} address={run.connection.address} onCancel={batch.cancel} returnTo={BATCH_ID} />}
      {run.kind === 'done' && <BatchAnswers run={run} instance={instance} />}
    </details>
  );
}

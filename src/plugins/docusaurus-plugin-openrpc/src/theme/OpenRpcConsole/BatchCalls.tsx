import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {withEscapes} from '../../console/answer/shownText';
import {BATCH_ID} from './batchId';
import {focusSoon} from './form/focusPlace';
import type {BatchState} from './useBatch';
import styles from './controls.module.css';
import folds from './fold.module.css';

function Calls({batch: {calls, remove}}: {batch: BatchState}): ReactNode {
  return (
    <ol className={folds.calls}>
      {calls.map((call, index) => (
        <li key={index}>
          <span>
            <code>{withEscapes(call.method)}</code>{' '}
            <code className={folds.params}>{withEscapes(JSON.stringify(call.params))}</code>
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
              {
                id: 'openrpc.console.batch.remove',
                message: 'Remove call {number}, {method}',
                description: 'Button beside a call of a batch',
              },
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
        <Translate
          id="openrpc.console.batch.send"
          description="Button: send all calls of the batch"
          values={{count: String(batch.calls.length)}}
        >
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

/** The calls of a batch, each with a button that takes it out, and the buttons for all of them. */
export default function BatchCalls({batch, onSend}: {batch: BatchState; onSend: () => void}): ReactNode {
  return (
    <>
      <Calls batch={batch} />
      <Buttons batch={batch} onSend={onSend} />
    </>
  );
}

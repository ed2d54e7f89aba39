import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import controls from './control.module.css';
import styles from './editor.module.css';

/**
 * Says in the form that the JSON editor holds a text that does not read, and lets a reader go on with it or drop it.
 */
export default function UnreadNotice({onContinue, onDrop}: {onContinue: () => void; onDrop: () => void}): ReactNode {
  return (
    <div role="status" className={styles.notice}>
      <p>
        <Translate
          id="openrpc.console.unread"
          description="Notice in the form while the text in the JSON editor does not read as JSON"
        >
          The text in the JSON editor is not valid yet, so the form shows earlier values. Correct the text, or discard
          it to use the form.
        </Translate>
      </p>
      <div className={styles.actions}>
        <button type="button" className={controls.button} onClick={onContinue}>
          <Translate id="openrpc.console.unread.continue" description="Button: back to the JSON editor">
            Correct the JSON
          </Translate>
        </button>
        <button type="button" className={controls.button} onClick={onDrop}>
          <Translate id="openrpc.console.unread.drop" description="Button: forgets the text in the JSON editor">
            Discard it and use the form
          </Translate>
        </button>
      </div>{' '}
    </div>
  );
}

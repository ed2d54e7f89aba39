import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './controls.module.css';

/** The id of the button that sends, for the focus to return to. */
export const SEND_ID = 'openrpc-send';

interface ActionBarProps {
  isSending: boolean;
  /** Opens a subscription in place of one call. */
  isSubscribing: boolean;
  /** A subscription is open: the button that started it ends it. */
  isOpen: boolean;
  onSend: () => void;
  onStop: () => void;
  onCopyLink: () => void;
  onAddToBatch: () => void;
  onReset: () => void;
}

function SendLabel({isSubscribing, isOpen}: Pick<ActionBarProps, 'isSubscribing' | 'isOpen'>): ReactNode {
  if (isOpen) {
    return (
      <span key="stop">
        <Translate id="openrpc.console.sub.stop" description="Button: end a subscription">
          Stop
        </Translate>
      </span>
    );
  }
  return isSubscribing ? (
    <span key="start">
      <Translate id="openrpc.console.start" description="Button: open a subscription">
        Start
      </Translate>
    </span>
  ) : (
    <span key="send">
      <Translate id="openrpc.console.send" description="Button: send the request">
        Send
      </Translate>
    </span>
  );
}

/** What can be done with the request. */
export default function ActionBar({
  isSending,
  isSubscribing,
  isOpen,
  onSend,
  onStop,
  onCopyLink,
  onAddToBatch,
  onReset,
}: ActionBarProps): ReactNode {
  return (
    <div className={styles.buttons}>
      <button
        id={SEND_ID}
        type="button"
        className="button button--primary"
        aria-disabled={isSending}
        aria-keyshortcuts={isOpen ? undefined : 'Control+Enter Meta+Enter'}
        onClick={isOpen ? onStop : onSend}
      >
        <SendLabel isSubscribing={isSubscribing} isOpen={isOpen} />
      </button>
      <span className={styles.lesser}>
        {!isSubscribing && (
          <button type="button" className={styles.quietButton} onClick={onAddToBatch}>
            <Translate id="openrpc.console.batch.add" description="Button: put the request into the batch">
              Add to batch
            </Translate>
          </button>
        )}
        <button type="button" className={styles.quietButton} onClick={onCopyLink}>
          <Translate
            id="openrpc.console.copyLink"
            description="Button: copy a link to this page with the request filled in"
          >
            Copy link
          </Translate>
        </button>
        <button type="button" className={styles.quietButton} onClick={onReset}>
          <Translate id="openrpc.console.reset" description="Button: put the example back into the form">
            Reset
          </Translate>
        </button>
      </span>
    </div>
  );
}

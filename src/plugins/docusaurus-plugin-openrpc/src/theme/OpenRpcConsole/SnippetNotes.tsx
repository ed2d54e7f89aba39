import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {isPlaceholder} from '../../exposure';
import {isSubscription} from '../../subscriptions';
import styles from './panel.module.css';

interface SnippetNotesProps {
  /** Name of the method that is called. */
  method: string;
  endpoint: string;
  hidesSecret?: boolean;
}

/** What a reader has to know before running a snippet: its placeholders, and how a subscription's snippet ends. */
export default function SnippetNotes({method, endpoint, hidesSecret = false}: SnippetNotesProps): ReactNode {
  return (
    <>
      {isPlaceholder(endpoint) && (
        <p className={styles.hint}>
          <Translate
            id="openrpc.console.snippets.placeholder"
            description="Above a snippet while no address that it could name was typed"
            values={{address: <code translate="no">{endpoint}</code>}}
          >
            {'{address} stands for the address of your node.'}
          </Translate>
        </p>
      )}
      {hidesSecret && (
        <p className={styles.hint}>
          <Translate
            id="openrpc.console.snippets.secret"
            description="Above a snippet of a call with a password or key"
          >
            A placeholder stands for the secret: what you type above is not put into code.
          </Translate>
        </p>
      )}
      {isSubscription(method) && (
        <p className={styles.hint}>
          <Translate
            id="openrpc.console.snippets.subscription"
            description="Above a snippet of a subscription, which is a program of its own"
          >
            A subscription belongs to its WebSocket. Each program opens one, prints three messages and ends it; wscat
            prints until you press Ctrl+C. TypeScript needs Node.js 22 or later, Python the package websockets.
          </Translate>
        </p>
      )}
    </>
  );
}

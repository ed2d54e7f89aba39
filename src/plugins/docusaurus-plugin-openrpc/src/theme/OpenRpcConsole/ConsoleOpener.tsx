import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {OPEN_HASH} from './isPermalinkHash';
import type {ConsoleChunk} from './useConsoleChunk';
import styles from './panel.module.css';

/** What is shown and read out where the code of the console could not be fetched. */
export function loadFailedText(): string {
  return translate({
    id: 'openrpc.console.loadFailed',
    message:
      'The console did not load. The connection may be gone, or the site has changed since this page was opened. Check the connection and try again, or reload the page.',
    description: 'Shown where the code of the console could not be fetched',
  });
}

/** The button that loads and opens the console; pressed before the scripts are there, it leaves its wish in the address. Says what happened where that failed. */
export default function ConsoleOpener({state, onOpen}: {state: Exclude<ConsoleChunk['kind'], 'open'>; onOpen: () => void}): ReactNode {
  return (
    <div className={styles.opener}>
      {state === 'failed' && <p className={styles.failed}>{loadFailedText()}</p>}
      {/* A button in all but what it does before there are scripts; a Link would only scroll. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a
        id={OPEN_HASH.slice(1)}
        role="button"
        href={OPEN_HASH}
        className={clsx('button', 'button--primary', styles.open)}
        aria-disabled={state === 'loading'}
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          onOpen();
        }}
      >
        {state === 'loading' && (
          <Translate id="openrpc.console.loading" description="On the button that opens the console, while its code is fetched">
            Opening the console…
          </Translate>
        )}
        {state === 'failed' && (
          <Translate id="openrpc.console.loadAgain" description="Button: try again to load the console">
            Try again
          </Translate>
        )}
        {state === 'closed' && (
          <Translate id="openrpc.console.open" description="Button that loads and opens the console">
            Open the console
          </Translate>
        )}
      </a>
      <p className={styles.hint}>
        <Translate id="openrpc.console.openHint" description="Beside the button that opens the console">
          Change the values and send the request to a network of your choice.
        </Translate>
      </p>
    </div>
  );
}

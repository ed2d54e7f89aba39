import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Exposure} from '../../exposure';
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

/** What the console is for; where a method is not for every endpoint, which one it is for. */
function Hint({exposure}: {exposure: Exposure}): ReactNode {
  return exposure === 'anybody' ? (
    <p key="any" className={styles.hint}>
      <Translate id="openrpc.console.openHint" description="Beside the button that opens the console">
        Change the values and send the request to a network of your choice.
      </Translate>
    </p>
  ) : (
    <p key="own" className={styles.hint}>
      <Translate
        id="openrpc.console.openHint.own"
        description="Beside the button that opens the console of a method that only the reader’s own node is right for"
      >
        Change the values and send the request to your own node.
      </Translate>
    </p>
  );
}

interface ConsoleOpenerProps {
  state: Exclude<ConsoleChunk['kind'], 'open'>;
  /** Where the method's requests may be shown. */
  exposure: Exposure;
  onOpen: () => void;
}

/**
 * The button that loads and opens the console; if it is pressed before the scripts are there, the address keeps the
 * request. Shows what happened if that failed.
 */
export default function ConsoleOpener({state, exposure, onOpen}: ConsoleOpenerProps): ReactNode {
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
          <span key="loading">
            <Translate
              id="openrpc.console.loading"
              description="On the button that opens the console, while its code is fetched"
            >
              Opening the console…
            </Translate>
          </span>
        )}
        {state === 'failed' && (
          <span key="loadAgain">
            <Translate id="openrpc.console.loadAgain" description="Button: try again to load the console">
              Try again
            </Translate>
          </span>
        )}
        {state === 'closed' && (
          <span key="open">
            <Translate id="openrpc.console.open" description="Button that loads and opens the console">
              Open the console
            </Translate>
          </span>
        )}
      </a>
      <Hint exposure={exposure} />
    </div>
  );
}

import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import type {Reached, Seen} from '@site/src/offline/workerScope';
import styles from './styles.module.css';

/**
 * Shows at the foot of the window that the reader is offline: the browser reports it, or the service worker did not
 * reach the portal.
 */
export default function OfflineNotice(): ReactNode {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const events = new AbortController();
    const {signal} = events;
    window.addEventListener('online', () => setOffline(false), {signal});
    window.addEventListener('offline', () => setOffline(true), {signal});
    // Read once: a page that is being left has none any more, whatever its type says.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    workers?.addEventListener(
      'message',
      // An answer can come after the browser has told that the network has gone since.
      ({data}: MessageEvent<Reached>) => setOffline(!data.isOnline || !navigator.onLine),
      {signal},
    );
    // What the worker said of this page may have come before anyone listened.
    workers?.controller?.postMessage({files: []} satisfies Seen);
    return () => {
      events.abort();
    };
  }, []);
  return (
    <div aria-live="polite" className={styles.notice}>
      {isOffline && (
        <p>
          <Translate id="offline.notice" description="At the foot of the window while there is no network">
            You are offline. Pages that you have opened before can still be read.
          </Translate>
        </p>
      )}
    </div>
  );
}

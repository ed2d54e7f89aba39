import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './notices.module.css';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * When the index cannot be used: what happened, why, what to do. On a contributor's own machine it mentions the build.
 */
export function SearchFailure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.advice} role="alert">
      <p>
        <strong>
          <Translate id="search.failed.what" description="Heading when the search index cannot be loaded">
            The search index did not load.
          </Translate>
        </strong>{' '}
        {LOOPBACK.test(window.location.hostname) ? (
          <span key="local">
            <Translate
              id="search.failed.local"
              description="Why the search fails on a contributor’s machine, and the cure"
            >
              The index is made by the full build, which the development server does not run. Run “npm run portal”, then
              search there.
            </Translate>
          </span>
        ) : (
          <span key="online">
            <Translate id="search.failed.online" description="Why the search fails for a reader, and the cure">
              The connection may have dropped. Check it, then try again.
            </Translate>
          </span>
        )}
      </p>
      <p>
        <button type="button" className={styles.action} onClick={onRetry}>
          <Translate id="search.failed.retry" description="Button that loads the search index again">
            Try again
          </Translate>
        </button>
      </p>
    </div>
  );
}

// Ejected: the stock fallback has fixed colors, English text only, and no roles for screen readers.
import Translate, {translate} from '@docusaurus/Translate';
import type Loading from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

// The loader's own type calls the error `any`.
type Props = Omit<ComponentProps<typeof Loading>, 'error'> & {error: unknown};

function LoadError({error, retry}: {error: unknown; retry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.error}>
      <p className={styles.what}>
        <Translate id="loading.failed" description="A page's files could not be loaded">
          This page did not load.
        </Translate>
      </p>
      <p>
        <Translate id="loading.why" description="Why a page's files could not be loaded, and what to do">
          The connection may have dropped, or the portal was updated after you opened it. Retry; if that fails again,
          reload the page.
        </Translate>
      </p>
      <p className={styles.detail}>{String(error)}</p>
      <button type="button" className={styles.retry} onClick={retry}>
        <Translate id="loading.retry" description="Button that loads the page again">
          Retry
        </Translate>
      </button>
    </div>
  );
}

function Spinner(): ReactNode {
  return (
    <div role="status" className={styles.waiting}>
      <svg
        className={styles.spinner}
        viewBox="0 0 64 64"
        role="img"
        aria-label={translate({
          id: 'loading.waiting',
          message: 'Loading the page',
          description: 'Announced while a page loads',
        })}
      >
        <rect className={styles.ring} x="20" y="20" width="24" height="24" />
        <rect className={styles.ring} x="20" y="20" width="24" height="24" />
        <rect className={styles.block} x="24" y="24" width="16" height="16" />
      </svg>
    </div>
  );
}

/** What replaces a page: nothing at first, a spinner once the loader's delay is over, or the error with Retry. */
export default function LoadingPage({error, retry, pastDelay}: Props): ReactNode {
  if (error) return <LoadError error={error} retry={retry} />;
  return pastDelay ? <Spinner /> : null;
}

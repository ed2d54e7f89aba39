import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './notices.module.css';

/** Where something like a key is typed: never to paste one anywhere. */
export function SecretWarning(): ReactNode {
  return (
    <p role="alert" className={styles.warning}>
      <strong>
        <Translate id="search.secret.what" description="Warning while a search looks like a private key">
          Never paste a private key or a seed phrase, here or anywhere else.
        </Translate>
      </strong>{' '}
      <Translate id="search.secret.why" description="Follows the warning about private keys in the search">
        What you typed looks like one (a transaction hash has the same form as a key). The search neither sends nor
        stores it.
      </Translate>
    </p>
  );
}

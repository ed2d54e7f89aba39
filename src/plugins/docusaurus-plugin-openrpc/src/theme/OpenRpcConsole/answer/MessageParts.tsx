import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './message.module.css';

/** A failure in three parts: what happened, why, and what to do. */
export default function MessageParts({what, why, cure, children}: {what: ReactNode; why: ReactNode; cure: ReactNode; children?: ReactNode}): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.what}>{what}</p>
      {children}
      <p>{why}</p>
      <p>
        <strong>
          <Translate id="openrpc.cure" description="Before what to do about an error">
            What to do:
          </Translate>
        </strong>{' '}
        {cure}
      </p>
    </div>
  );
}

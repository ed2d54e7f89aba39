import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './message.module.css';

interface MessagePartsProps {
  what: ReactNode;
  why: ReactNode;
  cure: ReactNode;
  /** Present if there is more to read. */
  more?: ReactNode;
  children?: ReactNode;
}

/** A failure in three parts: what happened, why, and what to do; then if there is more to read. */
export default function MessageParts({what, why, cure, more, children}: MessagePartsProps): ReactNode {
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
      {more && <p>{more}</p>}
    </div>
  );
}

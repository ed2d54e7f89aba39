import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './message.module.css';

interface MessagePartsProps {
  what: ReactNode;
  why: ReactNode;
  cure: ReactNode;
  /** Causes that fit less well. */
  others?: ReactNode;
  /** Present if there is more to read. */
  more?: ReactNode;
  children?: ReactNode;
}

/** A failure in three parts: what happened, why, and what to do; then other causes, and if there is more to read. */
export default function MessageParts({what, why, cure, others, more, children}: MessagePartsProps): ReactNode {
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
      {others}
      {more && <p>{more}</p>}
    </div>
  );
}

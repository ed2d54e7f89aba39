import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './parts.module.css';

interface Props {
  /** The side to which it points, in the direction of reading. */
  to: 'start' | 'end';
  /** The one arrow that the picture is about. */
  isMeant?: boolean;
  /** Ends in a cross before it arrives. */
  isCut?: boolean;
  /** Its name, above the line. */
  children: ReactNode;
}

/** A horizontal arrow as wide as its box, with its name above it. */
export default function Arrow({to, isMeant = false, isCut = false, children}: Props): ReactNode {
  return (
    <span
      className={clsx(
        styles.arrow,
        to === 'start' ? styles.toStart : styles.toEnd,
        isMeant && styles.meantArrow,
        isCut && styles.cutArrow,
      )}
    >
      {children}
    </span>
  );
}

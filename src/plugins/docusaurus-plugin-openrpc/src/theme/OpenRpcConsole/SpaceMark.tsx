import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Dialect} from '../../console/model';
import styles from './space.module.css';

/** A name beside the mark of its space: a square for Core Space, a disc for the chains of Ethereum's rules. */
export default function SpaceMark({dialect, label}: {dialect: Dialect; label: string}): ReactNode {
  return (
    <span className={styles.space}>
      <span className={clsx(styles.mark, dialect === 'conflux' ? styles.square : styles.disc)} aria-hidden="true" />
      {label}
    </span>
  );
}

import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {toAxis} from './toAxis';

const AXIS = toAxis();
const LONGEST_REM = 5.5;
const STEP_REM = 1.75;
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** The forks of mainnet on a line of years; it repeats what the list below it has, so a screen reader skips it. */
export default function TimeAxis(): ReactNode {
  return (
    <div className={styles.axis} aria-hidden="true">
      {AXIS.years.map(({year, at}) => (
        <span key={year} className={styles.year} style={{insetInlineStart: percent(at)}}>
          {year}
        </span>
      ))}
      {AXIS.marks.map(({version, dated, at, level}) => (
        <span
          key={version}
          className={clsx(styles.mark, !dated && styles.open)}
          style={{insetInlineStart: percent(at), blockSize: `${LONGEST_REM - level * STEP_REM}rem`}}
        >
          {version}
        </span>
      ))}
    </div>
  );
}

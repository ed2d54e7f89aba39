import type {Network} from '@site/src/config/networks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './mark.module.css';

/** The mark of a space beside its name: a square for Core Space, a disc for eSpace. */
export default function SpaceMark({space}: {space: Network['space']}): ReactNode {
  return <span className={clsx(styles.mark, styles[space])} aria-hidden="true" />;
}

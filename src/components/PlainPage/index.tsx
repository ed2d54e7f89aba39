import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The main part of a page without a sidebar: it begins where the navbar, the home page and the footer do. */
export default function PlainPage({className, children}: {className?: string; children: ReactNode}): ReactNode {
  return <main className={clsx(styles.page, className)}>{children}</main>;
}

import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './edges.module.css';

/** One line of a drawing: its path in per cent of the drawing's width and height. */
export interface Edge {
  path: string;
  kind?: 'plain' | 'meant' | 'near' | 'wrong' | 'reference' | undefined;
}

/**
 * Lines behind the blocks or in a plot. They stretch with the box that holds them, which has `position: relative`; their
 * strokes don't, and labels are never in here: they are text of the page.
 */
export default function Edges({edges, children}: {edges: readonly Edge[]; children?: ReactNode}): ReactNode {
  return (
    <svg className={styles.edges} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {children}
      {edges.map(({path, kind = 'plain'}) => (
        <path key={`${kind} ${path}`} className={clsx(styles.edge, styles[`${kind}Edge`])} d={path} />
      ))}
    </svg>
  );
}

import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {labelCells} from './labelCells';
import styles from './styles.module.css';

/**
 * A table of a page: one that is too wide for a phone is there a list of rows, each cell below its row's first with its
 * column's head.
 */
export default function MarkdownTable({children, className, ...props}: ComponentProps<'table'>): ReactNode {
  const labelled = labelCells(children);
  // Cells that are no longer laid out as a table lose what they are to a screen reader, so they say it.
  return (
    <ScrollingTable
      {...props}
      {...(labelled && {role: 'table'})}
      className={clsx(className, labelled && styles.labelled)}
    >
      {labelled ?? children}
    </ScrollingTable>
  );
}

/** A cell of such a table; the space at its end keeps its words and its neighbor's apart in the search index. */
export function Cell({children, ...props}: ComponentProps<'td'>): ReactNode {
  return <td {...props}>{'data-label' in props ? <div>{children} </div> : <>{children} </>}</td>;
}

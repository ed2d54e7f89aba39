import type {ComponentProps, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import Diagram from '@site/src/components/Diagram';
import MarkdownTable, {Cell} from '@site/src/components/MarkdownTable';

// A head that names nothing, as in the corner of a table with names on both sides, is an ordinary cell.
const HeadCell = ({children, ...props}: ComponentProps<'th'>): ReactNode =>
  children ? <th {...props}>{children} </th> : <td {...props} />;

/** What every MDX page may use without importing it. */
export default {...MDXComponents, table: MarkdownTable, td: Cell, th: HeadCell, Diagram};

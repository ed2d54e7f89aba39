import type {ReactNode} from 'react';
import clsx from 'clsx';
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';
import CodeParts from '@site/src/components/CodeParts';
import {hasLongPart} from '@site/src/components/CodeParts/codeParts';
import styles from './styles.module.css';

/**
 * Code in a sentence or a cell: a key or an address on the web breaks between its parts, a value without parts anywhere
 * in a cell.
 */
export default function CodeInlineWithBreaks({children, className, ...props}: Props): ReactNode {
  if (typeof children !== 'string')
    return (
      <CodeInline {...props} className={className}>
        {children}
      </CodeInline>
    );
  return (
    <CodeInline {...props} className={clsx(className, hasLongPart(children) && styles.long)}>
      <CodeParts code={children} />
    </CodeInline>
  );
}

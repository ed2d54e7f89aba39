import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';
import {codeParts, hasLongPart} from './codeParts';
import styles from './styles.module.css';

/** Code in a sentence or a cell: a key or an address on the web breaks between its parts, a value without parts anywhere in a cell. */
export default function CodeInlineWithBreaks({children, className, ...props}: Props): ReactNode {
  if (typeof children !== 'string')
    return (
      <CodeInline {...props} className={className}>
        {children}
      </CodeInline>
    );
  const parts = codeParts(children);
  return (
    <CodeInline {...props} className={clsx(className, hasLongPart(children) && styles.long)}>
      {parts.length === 1
        ? children
        : parts.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
    </CodeInline>
  );
}

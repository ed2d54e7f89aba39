import {Fragment, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Line/Token';
import {hasLongHex, splitLongHex} from '../../longHex';
import styles from '../../longHex.module.css';

/**
 * One token of a line; the middle of a long hexadecimal value in it is out of sight, but selected and copied with the
 * rest.
 */
export default function CodeBlockLineToken({line: _line, token: _token, children, ...props}: Props): ReactNode {
  if (typeof children !== 'string' || !hasLongHex(children)) return <span {...props}>{children}</span>;
  return (
    <span {...props}>
      {splitLongHex(children).map((piece, index) =>
        typeof piece === 'string' ? (
          <span key={index}>{piece}</span>
        ) : (
          <Fragment key={index}>
            <span className={styles.head}>{piece.head}</span>
            <span className={styles.middle}>{piece.middle}</span>
            <span>{piece.tail}</span>
          </Fragment>
        ),
      )}
    </span>
  );
}

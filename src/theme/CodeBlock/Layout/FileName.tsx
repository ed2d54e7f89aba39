import type {ReactNode} from 'react';
import Title from '@theme/CodeBlock/Title';
import {splitName} from './splitName';
import styles from './styles.module.css';

/** The name in a block's bar; if there is no room for all of it, its end and what fits of its beginning. */
export default function FileName({children}: {children: ReactNode}): ReactNode {
  if (typeof children !== 'string')
    return (
      <span className={styles.title}>
        <span className={styles.head}>
          <Title>{children}</Title>
        </span>
      </span>
    );
  const [head, tail] = splitName(children);
  return (
    <span className={styles.title} title={children}>
      <Title>
        <span className={styles.head}>{head}</span>
        <span className={styles.tail}>{tail}</span>
      </Title>
    </span>
  );
}

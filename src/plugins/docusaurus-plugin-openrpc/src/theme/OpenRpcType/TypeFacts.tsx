import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {TypeNode} from '../../reference';
import styles from './styles.module.css';

/** What a type's values look like beyond their kind: unit, default, format, pattern. */
export default function TypeFacts({type}: {type: TypeNode}): ReactNode {
  const pattern = type.kind === 'string' ? type.pattern : undefined;
  const format = type.kind === 'string' ? type.format : undefined;
  return (
    <>
      {type.unit !== undefined && <span className={styles.quiet}>({type.unit}) </span>}
      {type.default !== undefined && (
        <span className={styles.quiet}>
          <Translate
            id="openrpc.default"
            description="The value that is taken when a parameter is left out"
            values={{value: <code>{JSON.stringify(type.default)}</code>}}
          >
            {'default {value}'}
          </Translate>{' '}
        </span>
      )}
      {format !== undefined && <span className={styles.quiet}>{format} </span>}
      {pattern !== undefined && <code className={styles.pattern}>{pattern}</code>}
    </>
  );
}

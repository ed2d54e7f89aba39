import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {TypeNode} from '../../reference';
import styles from './styles.module.css';

/** The regular expression that a text's values match, for who asks for it. */
export default function TypePattern({type}: {type: TypeNode}): ReactNode {
  if (type.kind !== 'string' || type.pattern === undefined) return null;
  return (
    <details className={styles.pattern}>
      <summary>
        <Translate id="openrpc.type.pattern" description="Opens the regular expression that the values of a type match">
          Pattern
        </Translate>
      </summary>
      <code>{type.pattern}</code>
    </details>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {MethodEntry} from '../../routes';
import styles from './styles.module.css';

function AvailabilityMark({availability}: Pick<MethodEntry, 'availability'>): ReactNode {
  switch (availability) {
    case 'public':
      return null;
    case 'own-node':
      return (
        <span key="own-node" className={styles.mark}>
          <Translate
            id="openrpc.mark.ownNode"
            description="Mark of a method that answers on one's own node, not on public endpoints"
          >
            Own node
          </Translate>
        </span>
      );
    case 'operator':
      return (
        <span className={styles.mark}>
          <Translate id="openrpc.mark.operator" description="Mark of a method that is for the operator of a node only">
            Operator only
          </Translate>
        </span>
      );
  }
}

/** A method in the list of all: its name, what it does, and what a reader should know before opening it. */
export default function MethodRow({
  method: {name, summary, permalink, deprecated, availability},
}: {
  method: MethodEntry;
}): ReactNode {
  return (
    <li className={styles.method}>
      <Link to={permalink} className={styles.name}>
        <code>{name}</code>
      </Link>
      <span>
        {summary} <AvailabilityMark availability={availability} />{' '}
        {deprecated && (
          <span className={styles.mark}>
            <Translate id="openrpc.deprecated" description="Mark of a method that should not be used any more">
              Deprecated
            </Translate>
          </span>
        )}
      </span>
    </li>
  );
}

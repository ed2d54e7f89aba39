import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {TypeNode} from '../../reference';
import {InlineText} from '../OpenRpcMethod/Text';
import styles from './styles.module.css';
import TypeFacts from './TypeFacts';
import {typeLabel} from './typeLabel';
import TypeParts from './TypeParts';

function hasParts(type: TypeNode): boolean {
  switch (type.kind) {
    case 'object':
      return type.properties.length > 0 || type.closed || type.additional !== undefined;
    case 'array':
      return hasParts(type.items);
    default:
      return type.kind === 'union' || type.kind === 'tuple';
  }
}

/** Whether the label already names all there is to see, as in HexAddress | null. */
const isSaid = (type: TypeNode): boolean => type.kind === 'union' && type.title === undefined && !type.options.some(hasParts);

/** A list's own facts are of the list; what its entries are is said beside them, since their type has no line of its own. */
function Entries({type}: {type: TypeNode}): ReactNode {
  return (
    type.kind === 'array' && (
      <>
        <TypeFacts type={type.items} />
        <Entries type={type.items} />
      </>
    )
  );
}

/** A type as a tree that can be read without scripts; large parts fold. */
export default function OpenRpcType({type}: {type: TypeNode}): ReactNode {
  const label = type.kind === 'named' ? <Link to={`#type-${type.name.toLowerCase()}`}>{type.name}</Link> : typeLabel(type);
  return (
    <div className={styles.type}>
      <span className={styles.label}>{label}</span>
      <TypeFacts type={type} />
      <Entries type={type} />
      {type.description !== undefined && (
        <p>
          <InlineText text={type.description} />
        </p>
      )}
      {hasParts(type) && (
        <details open={!isSaid(type)}>
          <summary>
            <Translate id="openrpc.type.parts" description="Opens and closes the fields or alternatives of a type">
              Fields and alternatives
            </Translate>
          </summary>
          <TypeParts type={type} />
        </details>
      )}
    </div>
  );
}

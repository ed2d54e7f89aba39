import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {TypeNode, TypeProperty} from '../../reference';
import {InlineText} from '../OpenRpcMethod/Text';
import {Required} from './Required';
import TypeFacts from './TypeFacts';
import {typeLabel} from './typeLabel';
import styles from './styles.module.css';

function Property({property: {name, required, type}}: {property: TypeProperty}): ReactNode {
  return (
    <li>
      <code>{name}</code> <Required required={required} />
      <OpenRpcType type={type} />
    </li>
  );
}

/** What a type is made of: fields, items or alternatives; nothing for a plain one. */
function Parts({type}: {type: TypeNode}): ReactNode {
  switch (type.kind) {
    case 'object':
      return type.properties.length === 0 ? null : (
        <ul className={styles.fields}>
          {type.properties.map((property) => (
            <Property key={property.name} property={property} />
          ))}
        </ul>
      );
    case 'array':
      return <Parts type={type.items} />;
    case 'tuple':
    case 'union': {
      const options = type.kind === 'tuple' ? type.items : type.options;
      return (
        <ul className={styles.fields}>
          {options.map((option, index) => (
            <li key={index}>
              <OpenRpcType type={option} />
            </li>
          ))}
        </ul>
      );
    }
    default:
      return null;
  }
}

const isLarge = (type: TypeNode): boolean =>
  (type.kind === 'object' && type.properties.length > 0) || (type.kind === 'array' && isLarge(type.items)) || type.kind === 'union' || type.kind === 'tuple';

/** A type as a tree that can be read without scripts; large parts fold. */
export default function OpenRpcType({type}: {type: TypeNode}): ReactNode {
  const label = type.kind === 'named' ? <Link to={`#type-${type.name.toLowerCase()}`}>{type.name}</Link> : typeLabel(type);
  return (
    <div className={styles.type}>
      <span className={styles.label}>{label}</span> <TypeFacts type={type} />
      {type.description !== undefined && (
        <p>
          <InlineText text={type.description} />
        </p>
      )}
      {isLarge(type) && (
        <details open>
          <summary>
            <Translate id="openrpc.type.parts" description="Opens and closes the fields or alternatives of a type">
              Fields and alternatives
            </Translate>
          </summary>
          <Parts type={type} />
        </details>
      )}
    </div>
  );
}

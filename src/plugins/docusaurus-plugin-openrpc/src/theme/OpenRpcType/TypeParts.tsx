import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {TypeNode, TypeProperty} from '../../reference';
import OpenRpcType from '.';
import {Required} from './Required';
import styles from './styles.module.css';

type Kind<K extends TypeNode['kind']> = Extract<TypeNode, {kind: K}>;

function Property({property: {name, required, type}}: {property: TypeProperty}): ReactNode {
  return (
    <li>
      <code>{name}</code> <Required required={required} />
      <OpenRpcType type={type} />
    </li>
  );
}

/** Whether an object may have fields besides those listed, and of which type. */
function OtherFields({closed, additional}: Kind<'object'>): ReactNode {
  if (closed) {
    return (
      <Translate id="openrpc.type.closed" description="Last in the list of the fields of an object">
        No other fields
      </Translate>
    );
  }
  return (
    <>
      <Translate id="openrpc.type.additional" description="Last in the list of the fields of an object, above the type of what else it may have">
        Any other field
      </Translate>
      {additional && <OpenRpcType type={additional} />}
    </>
  );
}

function Options({options, rest}: {options: TypeNode[]; rest?: TypeNode}): ReactNode {
  return (
    <ul className={styles.fields}>
      {options.map((option, index) => (
        <li key={index}>
          <OpenRpcType type={option} />
        </li>
      ))}
      {rest && (
        <li className={styles.other}>
          <Translate id="openrpc.type.rest" description="Above the type of a list's entries behind those that have a place of their own">
            Each further entry
          </Translate>
          <OpenRpcType type={rest} />
        </li>
      )}
    </ul>
  );
}

/** What a type is made of: fields, items or alternatives; nothing for a plain one. */
export default function TypeParts({type}: {type: TypeNode}): ReactNode {
  switch (type.kind) {
    case 'object':
      return (
        <ul className={styles.fields}>
          {type.properties.map((property) => (
            <Property key={property.name} property={property} />
          ))}
          <li className={styles.other}>
            <OtherFields {...type} />
          </li>
        </ul>
      );
    case 'array':
      return <TypeParts type={type.items} />;
    case 'tuple':
      return <Options options={type.items} rest={type.rest} />;
    case 'union':
      return <Options options={type.options} />;
    default:
      return null;
  }
}

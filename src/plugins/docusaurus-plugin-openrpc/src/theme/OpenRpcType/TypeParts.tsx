import {use, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {TypeNode, TypeProperty} from '../../reference';
import {hasParts} from '../../typeParts';
import OpenRpcType from '.';
import {FieldPath} from './fieldPath';
import {Required} from './Required';
import styles from './styles.module.css';
import {typeLabel} from './typeLabel';

type Kind<K extends TypeNode['kind']> = Extract<TypeNode, {kind: K}>;

interface PartsProps<T = TypeNode> {
  type: T;
  depth: number;
}

/** Rows, folded if they are inside others. */
function Rows({of, depth, children}: {of: string; depth: number; children: ReactNode}): ReactNode {
  const rows = <ul className={styles.rows}>{children}</ul>;
  if (depth === 0) return rows;
  return (
    <details>
      <summary>
        <Translate
          id="openrpc.type.fieldsOf"
          description="Opens and closes the fields of a type"
          values={{type: <code>{of}</code>}}
        >
          {'Fields of {type}'}
        </Translate>
      </summary>
      {rows}
    </details>
  );
}

function Property({property: {name, required, type}, depth}: {property: TypeProperty; depth: number}): ReactNode {
  const around = use(FieldPath);
  const path = around === undefined ? undefined : [around, name].filter((part) => part !== '').join('/');
  return (
    <li data-field={path}>
      <code>{name}</code> <Required required={required} />{' '}
      <FieldPath value={path}>
        <OpenRpcType type={type} depth={depth + 1} />
      </FieldPath>
    </li>
  );
}

/** Whether an object may have fields besides those listed, and of which type. */
function OtherFields({type: {closed, additional}, depth}: PartsProps<Kind<'object'>>): ReactNode {
  if (closed) {
    return (
      <span key="closed">
        <Translate id="openrpc.type.closed" description="Last in the list of the fields of an object">
          No other fields
        </Translate>
      </span>
    );
  }
  return (
    <div>
      <Translate
        id="openrpc.type.additional"
        description="Last in the list of the fields of an object, above the type of what else it may have"
      >
        Any other field
      </Translate>{' '}
      {additional && <OpenRpcType type={additional} depth={depth + 1} />}
    </div>
  );
}

function ObjectParts({type, depth}: PartsProps<Kind<'object'>>): ReactNode {
  return (
    <Rows of={typeLabel(type)} depth={depth}>
      {type.properties.map((property) => (
        <Property key={property.name} property={property} depth={depth} />
      ))}
      <li className={styles.other}>
        <OtherFields type={type} depth={depth} />
      </li>
    </Rows>
  );
}

function TupleParts({type, depth}: PartsProps<Kind<'tuple'>>): ReactNode {
  return (
    <Rows of={typeLabel(type)} depth={depth}>
      {type.items.map((item, index) => (
        <li key={index}>
          <OpenRpcType type={item} depth={depth + 1} />
        </li>
      ))}
      {type.rest && (
        <li className={styles.other}>
          <Translate
            id="openrpc.type.rest"
            description="Above the type of a list's entries behind those that have a place of their own"
          >
            Each further entry
          </Translate>{' '}
          <OpenRpcType type={type.rest} depth={depth + 1} />
        </li>
      )}
    </Rows>
  );
}

/**
 * Alternatives: a single one with fields shows them at once, several each below its name; those without are in the
 * label, unless a name hides them.
 */
function UnionParts({type: {title, options, exclusive}, depth}: PartsProps<Kind<'union'>>): ReactNode {
  const parted = options.filter(hasParts);
  const plain = title === undefined ? [] : options.filter((option) => !hasParts(option));
  const [only] = parted;
  if (only && parted.length === 1 && plain.length === 0) return <TypeParts type={only} depth={depth} />;
  return (
    <ul className={styles.rows}>
      {plain.length > 0 && (
        <li>
          <OpenRpcType type={{kind: 'union', options: plain, exclusive}} />
        </li>
      )}
      {parted.map((option, index) => (
        <li key={index}>
          <OpenRpcType type={option} depth={Math.max(depth, 1)} />
        </li>
      ))}
    </ul>
  );
}

/** What a type is made of: fields, entries or alternatives; nothing for a plain one. */
export default function TypeParts({type, depth}: PartsProps): ReactNode {
  switch (type.kind) {
    case 'object':
      return <ObjectParts type={type} depth={depth} />;
    case 'array':
      return <TypeParts type={type.items} depth={depth} />;
    case 'tuple':
      return <TupleParts type={type} depth={depth} />;
    case 'union':
      return <UnionParts type={type} depth={depth} />;
    default:
      return null;
  }
}

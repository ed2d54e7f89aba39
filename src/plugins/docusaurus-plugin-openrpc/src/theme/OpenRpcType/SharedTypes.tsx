import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import type {RpcMethod, TypeNode} from '../../reference';
import {InlineText} from '../OpenRpcMethod/Text';
import OpenRpcType from '.';
import {typeAnchor} from './typeAnchor';
import styles from './styles.module.css';
import TypeFacts from './TypeFacts';
import TypeLabel from './TypeLabel';
import TypePattern from './TypePattern';

/** What a shared type is: its alternatives, its facts, what it means, and its pattern for who asks. */
function Meaning({type}: {type: TypeNode}): ReactNode {
  return (
    <>
      {type.kind === 'union' && (
        <span className={styles.chip}>
          <TypeLabel type={{kind: 'union', options: type.options, exclusive: type.exclusive}} />
        </span>
      )}{' '}
      <TypeFacts type={type} />
      {type.description !== undefined && <InlineText text={type.description} />}
      {type.kind === 'enum' && (
        <>
          {' '}
          <code>{type.values.map((value) => JSON.stringify(value)).join(' | ')}</code>
        </>
      )}
      <TypePattern type={type} />
    </>
  );
}

/**
 * Each type that a method's fields share, explained once and under its own anchor; those that refer to themselves last.
 */
export default function SharedTypes({method}: {method: RpcMethod}): ReactNode {
  const links = useBrokenLinks();
  const {shared} = method;
  const named = Object.entries(method.types);
  for (const name of [...shared.map(({title = ''}) => title), ...named.map(([name]) => name)])
    links.collectAnchor(typeAnchor(name));
  if (shared.length + named.length === 0) return null;
  return (
    <section aria-labelledby="types">
      <Heading as="h3" id="types">
        <Translate id="openrpc.types" description="Heading above the types of a method that have a name">
          Types
        </Translate>
      </Heading>
      <ul className={styles.rows}>
        {shared.map((type) => (
          <li key={type.title} id={typeAnchor(type.title ?? '')}>
            <code>{type.title}</code> <Meaning type={type} />
          </li>
        ))}
        {named.map(([name, type]) => (
          <li key={name} id={typeAnchor(name)}>
            <code>{name}</code>
            <OpenRpcType type={type} isNamed />
          </li>
        ))}
      </ul>
    </section>
  );
}

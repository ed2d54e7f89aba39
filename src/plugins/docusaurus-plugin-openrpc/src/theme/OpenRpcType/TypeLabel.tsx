import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {TypeNode} from '../../reference';
import {isShared} from '../../typeParts';
import {typeAnchor} from './typeAnchor';
import {typeLabel} from './typeLabel';

function Joined({types}: {types: readonly TypeNode[]}): ReactNode {
  return types.map((type, index) => (
    <Fragment key={index}>
      {index > 0 && ' | '}
      <TypeLabel type={type} />
    </Fragment>
  ));
}

/** A type in one line, each type that is explained in the list of types as a link to it. */
export default function TypeLabel({type}: {type: TypeNode}): ReactNode {
  if (type.kind === 'named') return <Link to={`#${typeAnchor(type.name)}`}>{type.name}</Link>;
  if (isShared(type)) return <Link to={`#${typeAnchor(type.title)}`}>{type.title}</Link>;
  if (type.kind === 'union' && type.title === undefined) return <Joined types={type.options} />;
  if (type.kind !== 'array') return <span>{typeLabel(type)}</span>;
  const isGroup = type.items.kind === 'union' && type.items.title === undefined;
  return (
    <span>
      {isGroup ? <span>(</span> : null}
      <TypeLabel type={type.items} />
      <span>{isGroup ? ')[]' : '[]'}</span>
    </span>
  );
}

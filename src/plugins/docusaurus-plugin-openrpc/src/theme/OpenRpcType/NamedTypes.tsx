import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import type {TypeNode} from '../../reference';
import OpenRpcType from '.';

/** The types that refer to themselves or are named more than once, each under its own anchor. */
export default function NamedTypes({types}: {types: Record<string, TypeNode>}): ReactNode {
  const links = useBrokenLinks();
  const entries = Object.entries(types).map(([name, type]) => ({name, type, id: `type-${name.toLowerCase()}`}));
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="types">
      <Heading as="h3" id="types">
        <Translate id="openrpc.types" description="Heading above the named types of a method">
          Named types
        </Translate>
      </Heading>
      {entries.map(({name, type, id}) => {
        links.collectAnchor(id);
        return (
          <div key={name} id={id}>
            <p>
              <strong>{name}</strong>
            </p>
            <OpenRpcType type={type} />
          </div>
        );
      })}
    </section>
  );
}

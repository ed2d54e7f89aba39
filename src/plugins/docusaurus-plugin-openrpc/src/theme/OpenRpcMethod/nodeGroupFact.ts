import {translate} from '@docusaurus/Translate';
import type {RpcNodeGroup} from '../../reference';

type Listed = Extract<RpcNodeGroup, {opened: 'listed'}>;

function listedFact({name, key, local}: Listed): string {
  const description = 'Fact below a method name';
  if (!local)
    return translate(
      {id: 'openrpc.fact.node.listed', message: 'Your own node: if you add `{name}` to `{key}`', description},
      {name, key},
    );
  return translate(
    {
      id: 'openrpc.fact.node.listedOrLocal',
      message: 'Your own node: on the local port; on others if you add `{name}` to `{key}`',
      description,
    },
    {name, key},
  );
}

/**
 * How one's own node comes to serve a method, as a fact of its own; by default, if no group is given. Code is between
 * backticks.
 */
export function nodeGroupFact(group: RpcNodeGroup | undefined): string {
  switch (group?.opened) {
    case undefined:
    case 'default':
      return translate({
        id: 'openrpc.fact.node.default',
        message: 'Your own node: by default',
        description: 'Fact below a method name',
      });
    case 'local':
      return translate({
        id: 'openrpc.fact.node.local',
        message: 'Your own node: on the local port only',
        description: 'Fact below a method name',
      });
    case 'listed':
      return listedFact(group);
    case 'set':
      return translate(
        {
          id: 'openrpc.fact.node.set',
          message: 'Your own node: if you set `{key}`',
          description: 'Fact below a method name',
        },
        {key: group.key},
      );
  }
}

import type {RpcAvailability, RpcNodeGroup} from 'docusaurus-plugin-openrpc/document';
import type {GatewayFile} from './parseGateway';
import type {NodeFile} from './parseNode';
import type {Served, Space} from './recorded';

/**
 * The groups that a node's public ports serve if its configuration says nothing of them; src/facts has their source.
 */
export const DEFAULT_GROUPS: Readonly<Record<Space, readonly string[]>> = {
  core: ['cfx', 'pubsub', 'txpool'],
  espace: ['eth', 'net', 'web3', 'pubsub', 'parity', 'trace'],
};

const LIST_KEY: Readonly<Record<Space, string>> = {core: 'public_rpc_apis', espace: 'public_evm_rpc_apis'};
const FILTER_KEY = 'poll_lifetime_in_seconds';
/** In the group of Core Space that only an operator should reach, this method alone is of use to others. */
const NOT_FOR_OPERATORS = 'cfx_getEpochReceipts';

/** The kind of a gateway's file, in the words of the foundation's table of limits. */
function kindOf({file, module}: GatewayFile): string | undefined {
  if (file.endsWith('_filter.go')) return 'filter';
  if (module === 'trace') return 'trace';
  return file.endsWith('_debug.go') || module === 'debug' || module === 'parity' ? 'debug' : undefined;
}

/** The methods that the public endpoints of a space serve without an API key. */
export function publicMethods({gateway, closedWithoutKey}: Served, space: Space): Set<string> {
  const open = gateway[space].filter((file) => file.isPublic && !closedWithoutKey[space].includes(kindOf(file) ?? ''));
  return new Set(open.flatMap(({methods}) => methods));
}

const isFilterFile = ({file}: NodeFile): boolean => /\/(?:cfx_)?filter\.rs$/.test(file);

/** How a node comes to serve the methods of one file of its source. */
function groupOf(file: NodeFile, space: Space): RpcNodeGroup {
  const name = file.group;
  if (isFilterFile(file)) return {name, opened: 'set', key: FILTER_KEY};
  if (DEFAULT_GROUPS[space].includes(name)) return {name, opened: 'default'};
  // Opening this group would let strangers sign with the node's accounts and empty its pool.
  if (space === 'core' && name === 'debug') return {name, opened: 'local'};
  return {name, opened: 'listed', key: LIST_KEY[space], ...(space === 'core' && {local: true as const})};
}

/** How a node comes to serve each method of a space. */
export function nodeGroups({node}: Served, space: Space): Map<string, RpcNodeGroup> {
  return new Map(
    node[space].flatMap((file) => file.methods.map((method): [string, RpcNodeGroup] => [method, groupOf(file, space)])),
  );
}

/** Who can call a method: anyone at the public endpoints, whoever runs a node, or only its operator. */
export function availabilityOf(served: Served, space: Space, method: string): RpcAvailability {
  if (publicMethods(served, space).has(method)) return 'public';
  const isForOperators = nodeGroups(served, space).get(method)?.opened === 'local' && method !== NOT_FOR_OPERATORS;
  return isForOperators ? 'operator' : 'own-node';
}

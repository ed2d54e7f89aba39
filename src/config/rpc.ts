import {NETWORKS, type Network} from './networks';
import {EDIT_BASE} from './repository';
import {RPC_ERROR_PAGES, RPC_ROUTES} from './rpcRoutes';

const SPACE_LABELS: Record<Network['space'], string> = {core: 'Core Space', espace: 'eSpace'};

const LABELS: Record<Network['name'], string> = {testnet: 'Testnet', mainnet: 'Mainnet', local: 'Local node'};

/** The page on how to start a node on the reader's machine. */
const LOCAL_NODE = '/docs/general/build/local-node';

const referenceOf = <Dialect extends string>(
  id: Network['space'],
  sidebarId: keyof typeof RPC_ROUTES,
  dialect: Dialect,
) => ({
  id,
  label: SPACE_LABELS[id],
  sidebarId,
  dialect,
  document: `openrpc/${id}`,
  recordings: {examples: `openrpc/examples/${id}`, exchanges: `openrpc/refusals/${id}.json`},
  routeBasePath: RPC_ROUTES[sidebarId],
  errorReference: RPC_ERROR_PAGES[sidebarId],
  editUrl: `${EDIT_BASE}openrpc/${id}`,
  endpoints: NETWORKS.filter(({space}) => space === id).map(({name, chainId, http, webSocket}) => ({
    id: name,
    label: LABELS[name],
    chainId,
    http,
    webSocket,
    ...(name === 'local' && {guide: LOCAL_NODE}),
  })),
});

/**
 * The two method references, one OpenRPC document for each space, a folder that is joined with its recordings, with the
 * space's networks in their order: the test network first.
 */
export const RPC_REFERENCES = {
  core: referenceOf('core', 'coreSidebar', 'conflux'),
  espace: referenceOf('espace', 'eSpaceSidebar', 'ethereum'),
};

import type {Options as OpenRpcOptions} from '../plugins/docusaurus-plugin-openrpc/src/options';
import {NETWORKS, type Network} from './networks';
import {EDIT_BASE} from './repository';
import {RPC_ERROR_PAGES, RPC_ROUTES} from './rpcRoutes';

type Reference = Required<Omit<OpenRpcOptions, 'docsPluginId'>>;

const SPACE_LABELS: Record<Network['space'], string> = {core: 'Core Space', espace: 'eSpace'};

const LABELS: Record<Network['name'], string> = {testnet: 'Testnet', mainnet: 'Mainnet', local: 'Local node'};

const referenceOf = (id: Network['space'], sidebarId: keyof typeof RPC_ROUTES, dialect: Reference['dialect']): Reference => ({
  id,
  label: SPACE_LABELS[id],
  sidebarId,
  dialect,
  document: `openrpc/${id}.json`,
  routeBasePath: RPC_ROUTES[sidebarId],
  errorReference: RPC_ERROR_PAGES[sidebarId],
  editUrl: `${EDIT_BASE}openrpc/${id}.json`,
  endpoints: NETWORKS.filter(({space}) => space === id).map(({name, chainId, http, webSocket}) => ({id: name, label: LABELS[name], chainId, http, webSocket})),
});

/** The two method references, one OpenRPC document for each space, with the space's networks in their order: the test network first. */
export const RPC_REFERENCES = {
  core: referenceOf('core', 'coreSidebar', 'conflux'),
  espace: referenceOf('espace', 'eSpaceSidebar', 'ethereum'),
};

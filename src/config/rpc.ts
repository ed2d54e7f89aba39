import type {Options as OpenRpcOptions} from '../plugins/docusaurus-plugin-openrpc/src/options';
import {EDIT_BASE} from './repository';
import {RPC_ROUTES} from './rpcRoutes';

type Reference = Required<Pick<OpenRpcOptions, 'id' | 'document' | 'routeBasePath' | 'sidebarId' | 'editUrl'>>;

const referenceOf = (id: string, sidebarId: keyof typeof RPC_ROUTES): Reference => ({
  id,
  sidebarId,
  document: `openrpc/${id}.json`,
  routeBasePath: RPC_ROUTES[sidebarId],
  editUrl: `${EDIT_BASE}openrpc/${id}.json`,
});

/** The two method references, one OpenRPC document for each space. */
export const RPC_REFERENCES = {core: referenceOf('core', 'coreSidebar'), espace: referenceOf('espace', 'eSpaceSidebar')};

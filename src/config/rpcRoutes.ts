/** Address of the method reference that stands in each sidebar, below the site's base URL. */
export const RPC_ROUTES = {coreSidebar: 'docs/core/rpc', eSpaceSidebar: 'docs/espace/rpc'} as const;

/** The page that explains the error codes of each space, as an address of the site. */
export const RPC_ERROR_PAGES = {coreSidebar: '/docs/core/build/json-rpc/common_rpc_error', eSpaceSidebar: '/docs/espace/build/rpc-errors'} as const;

/** The reference's address in a sidebar; undefined for a sidebar without one. */
export function rpcRouteOf(sidebarId: string): string | undefined {
  return Object.entries(RPC_ROUTES).find(([id]) => id === sidebarId)?.[1];
}

/** Address of the method reference in each sidebar, below the site's base URL. */
export const RPC_ROUTES = {coreSidebar: 'docs/core/rpc', eSpaceSidebar: 'docs/espace/rpc'} as const;

/** Name of the meta element by which pages with a console carry the policy of those without one. */
export const LATER_POLICY = 'policy-without-console';

/** Whether an address is that of a page with a console, in any language. */
export function hasConsole(pathname: string): boolean {
  return Object.values(RPC_ROUTES).some((route) => `${pathname}/`.includes(`/${route}/`));
}

/** The page that explains the error codes of each space, as an address of the site. */
export const RPC_ERROR_PAGES = {
  coreSidebar: '/docs/core/build/json-rpc/common_rpc_error',
  eSpaceSidebar: '/docs/espace/build/rpc-errors',
} as const;

/** The reference's address in a sidebar; undefined for a sidebar without one. */
export function rpcRouteOf(sidebarId: string): string | undefined {
  return Object.entries(RPC_ROUTES).find(([id]) => id === sidebarId)?.[1];
}

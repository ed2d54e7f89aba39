import {matchRoutes, type RouteConfig} from 'react-router-config';

/** How the site itself spells an address that is its own but for upper and lower case, as `/docs/espace/rpc/eth_getLogs` is; undefined for any other. */
export function spelledAs(pathname: string, routes: RouteConfig[]): string | undefined {
  const {exact, path: spelled} = matchRoutes(routes, pathname).at(-1)?.route ?? {};
  if (!exact || typeof spelled !== 'string' || spelled === pathname) return undefined;
  return spelled.toLowerCase() === pathname.toLowerCase() ? spelled : undefined;
}

interface Route {
  readonly path?: string | string[];
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

const pagesOf = (routes: readonly Route[]): Route[] =>
  routes.flatMap((route) => (route.routes ? pagesOf(route.routes) : route.exact ? [route] : []));

/**
 * How the site itself spells an address that is its own but for upper and lower case, as `/docs/espace/rpc/eth_getLogs`
 * is; undefined for any other.
 */
export function spelledAs(pathname: string, routes: readonly Route[]): string | undefined {
  const pages = pagesOf(routes).flatMap(({path = []}) => path);
  const meant = pathname.toLowerCase();
  return pages.includes(pathname) ? undefined : pages.find((page) => page.toLowerCase() === meant);
}

/** Whether a page with this canonical address was requested by it; never true of the page for missing addresses. */
export function isServedAt(pathname: string, canonical: string | undefined): boolean {
  const bare = (path: string): string => path.replace(/(?:\/index)?(?:\.html)?\/*$/, '');
  return canonical !== undefined && URL.canParse(canonical) && bare(new URL(canonical).pathname) === bare(pathname);
}

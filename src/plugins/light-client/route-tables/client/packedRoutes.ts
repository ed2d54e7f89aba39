/** A route of the client's table, without its component. */
export interface PlainRoute {
  path: string;
  hash: string;
  exact?: true;
  routes?: PlainRoute[];
  [attribute: string]: unknown;
}

/**
 * The tree of routes beside a table of their keys (`path-hash`) in the same order: depth, kind and further attributes,
 * in runs.
 */
export interface PackedRoutes {
  attributes: string[];
  runs: string;
}

/** Gives back the tree of routes; `keys` are those of the table of chunk names. */
export function unpackRoutes({attributes, runs}: PackedRoutes, keys: readonly string[]): PlainRoute[] {
  const top: PlainRoute[] = [];
  const open = [top];
  let at = 0;
  for (const run of runs.split(' ')) {
    const [depth = 0, exact = 0, attribute = 0, count = 0] = run.split('.').map((part) => parseInt(part, 36));
    for (let left = count; left > 0; left--) {
      const key = keys[at++] ?? '';
      const dash = key.lastIndexOf('-');
      const route: PlainRoute = {
        path: key.slice(0, dash),
        hash: key.slice(dash + 1),
        ...(exact === 1 && {exact: true}),
        ...(JSON.parse(attributes[attribute] ?? '{}') as object),
      };
      open[depth]?.push(route);
      if (exact !== 1) open[depth + 1] = route.routes = [];
    }
  }
  return top;
}

import type {NameTree} from './client/packedNames';
import type {PlainRoute} from './client/packedRoutes';

/** The table of chunk names and the tree of routes, in the same order. */
export interface Tables {
  names: Record<string, NameTree>;
  routes: PlainRoute[];
}

/**
 * Both tables without the hashes that keep routes of one address apart: a route that is the first of its address has
 * none, the next ones have their number. Throws if a route has no row in the table of names.
 */
export function withoutHashes(names: Readonly<Record<string, NameTree>>, routes: readonly PlainRoute[]): Tables {
  const renamed = new Map<string, string>();
  const times = new Map<string, number>();
  const rename = ({path, hash, routes: below, ...route}: PlainRoute): PlainRoute => {
    const before = times.get(path) ?? 0;
    times.set(path, before + 1);
    const own = before === 0 ? '' : before.toString(36);
    renamed.set(`${path}-${hash}`, `${path}-${own}`);
    return {path, hash: own, ...route, ...(below && {routes: below.map(rename)})};
  };
  const tree = routes.map(rename);
  const table = Object.entries(names).map(([key, value]): [string, NameTree] => {
    const own = renamed.get(key);
    if (own === undefined)
      throw new Error(
        `The table of chunk names has a row ${key} without a route: fix src/plugins/light-client/route-tables/withoutHashes.ts.`,
      );
    return [own, value];
  });
  return {names: Object.fromEntries(table), routes: tree};
}

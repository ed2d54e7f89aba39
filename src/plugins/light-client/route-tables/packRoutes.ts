import type {PackedRoutes, PlainRoute} from './client/packedRoutes';

/** Packs the tree of routes; throws if its order is not that of the table of chunk names. */
export function packRoutes(tree: readonly PlainRoute[], keys: readonly string[]): PackedRoutes {
  const attributes: string[] = [];
  const rows: string[] = [];
  const order: string[] = [];
  const walk = (routes: readonly PlainRoute[], depth: number): void => {
    for (const {path, hash, exact, routes: below, ...further} of routes) {
      const text = JSON.stringify(further);
      const known = attributes.indexOf(text);
      const attribute = known < 0 ? attributes.push(text) - 1 : known;
      order.push(`${path}-${hash}`);
      rows.push([depth, exact ? 1 : 0, attribute].map((part) => part.toString(36)).join('.'));
      if (below) walk(below, depth + 1);
    }
  };
  walk(tree, 0);
  const differs = order.findIndex((key, index) => key !== keys[index]);
  if (differs >= 0 || order.length !== keys.length) {
    throw new Error(
      `Docusaurus lists routes and chunk names in different orders from ${order[differs] ?? 'the end'} on: fix src/plugins/light-client/route-tables/packRoutes.ts.`,
    );
  }
  return {attributes, runs: toRuns(rows)};
}

/** Equal neighbors as one entry with their count. */
function toRuns(rows: readonly string[]): string {
  const runs: [string, number][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.[0] === row) last[1]++;
    else runs.push([row, 1]);
  }
  return runs.map(([row, count]) => `${row}.${count.toString(36)}`).join(' ');
}

import {pageName, type NameTree} from './client/packedNames';

/** The names in a table of chunk names, in its order. */
export function namesIn(tree: NameTree | Readonly<Record<string, NameTree>>): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(namesIn);
}

/**
 * Short names for the chunks in a table, by their place in it: those of one row (`p0`, `p1` …) and those that several
 * share (`s0` …).
 */
export function toShortNames(table: Readonly<Record<string, NameTree>>): Map<string, string> {
  const once = new Set<string>();
  const shared = new Set<string>();
  for (const name of namesIn(table)) (once.has(name) ? shared : once).add(name);
  const own = [...once].filter((name) => !shared.has(name));
  return new Map([
    ...own.map((name, index) => [name, pageName(index)] as const),
    ...[...shared].map((name, index) => [name, `s${index.toString(36)}`] as const),
  ]);
}

/** The table with its names replaced. */
export function renamed(
  table: Readonly<Record<string, NameTree>>,
  short: ReadonlyMap<string, string>,
): Record<string, NameTree> {
  return JSON.parse(JSON.stringify(table), (_, value: NameTree) =>
    typeof value === 'string' ? (short.get(value) ?? value) : value,
  ) as Record<string, NameTree>;
}

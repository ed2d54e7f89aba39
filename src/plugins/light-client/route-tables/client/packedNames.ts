/** Chunk names of a route as Docusaurus keeps them: a tree whose leaves are names of chunks. */
export type NameTree = string | NameTree[] | {[key: string]: NameTree};

/**
 * A table of chunk names in few bytes: every name once, in the order in which the table comes to them; the distinct trees, where
 * `+` stands for the next name that no row before had; and one line a route, its address told from the one before.
 */
export interface PackedNames {
  order: string;
  shapes: string[];
  lines: string;
}

/** Characters of a chunk's name in the client; a letter and two of thirty-six digits are far more than a site has chunks. */
export const NAME_LENGTH = 3;

/** The names in a packed order, one after the other. */
export function namesOf(order: string): string[] {
  const names: string[] = [];
  for (let at = 0; at < order.length; at += NAME_LENGTH) names.push(order.slice(at, at + NAME_LENGTH));
  return names;
}

/** Gives back the table that was packed, in its order. */
export function unpackNames({order, shapes, lines}: PackedNames): Record<string, NameTree> {
  const table: Record<string, NameTree> = {};
  const names = namesOf(order);
  let next = 0;
  let key = '';
  for (const line of lines.split('\n')) {
    const [shared = '', rest = '', shape = ''] = line.split('|');
    key = key.slice(0, parseInt(shared, 36)) + rest;
    table[key] = JSON.parse(shapes[parseInt(shape, 36)] ?? 'null', (_, value: NameTree) => (value === '+' ? (names[next++] ?? '') : value)) as NameTree;
  }
  return table;
}

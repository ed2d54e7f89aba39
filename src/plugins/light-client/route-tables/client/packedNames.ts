/** Chunk names of a route as Docusaurus keeps them: a tree whose leaves are names of chunks. */
export type NameTree = string | NameTree[] | {[key: string]: NameTree};

/**
 * A table of chunk names in few bytes: the distinct trees, where `+` stands for the next page's chunk; and one line a
 * route, its address told from the one before.
 */
export interface PackedNames {
  shapes: string[];
  lines: string;
}

/** The name of a chunk that one row of the table asks for, by its place among them. */
export const pageName = (index: number): string => `p${index.toString(36)}`;

/** Gives back the table that was packed, in its order. */
export function unpackNames({shapes, lines}: PackedNames): Record<string, NameTree> {
  const table: Record<string, NameTree> = {};
  let next = 0;
  let key = '';
  for (const line of lines.split('\n')) {
    const [shared = '', rest = '', shape = ''] = line.split('|');
    key = key.slice(0, parseInt(shared, 36)) + rest;
    table[key] = JSON.parse(shapes[parseInt(shape, 36)] ?? 'null', (_, value: NameTree) =>
      value === '+' ? pageName(next++) : value,
    ) as NameTree;
  }
  return table;
}

/** Chunk names of a route as Docusaurus keeps them: a tree whose leaves are names of chunks. */
export type NameTree = string | NameTree[] | {[key: string]: NameTree};

/** A table of chunk names in few bytes: the distinct trees with `$` for each name, and one line a route. */
export interface PackedNames {
  shapes: string[];
  lines: string;
}

/** Characters of a chunk's name in the client; thirty-six digits to the fourth are far more than a site has chunks. */
export const NAME_LENGTH = 4;

/** Gives back the table that was packed, in its order. */
export function unpackNames({shapes, lines}: PackedNames): Record<string, NameTree> {
  const table: Record<string, NameTree> = {};
  let key = '';
  for (const line of lines.split('\n')) {
    const [shared = '', rest = '', shape = '', names = ''] = line.split('|');
    key = key.slice(0, parseInt(shared, 36)) + rest;
    let at = 0;
    table[key] = JSON.parse(shapes[parseInt(shape, 36)] ?? 'null', (_, value: NameTree) =>
      value === '$' ? names.slice(at, (at += NAME_LENGTH)) : value,
    ) as NameTree;
  }
  return table;
}

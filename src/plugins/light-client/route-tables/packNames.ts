import {NAME_LENGTH, type NameTree, type PackedNames} from './client/packedNames';
import {namesIn} from './shortNames';

/** Packs the table of chunk names; throws where a name or an address has a form that packing cannot hold. */
export function packNames(table: Readonly<Record<string, NameTree>>): PackedNames {
  const shapes: string[] = [];
  const seen = new Set<string>();
  const often = namesOfSeveral(table);
  let previous = '';
  const lines = Object.entries(table).map(([key, tree]) => {
    if (/[|\n]/.test(key)) throw new Error(`The address ${JSON.stringify(key)} holds a character that separates fields in the packed table; rename the page.`);
    const shape = JSON.stringify(tree, (_, value: NameTree) => (typeof value === 'string' ? take(value, key, seen, often) : value));
    const known = shapes.indexOf(shape);
    const index = known < 0 ? shapes.push(shape) - 1 : known;
    const shared = sharedStart(previous, key);
    previous = key;
    return [shared.toString(36), key.slice(shared), index.toString(36)].join('|');
  });
  return {order: [...seen].join(''), shapes, lines: lines.join('\n')};
}

/** The names that stand more than once in the table: in a shape they stand for themselves. */
function namesOfSeveral(table: Readonly<Record<string, NameTree>>): Set<string> {
  const once = new Set<string>();
  const often = new Set<string>();
  for (const name of namesIn(table)) (once.has(name) ? often : once).add(name);
  return often;
}

function take(name: string, key: string, seen: Set<string>, often: ReadonlySet<string>): string {
  if (name.length !== NAME_LENGTH || name.includes('|')) {
    throw new Error(
      `The chunk ${JSON.stringify(name)} of ${key} has no name of ${String(NAME_LENGTH)} characters: fix src/plugins/light-client/route-tables/shortNames.ts.`,
    );
  }
  if (often.has(name)) return name;
  seen.add(name);
  return '+';
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

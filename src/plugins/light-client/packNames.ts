import {NAME_LENGTH, type NameTree, type PackedNames} from './client/packedNames';

/** Packs the table of chunk names; throws where a name or an address has a form that packing cannot hold. */
export function packNames(table: Record<string, NameTree>): PackedNames {
  const shapes: string[] = [];
  let previous = '';
  const lines = Object.entries(table).map(([key, tree]) => {
    if (/[|\n]/.test(key)) throw new Error(`The address ${JSON.stringify(key)} holds a character that separates fields in the packed table; rename the page.`);
    const names: string[] = [];
    const shape = JSON.stringify(tree, (_, value: NameTree) => (typeof value === 'string' ? take(value, key, names) : value));
    const known = shapes.indexOf(shape);
    const index = known < 0 ? shapes.push(shape) - 1 : known;
    const shared = sharedStart(previous, key);
    previous = key;
    return [shared.toString(36), key.slice(shared), index.toString(36), names.join('')].join('|');
  });
  return {shapes, lines: lines.join('\n')};
}

function take(name: string, key: string, names: string[]): string {
  if (name.length !== NAME_LENGTH || name.includes('|')) {
    throw new Error(
      `The chunk ${JSON.stringify(name)} of ${key} has no name of ${String(NAME_LENGTH)} characters: mend src/plugins/light-client/shortNames.ts.`,
    );
  }
  names.push(name);
  return '$';
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

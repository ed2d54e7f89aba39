import {pageName, type NameTree, type PackedNames} from './client/packedNames';

/** Packs a table of short chunk names; throws if an address has a form that packing cannot hold. */
export function packNames(table: Readonly<Record<string, NameTree>>): PackedNames {
  const shapes: string[] = [];
  let next = 0;
  let previous = '';
  const lines = Object.entries(table).map(([key, tree]) => {
    if (/[|\n]/.test(key))
      throw new Error(
        `The address ${JSON.stringify(key)} holds a character that separates fields in the packed table; rename the page.`,
      );
    const shape = JSON.stringify(tree, (_, value: NameTree) => (value === pageName(next) ? (next++, '+') : value));
    const known = shapes.indexOf(shape);
    const index = known < 0 ? shapes.push(shape) - 1 : known;
    const shared = sharedStart(previous, key);
    previous = key;
    return [shared.toString(36), key.slice(shared), index.toString(36)].join('|');
  });
  return {shapes, lines: lines.join('\n')};
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

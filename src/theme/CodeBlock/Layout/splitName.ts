/** Letters of a name's end that the narrowest bar has room for. */
const ROOM = 16;
/** Letters that stay of an end that is longer. */
const KEPT = 12;

/**
 * A name in two parts, of which the first may be cut: the second is the last part of a path, or the end of a name
 * without folders that is too long. Joined, they are the name.
 */
export function splitName(name: string): [head: string, tail: string] {
  const file = name.slice(name.lastIndexOf('/') + 1);
  const length = file !== '' && file.length <= ROOM ? file.length : KEPT;
  return [name.slice(0, -length), name.slice(-length)];
}

import {namesOf} from './packedNames';

type Load = () => Promise<unknown>;

/** An entry of Docusaurus' registry: what loads the module, and two fields that only the server's build reads. */
export type RegistryEntry = readonly [load: Load, module: string, weakId: number];

/** The part of the bundler's runtime that loads a chunk's module. */
export interface ChunkLoader {
  (id: number): unknown;
  /** Loads a chunk. */
  e: (chunk: string) => Promise<unknown>;
  /** Loads a module, in the mode of `import()` for what is no ES module. */
  t: (id: number, mode: number) => unknown;
}

/** Characters of a packed row: its kind, and the number of its module in thirty-six digits. */
export const ROW_LENGTH = 5;

/** How `import()` loads what is no ES module. */
export const JSON_MODE = 19;

const TAG_CHUNKS = 8;

/** The chunk that holds a tag's list of pages: the lists are small and many, so some share one. */
export const tagChunkOf = (name: string): string => `tags${String((name.charCodeAt(0) + name.charCodeAt(1)) % TAG_CHUNKS)}`;

/** The registry: the entries that are given in full, and those of the packed rows, which follow the order of names. Kinds: `j` a JSON chunk, `t` one that tags share, `m` a module, `-` given in full. */
export function makeRegistry(order: string, table: Record<string, RegistryEntry>, load: ChunkLoader, packed: string): Record<string, RegistryEntry> {
  const rows = {...table};
  for (const [index, name] of namesOf(order).entries()) {
    const row = packed.slice(index * ROW_LENGTH, (index + 1) * ROW_LENGTH);
    const id = parseInt(row.slice(1), 36);
    if (row.startsWith('-')) continue;
    const own: Load = row.startsWith('m')
      ? () => load.e(name).then(() => load(id))
      : () => load.e(row.startsWith('t') ? tagChunkOf(name) : name).then(() => load.t(id, JSON_MODE));
    rows[name] = [own, '', 0];
  }
  return rows;
}

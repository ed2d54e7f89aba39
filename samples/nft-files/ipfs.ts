import { MemoryBlockstore } from 'blockstore-core';
import { importer, type ImporterOptions } from 'ipfs-unixfs-importer';

const SETTINGS: ImporterOptions = { profile: 'unixfs-v1-2025' };

// #region address
/** The IPFS address of a file's bytes, computed here: nothing is uploaded. */
export async function fileAddress(content: Uint8Array, settings = SETTINGS): Promise<string> {
  for await (const { cid } of importer([{ content }], new MemoryBlockstore(), settings))
    return cid.toString();
  throw new Error('The importer returned nothing');
}

/** The address of a folder with these files, by name. */
export async function folderAddress(files: ReadonlyMap<string, Uint8Array>): Promise<string> {
  const source = [...files].map(([name, content]) => ({ path: name, content }));
  let root = '';
  for await (const { cid } of importer(source, new MemoryBlockstore(), {
    ...SETTINGS,
    wrapWithDirectory: true,
  }))
    root = cid.toString();
  return root; // the folder comes last
}
// #endregion address

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export function expect(condition: boolean, claim: string): void {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}

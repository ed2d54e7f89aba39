import { readFile } from 'node:fs/promises';
import { bytes, fileAddress } from './ipfs.ts';

// #region metadata
/** The metadata of each token, by its number: each refers to its image by address. */
export async function metadata(images: readonly Uint8Array[]): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [id, image] of images.entries()) {
    const token = {
      name: `Shape ${id}`,
      description: 'A shape',
      image: `ipfs://${await fileAddress(image)}`,
    };
    files.set(String(id), bytes(JSON.stringify(token)));
  }
  return files;
}
// #endregion metadata

/** The images in the folder `art`, in the order of the tokens. */
export const names = ['0.svg', '1.svg'];

export const images = async (): Promise<Uint8Array[]> =>
  Promise.all(
    names.map(
      async (name) => new Uint8Array(await readFile(new URL(`art/${name}`, import.meta.url))),
    ),
  );

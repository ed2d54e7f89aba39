import { PinataSDK, type PinataConfig } from 'pinata';
import { folderAddress } from './ipfs.ts';

// #region upload
/** Uploads files as one public folder, and returns its address, or throws if Pinata stored something else. */
export async function uploadFolder(
  files: ReadonlyMap<string, Uint8Array>,
  config: PinataConfig,
): Promise<string> {
  const pinata = new PinataSDK(config);
  const list = [...files].map(([name, content]) => new File([new Uint8Array(content)], name));
  const { cid } = await pinata.upload.public.fileArray(list);
  const expected = await folderAddress(files);
  if (cid !== expected)
    throw new Error(`Pinata returned ${cid}, but the files have the address ${expected}`);
  return cid;
}
// #endregion upload

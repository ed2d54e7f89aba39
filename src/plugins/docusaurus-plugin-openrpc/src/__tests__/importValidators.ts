import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {LoadValidators, MethodValidators} from '../console/model';
import {loaderModule} from '../validators';

/** Puts a method's compiled module and its loader on disk, and loads the one through the other as a page does. */
export async function importValidators(code: string): Promise<MethodValidators> {
  const folder = await mkdtemp(path.join(tmpdir(), 'validators-'));
  try {
    const loader = path.join(folder, 'console.mjs');
    await writeFile(path.join(folder, 'validators.mjs'), code);
    await writeFile(loader, loaderModule('validators.mjs'));
    const {default: load} = (await import(pathToFileURL(loader).href)) as {default: LoadValidators};
    return await load();
  } finally {
    await rm(folder, {recursive: true});
  }
}

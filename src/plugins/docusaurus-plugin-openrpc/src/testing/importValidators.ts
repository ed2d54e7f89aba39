import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {LoadValidators, MethodValidators} from '../console/model';
import {loadersModule} from '../validators';

/** Puts a method's compiled module and its loader on disk, and loads the one through the other as a page does. */
export async function importValidators(code: string): Promise<MethodValidators> {
  const folder = await mkdtemp(path.join(tmpdir(), 'validators-'));
  try {
    await writeFile(path.join(folder, 'package.json'), '{"type": "module"}');
    await writeFile(path.join(folder, 'validators-one.js'), code);
    const loaders = path.join(folder, 'validators.js');
    await writeFile(loaders, loadersModule('core', ['one']));
    const {default: load} = (await import(pathToFileURL(loaders).href)) as {default: {one: LoadValidators}};
    return await load.one();
  } finally {
    await rm(folder, {recursive: true});
  }
}

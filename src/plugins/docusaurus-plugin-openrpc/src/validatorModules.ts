import path from 'node:path';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import type {OpenRpcDocument} from './openRpc';
import type {RpcReference} from './reference';
import {createMethodCompiler, loaderModule} from './validators';

type CreateData = PluginContentLoadedActions['createData'];

/** Puts each method's validators on disk, with a small module that loads them when it is called: the addresses of those, by slug. */
export async function createValidatorModules(
  document: OpenRpcDocument,
  reference: RpcReference,
  createData: CreateData,
  generatedFilesDir: string,
): Promise<Map<string, string>> {
  const compile = createMethodCompiler(document);
  const methods = reference.namespaces.flatMap(({methods: own}) => own);
  const entries = methods.map(async ({name, slug}): Promise<[string, string]> => {
    await createData(`validators-${slug}.js`, compile(name));
    const loader = await createData(`console-${slug}.js`, loaderModule(`validators-${slug}.js`));
    // By alias: the address of a folder on this machine would go into the names of chunks.
    return [slug, `@generated/${posixPath(path.relative(generatedFilesDir, loader))}`];
  });
  return new Map(await Promise.all(entries));
}

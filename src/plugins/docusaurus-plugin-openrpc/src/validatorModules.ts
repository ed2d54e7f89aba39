import path from 'node:path';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import type {OpenRpcDocument} from './openRpc';
import type {RpcReference} from './reference';
import {createMethodCompiler, loadersModule, type CompileMethod} from './validators';

type CreateData = PluginContentLoadedActions['createData'];

const compilers = new WeakMap<OpenRpcDocument, CompileMethod>();

/** The compiler of a document's methods, which compiles each once: a document is the same in every language. */
function compilerOf(document: OpenRpcDocument): CompileMethod {
  const known = compilers.get(document);
  if (known) return known;
  const compile = createMethodCompiler(document);
  const sources = new Map<string, string>();
  const compiler: CompileMethod = (name) => {
    const source = sources.get(name) ?? compile(name);
    sources.set(name, source);
    return source;
  };
  compilers.set(document, compiler);
  return compiler;
}

/**
 * Writes each method's validators to disk, with one module that loads those of a method on request; returns its
 * address.
 */
export async function createValidatorModules(
  instanceId: string,
  document: OpenRpcDocument,
  reference: RpcReference,
  createData: CreateData,
  generatedFilesDir: string,
): Promise<string> {
  const compile = compilerOf(document);
  const methods = reference.namespaces.flatMap(({methods: own}) => own);
  await Promise.all(methods.map(async ({name, slug}) => createData(`validators-${slug}.js`, compile(name))));
  const slugs = methods.map(({slug}) => slug);
  const loaders = await createData('validators.js', loadersModule(instanceId, slugs));
  // By alias: the address of a folder on this machine would go into the names of chunks.
  return `@generated/${posixPath(path.relative(generatedFilesDir, loaders))}`;
}

import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {unpackNames, type NameTree} from './client/packedNames';
import {unpackRoutes} from './client/packedRoutes';
import {packGlobalData} from './packGlobalData';
import {packNames} from './packNames';
import {packRoutes} from './packRoutes';
import type {Registry} from './routeModules';
import {renamed, toShortNames} from './shortNames';
import {withoutHashes, type Tables} from './withoutHashes';
import {readChunkNames, readRegistry, readRoutes, readSlimConfig} from '../readGenerated';

/** Modules of `@generated/` that have a smaller form, by name. */
export type PackedModules = Record<string, string>;

const folderIn = (generated: string): string => path.join(generated, 'portal-light-client');
/** Named in faults. */
const FOLDER = 'src/plugins/light-client/route-tables';
const CLIENT = path.join(__dirname, 'client');

/** The table of chunk names as the client has it, with short ones. */
export function readShortNames(generated: string): Record<string, NameTree> {
  const names = readChunkNames(generated);
  return renamed(names, toShortNames(names));
}

/**
 * Writes the file that makes the bundler create a chunk for each module that routes load; returns its path, and the
 * name of the chunk by the name of the module.
 */
export function writeRegistry(generated: string): Registry {
  const short = toShortNames(readChunkNames(generated));
  const names = new Map(readRegistry(generated).map(([name, module]) => [module, short.get(name) ?? name]));
  const imports = [...names].map(
    ([module, name]) => `() => import(/* webpackChunkName: ${text(name)} */ ${text(module)}),`,
  );
  const table = path.join(folderIn(generated), 'registry.js');
  mkdirSync(path.dirname(table), {recursive: true});
  writeFileSync(table, ['export default [', ...imports, '];', ''].join('\n'));
  return {table, names};
}

/** The tables of names and routes with their small form; throws if that does not unpack to the same. */
function packTables(generated: string): {
  routes: Tables['routes'];
  packedNames: ReturnType<typeof packNames>;
  packedRoutes: ReturnType<typeof packRoutes>;
} {
  const {names, routes} = withoutHashes(readShortNames(generated), readRoutes(generated));
  const packedNames = packNames(names);
  const packedRoutes = packRoutes(routes, Object.keys(names));
  if (!isDeepStrictEqual(unpackNames(packedNames), names))
    throw new Error(
      `The packed table of chunk names does not unpack to what was packed: fix packNames.ts or client/packedNames.ts in ${FOLDER}.`,
    );
  if (!isDeepStrictEqual(unpackRoutes(packedRoutes, Object.keys(names)), routes))
    throw new Error(
      `The packed routes do not unpack to what was packed: fix packRoutes.ts or client/packedRoutes.ts in ${FOLDER}.`,
    );
  return {routes, packedNames, packedRoutes};
}

/**
 * Writes the client's tables in their small form beside the ones that Docusaurus generated, and returns their paths;
 * anything that does not unpack to the same stops the build.
 */
export function writePacked(generated: string): PackedModules {
  const {routes, packedNames, packedRoutes} = packTables(generated);
  const folder = folderIn(generated);
  const plain = text(path.join(folder, 'plainRoutes.js'));
  const sources = {
    'docusaurus.config': readSlimConfig(generated),
    routesChunkNames: [
      `import {unpackNames} from ${text(path.join(CLIENT, 'packedNames'))};`,
      `export default unpackNames(${text(packedNames)});`,
      '',
    ].join('\n'),
    plainRoutes: [
      `import {unpackRoutes} from ${text(path.join(CLIENT, 'packedRoutes'))};`,
      `import names from ${text(path.join(folder, 'routesChunkNames.js'))};`,
      `export default unpackRoutes(${text(packedRoutes)}, Object.keys(names));`,
      '',
    ].join('\n'),
    routes: [
      `import {withComponents} from ${text(path.join(CLIENT, 'withComponents'))};`,
      `import routes from ${plain};`,
      'export default withComponents(routes);',
      '',
    ].join('\n'),
    globalData: [
      `import {withDocs} from ${text(path.join(CLIENT, 'withDocs'))};`,
      `import routes from ${plain};`,
      `export default withDocs(${text(packGlobalData(generated, routes))}, routes);`,
      '',
    ].join('\n'),
  };
  mkdirSync(folder, {recursive: true});
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => {
      const file = path.join(folder, `${name}.js`);
      writeFileSync(file, source);
      return [`@generated/${name}`, file];
    }),
  );
}

const text = (value: unknown): string => JSON.stringify(value);

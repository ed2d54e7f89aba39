import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {unpackNames, type NameTree} from './client/packedNames';
import {unpackRoutes} from './client/packedRoutes';
import {UNPACKED} from './packAssets';
import {orderFile} from './packAssetsPlugin';
import {packGlobalData} from './packGlobalData';
import {packNames} from './packNames';
import {packRoutes} from './packRoutes';
import {withoutHashes} from './withoutHashes';
import {namesIn, renamed, toShortNames} from './shortNames';
import {readChunkNames, readRoutes, readRegistry, readSlimConfig, toSlimRegistry} from '../readGenerated';

/** Modules of `@generated/` that have a smaller form, by name. */
export type PackedModules = Record<string, string>;

const CLIENT = path.join(__dirname, 'client');

const shortNamesOf = (registry: readonly [string, string][], names: Readonly<Record<string, NameTree>>): Map<string, string> =>
  toShortNames([...registry.map(([name]) => name), ...namesIn(names)]);

/** The table of chunk names as the client has it, with short ones. */
export function readShortNames(generated: string): Record<string, NameTree> {
  const names = readChunkNames(generated);
  return renamed(names, shortNamesOf(readRegistry(generated), names));
}

/** Writes the client's tables in their small form beside the ones that Docusaurus generated, and says where; what does not unpack to the same stops the build. */
export function writePacked(generated: string): PackedModules {
  const registry = readRegistry(generated);
  const short = shortNamesOf(registry, readChunkNames(generated));
  const {names, routes} = withoutHashes(readShortNames(generated), readRoutes(generated));
  const packedNames = packNames(names);
  const packedRoutes = packRoutes(routes, Object.keys(names));
  if (!isDeepStrictEqual(unpackNames(packedNames), names)) throw new Error('The packed table of chunk names does not unpack to what was packed.');
  if (!isDeepStrictEqual(unpackRoutes(packedRoutes, Object.keys(names)), routes)) throw new Error('The packed routes do not unpack to what was packed.');
  const tables = text(path.join(generated, 'portal-light-client', 'routesChunkNames.js'));
  const plain = text(path.join(generated, 'portal-light-client', 'plainRoutes.js'));
  const sources = {
    'docusaurus.config': readSlimConfig(generated),
    registry: [
      `import {makeRegistry} from ${text(path.join(CLIENT, 'packedRegistry'))};`,
      `import {order} from ${tables};`,
      `export default makeRegistry(order, {`,
      ...toSlimRegistry(registry, short),
      `}, __webpack_require__, ${text(UNPACKED)});`,
      '',
    ].join('\n'),
    routesChunkNames: [
      `import {unpackNames} from ${text(path.join(CLIENT, 'packedNames'))};`,
      `export const order = ${text(packedNames.order)};`,
      `export default unpackNames({order, shapes: ${text(packedNames.shapes)}, lines: ${text(packedNames.lines)}});`,
      '',
    ].join('\n'),
    plainRoutes: [
      `import {unpackRoutes} from ${text(path.join(CLIENT, 'packedRoutes'))};`,
      `import names from ${tables};`,
      `export default unpackRoutes(${text(packedRoutes)}, Object.keys(names));`,
      '',
    ].join('\n'),
    routes: `import {withComponents} from ${text(path.join(CLIENT, 'withComponents'))};\nimport routes from ${plain};\nexport default withComponents(routes);\n`,
    globalData: [
      `import {withDocs} from ${text(path.join(CLIENT, 'withDocs'))};`,
      `import routes from ${plain};`,
      `export default withDocs(${text(packGlobalData(generated, routes))}, routes);`,
      '',
    ].join('\n'),
  };
  const folder = path.join(generated, 'portal-light-client');
  mkdirSync(folder, {recursive: true});
  writeFileSync(orderFile(generated), packedNames.order);
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => {
      const file = path.join(folder, `${name}.js`);
      writeFileSync(file, source);
      return [`@generated/${name}`, file];
    }),
  );
}

const text = (value: unknown): string => JSON.stringify(value);

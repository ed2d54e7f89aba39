import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {unpackNames} from './client/packedNames';
import {unpackRoutes} from './client/packedRoutes';
import {packNames} from './packNames';
import {packRoutes} from './packRoutes';
import {readChunkNames, readRoutes, readSlimConfig, readSlimRegistry} from './readGenerated';

/** Modules of `@generated/` that have a smaller form, by name. */
export type PackedModules = Record<string, string>;

const CLIENT = path.join(__dirname, 'client');

/** Writes the client's tables in their small form beside the ones that Docusaurus generated, and says where; what does not unpack to the same stops the build. */
export function writePacked(generated: string): PackedModules {
  const names = readChunkNames(generated);
  const routes = readRoutes(generated);
  const packedNames = packNames(names);
  const packedRoutes = packRoutes(routes, Object.keys(names));
  if (!isDeepStrictEqual(unpackNames(packedNames), names)) throw new Error('The packed table of chunk names does not unpack to what was packed.');
  if (!isDeepStrictEqual(unpackRoutes(packedRoutes, Object.keys(names)), routes)) throw new Error('The packed routes do not unpack to what was packed.');
  const sources = {
    'docusaurus.config': readSlimConfig(generated),
    registry: readSlimRegistry(generated),
    routesChunkNames: `import {unpackNames} from ${text(path.join(CLIENT, 'packedNames'))};\nexport default unpackNames(${text(packedNames)});\n`,
    routes: `import {withComponents} from ${text(path.join(CLIENT, 'withComponents'))};\nexport default withComponents(${text(packedRoutes)});\n`,
  };
  const folder = path.join(generated, 'portal-light-client');
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

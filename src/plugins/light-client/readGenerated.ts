import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {NameTree} from './route-tables/client/packedNames';
import type {PlainRoute} from './route-tables/client/packedRoutes';

/** The table of chunk names that Docusaurus generated. */
export function readChunkNames(generated: string): Record<string, NameTree> {
  return JSON.parse(readFileSync(path.join(generated, 'routesChunkNames.json'), 'utf8')) as Record<string, NameTree>;
}

/** The tree of routes that Docusaurus generated, without the catch-all for missing pages at its end. */
export function readRoutes(generated: string): PlainRoute[] {
  const source = readFileSync(path.join(generated, 'routes.js'), 'utf8');
  const create = (_: string, hash?: string): string => hash ?? '';
  // The file is one literal with calls of this function in it.
  const literal = source.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const context: {routes: GeneratedRoute[]; ComponentCreator: typeof create} = {routes: [], ComponentCreator: create};
  runInNewContext(literal, context);
  // Copied, since what another context made is of other classes.
  const routes = (JSON.parse(JSON.stringify(context.routes)) as GeneratedRoute[]).map(toPlain);
  const last = routes.pop();
  if (last?.path !== '*')
    throw new Error(
      'The last route that Docusaurus generated is not the page for missing addresses: fix src/plugins/light-client/readGenerated.ts.',
    );
  return routes;
}

interface GeneratedRoute {
  path: string;
  component: string;
  exact?: true;
  routes?: GeneratedRoute[];
}

function toPlain({component, routes, ...route}: GeneratedRoute): PlainRoute {
  return {...route, hash: component, ...(routes && {routes: routes.map(toPlain)})};
}

const ROW =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "([^"\n]*)"\), "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\],(?:\};)?$/gm;

/** The rows of the generated registry: the name of each chunk with the address of its module. */
export function readRegistry(generated: string): [name: string, module: string][] {
  const source = readFileSync(path.join(generated, 'registry.js'), 'utf8');
  const lines = source.match(/^ {2}"/gm)?.length ?? 0;
  const rows = [...source.matchAll(ROW)].map(([, name = '', module = '']): [string, string] => [name, module]);
  if (rows.length === 0 || rows.length !== lines)
    throw new Error(
      `Only ${String(rows.length)} of ${String(lines)} rows of the registry have the known form: fix src/plugins/light-client/readGenerated.ts.`,
    );
  return rows;
}

// What only the build reads of the configuration.
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** The source of the site's configuration without the parts that only the build reads. */
export function readSlimConfig(generated: string): string {
  const source = readFileSync(path.join(generated, 'docusaurus.config.mjs'), 'utf8');
  const literal = /export default (\{[\s\S]*\});?\s*$/.exec(source)?.[1];
  if (literal === undefined)
    throw new Error(
      'The generated configuration is no longer one object: fix src/plugins/light-client/readGenerated.ts.',
    );
  const config = Object.entries(JSON.parse(literal) as Record<string, unknown>).filter(
    ([key]) => !BUILD_ONLY.includes(key),
  );
  return `export default ${JSON.stringify(Object.fromEntries(config))};\n`;
}

import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {readRows} from '../../src/plugins/light-client/route-tables/packAssets';
import {filesOfPage} from '../../src/plugins/light-client/pageFiles';

const DOCS_PAGE = path.join('docs', 'general', 'conflux-basics', 'gas.html');
const REDIRECT = /http-equiv="?refresh/;
/** The modules of the tables, by the names under which the light client writes them; what it puts in the place of the registry is in the main script. */
const TABLES = ['docusaurus.config', 'globalData', 'plainRoutes', 'routes', 'routesChunkNames'];

/** What a built site holds and what a reader loads of it, in bytes of gzip. */
export interface SiteWeight {
  /** HTML pages in all languages; those that only lead elsewhere do not count. */
  pages: number;
  htmlPerPage: number;
  /** Scripts that one docs page loads on a first visit. */
  docsScripts: number;
  /** The tables of routes, chunks and settings that every page loads; absent where the light client is off, which packs them: then they are a part of the main script. */
  tables?: number;
}

const gzipBytes = (file: string): number => gzipSync(readFileSync(file)).length;

/** The HTML pages of a build in all languages, below its folder; those that only lead elsewhere do not count. */
export function pagesOf(build: string): string[] {
  return readdirSync(build, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.html') && !REDIRECT.test(readFileSync(path.join(build, name), 'utf8')),
  );
}

const scriptsOf = (build: string, page: string): string[] =>
  filesOfPage(readFileSync(path.join(build, page), 'utf8')).scripts.map((address) => path.join(build, address));

/** The tables of the language that was built last, whose modules lie beside the build, packed as pages load them; undefined for a build that packed none. */
function tablesOf(site: string): number | undefined {
  const build = path.join(site, 'build');
  const packed = path.join(site, '.docusaurus', 'portal-light-client');
  const order = path.join(packed, 'order.txt');
  // Other parts of the light client write into the same folder.
  if (!existsSync(order)) return undefined;
  const modules = TABLES.map((name) => readFileSync(path.join(packed, `${name}.js`), 'utf8'));
  const [, baseUrl = '/'] = /"baseUrl":"([^"]*)"/.exec(modules.join('\n')) ?? [];
  const main = scriptsOf(build, path.join(baseUrl, 'index.html')).find((file) => path.basename(file).startsWith('main.'));
  if (main === undefined) throw new Error(`The home page below ${baseUrl} in ${build} loads no script "main".`);
  const rows = readRows(readFileSync(main, 'utf8'), readFileSync(order, 'utf8'));
  return [...modules, rows].reduce((sum, table) => sum + gzipSync(table).length, 0);
}

/** Weighs a site that is built and finished. */
export function weighSite(site: string): SiteWeight {
  const build = path.join(site, 'build');
  const html = pagesOf(build);
  const tables = tablesOf(site);
  return {
    pages: html.length,
    htmlPerPage: html.reduce((sum, name) => sum + gzipBytes(path.join(build, name)), 0) / html.length,
    docsScripts: scriptsOf(build, DOCS_PAGE).reduce((sum, file) => sum + gzipBytes(file), 0),
    ...(tables !== undefined && {tables}),
  };
}

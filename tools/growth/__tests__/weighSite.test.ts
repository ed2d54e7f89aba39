import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, expect, test} from 'vitest';
import {weighSite} from '../weighSite';

const ROWS = 'j0abcm0abd-----';
const ORDER = 'a01a02a03';
const MAIN = `let s=m("${ORDER}",r,n,"${ROWS}");`;
const TABLES: Readonly<Record<string, string>> = {
  'docusaurus.config.js': 'export default {"baseUrl":"/es/"};',
  'globalData.js': 'export default withDocs({"a":1}, routes);',
  'plainRoutes.js': 'export default unpackRoutes({}, []);',
  'routes.js': 'export default withComponents(routes);',
  'routesChunkNames.js': 'export const order = "a01";',
};
const PAGE = (prefix: string): string => `<!doctype html><script src="${prefix}/assets/js/main.12345678.js" defer></script>`;

const site = mkdtempSync(path.join(tmpdir(), 'weigh-'));
afterAll(() => rmSync(site, {recursive: true}));

function write(name: string, text: string): void {
  const file = path.join(site, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

test('the tables are those that pages load: every module of them, and the registry as it is packed in the last language’s script', () => {
  const generated = '.docusaurus/portal-light-client';
  for (const [name, text] of Object.entries(TABLES)) write(`${generated}/${name}`, text);
  write(`${generated}/order.txt`, ORDER);
  // As it is before packing: many times as large.
  write(`${generated}/registry.js`, 'export default makeRegistry(order, {…});'.repeat(1000));
  write('build/docs/general/conflux-basics/gas.html', PAGE(''));
  write('build/es/index.html', PAGE('/es'));
  write('build/moved.html', '<meta http-equiv="refresh" content="0; url=/x">');
  write('build/assets/js/main.12345678.js', 'let a=1;');
  write('build/es/assets/js/main.12345678.js', MAIN);
  const tables = [...Object.values(TABLES), ROWS].reduce((sum, table) => sum + gzipSync(table).length, 0);
  expect(weighSite(site)).toMatchObject({pages: 2, docsScripts: gzipSync('let a=1;').length, tables});
});

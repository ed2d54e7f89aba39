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

const folder = mkdtempSync(path.join(tmpdir(), 'weigh-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Writes the files of a site, each below its folder, and returns that. */
function layOut(name: string, files: Readonly<Record<string, string>>): string {
  for (const [place, text] of Object.entries(files)) {
    const file = path.join(folder, name, place);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return path.join(folder, name);
}

const DOCS = 'build/docs/general/conflux-basics/gas.html';

test('the tables are those that pages load: every module of them, and the registry as it is packed in the last language’s script', () => {
  const generated = '.docusaurus/portal-light-client';
  const site = layOut('light', {
    ...Object.fromEntries(Object.entries(TABLES).map(([name, text]) => [`${generated}/${name}`, text])),
    [`${generated}/order.txt`]: ORDER,
    // As it is before packing: many times as large.
    [`${generated}/registry.js`]: 'export default makeRegistry(order, {…});'.repeat(1000),
    [DOCS]: PAGE(''),
    'build/es/index.html': PAGE('/es'),
    'build/moved.html': '<meta http-equiv="refresh" content="0; url=/x">',
    'build/assets/js/main.12345678.js': 'let a=1;',
    'build/es/assets/js/main.12345678.js': MAIN,
  });
  const tables = [...Object.values(TABLES), ROWS].reduce((sum, table) => sum + gzipSync(table).length, 0);
  expect(weighSite(site)).toMatchObject({pages: 2, docsScripts: gzipSync('let a=1;').length, tables});
});

test('a build without packed tables is weighed by the files that its page loads, also where another part of the light client has written beside it', () => {
  const [main, chunk] = ['let routes={};', 'let page=1;'];
  const html = '<!doctype html><script src="/assets/js/main.12345678.js" defer></script><script src="/assets/js/abc.87654321.js" defer></script>';
  const site = layOut('plain', {
    '.docusaurus/portal-light-client/notFound.json': '[]',
    [DOCS]: html,
    'build/assets/js/main.12345678.js': main,
    'build/assets/js/abc.87654321.js': chunk,
  });
  expect(weighSite(site)).toEqual({pages: 1, htmlPerPage: gzipSync(html).length, docsScripts: gzipSync(main).length + gzipSync(chunk).length});
});

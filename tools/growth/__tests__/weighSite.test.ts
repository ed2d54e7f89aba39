import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, expect, test} from 'vitest';
import {weighSite} from '../weighSite';

const PAGE = (prefix: string): string =>
  `<!doctype html><script src="${prefix}/assets/js/main.12345678.js" defer></script>`;

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

test('a site is weighed by its pages and by the scripts of a docs page, those of its chunks included', () => {
  const [main, chunk] = ['let routes={};', 'let page=1;'];
  const site = layOut('site', {
    [DOCS]: PAGE(''),
    'build/_pages.json': '{"docs/general/conflux-basics/gas.html":["/assets/js/p1.87654321.js"]}',
    'build/es/index.html': PAGE('/es'),
    'build/moved.html': '<meta http-equiv="refresh" content="0; url=/x">',
    'build/assets/js/main.12345678.js': main,
    'build/assets/js/p1.87654321.js': chunk,
  });
  const [docs, home] = [PAGE(''), PAGE('/es')].map((html) => gzipSync(html).length);
  expect(weighSite(site)).toEqual({
    pages: 2,
    htmlPerPage: ((docs ?? 0) + (home ?? 0)) / 2,
    docsScripts: gzipSync(main).length + gzipSync(chunk).length,
  });
});

import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {sourcesDigest} from '../sourcesDigest';

let root = '';

function write(name: string, text = 'x'): void {
  mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
  writeFileSync(path.join(root, name), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  for (const file of ['tools/build/buildSite.ts', 'package.json', 'docs/core/build/page.mdx', 'samples/one/run.ts'])
    write(file);
});
afterEach(() => rmSync(root, {recursive: true}));

it.each([
  'samples/one/.generated/compiled/run.ts',
  'samples/one/node_modules/ethers/index.js',
  'samples/one/build/Counter.json',
  'src/plugins/one/node_modules/cache.json',
  'build/index.html',
  'test-results/unit.json',
  '.docusaurus/routes.js',
])('%s, which a program wrote, makes no new build due', (file) => {
  const before = sourcesDigest(root, {});
  write(file);
  expect(sourcesDigest(root, {})).toBe(before);
});

it.each([
  'docs/core/build/page.mdx',
  'docs/new.mdx',
  'samples/one/run.ts',
  'samples/one/.npmrc',
  'static/build/picture.svg',
  'package.json',
  'tools/build/buildSite.ts',
])('%s, changed or new, makes one due', (file) => {
  const before = sourcesDigest(root, {});
  write(file, 'changed');
  expect(sourcesDigest(root, {})).not.toBe(before);
});

it('so does a variable that the configuration reads, and no other', () => {
  const plain = sourcesDigest(root, {});
  expect(sourcesDigest(root, {PORTAL_ANALYTICS_ID: 'G-1'})).not.toBe(plain);
  expect(sourcesDigest(root, {EDITOR: 'vi'})).toBe(plain);
});

it('every variable of the portal that the configuration or a source reads is one of them, but for those that change no page', () => {
  const folder = path.resolve('src');
  const sources = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.tsx?$/.test(file) && !/node_modules|__tests__/.test(file),
  );
  const texts = ['docusaurus.config.ts', ...sources.map((file) => path.join(folder, file))].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const read = [...new Set(texts.flatMap((text) => text.match(/\bPORTAL_[A-Z_]+\b/g) ?? []))];
  expect(read).toContain('PORTAL_LIGHT');
  const plain = sourcesDigest(root, {});
  // The first has a mark of its own beside the digest.
  expect(read.filter((name) => sourcesDigest(root, {[name]: 'x'}) === plain)).toEqual(['PORTAL_STRICT']);
});

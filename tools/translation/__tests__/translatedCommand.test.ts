// holds: content.translations-marked
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, expect, test} from 'vitest';

const TSX = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;
const COMMAND = path.resolve('tools/commands/i18n/translated.ts');
const FILES = ['docs/one.mdx', 'docs/two.mdx'].flatMap((page) => [
  page,
  ...['zh', 'es'].map((folder) => page.replace('docs', `i18n/${folder}/docusaurus-plugin-content-docs/current`)),
]);

let site = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'translated-'));
  for (const file of FILES) {
    mkdirSync(path.join(site, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(site, file), `---\ntitle: ${file}\n---\n\nText.\n`);
  }
});
afterEach(() => rmSync(site, {recursive: true}));

/** Runs the command in the small site; `marked` are the files that say which text they were made from. */
function translated(...words: string[]): {status: number | null; said: string; marked: string[]} {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', TSX, COMMAND, ...words], {
    cwd: site,
    encoding: 'utf8',
  });
  const marked = FILES.filter((file) => readFileSync(path.join(site, file), 'utf8').includes('translatedFrom'));
  return {
    status,
    said: stdout + stderr,
    marked: marked.map((file) => file.replace('docusaurus-plugin-content-docs/current/', '')),
  };
}

test.each([[[]], [['zh']], [['es']]])(
  'no pages are refused, with what to type, and nothing is recorded: %j',
  (words) => {
    const {status, said, marked} = translated(...words);
    expect([status, marked]).toEqual([1, []]);
    expect(said).toContain('npm run i18n -- translated zh|es PAGE …');
    expect(said).toContain('--all');
  },
);

test('pages are recorded in one language, the others stay as they are', () => {
  expect(translated('zh', 'docs/one.mdx')).toMatchObject({status: 0, marked: ['i18n/zh/one.mdx']});
});

test('--all is every page of a language, or of each', () => {
  expect(translated('es', '--all')).toMatchObject({status: 0, marked: ['i18n/es/one.mdx', 'i18n/es/two.mdx']});
  expect(translated('--all').marked).toHaveLength(4);
});

test.each([
  ['pages and --all', ['zh', 'docs/one.mdx', '--all'], 'Give pages or --all, not both.'],
  ['a page that is not there', ['zh', 'docs/oen.mdx'], 'There is no page docs/oen.mdx'],
  [
    'a page in the place of the language',
    ['docs/one.mdx'],
    'Unknown language folder "docs/one.mdx". Available: zh, es.',
  ],
  ['--same with --all', ['--same', '--all'], '--same needs pages'],
])('%s are refused', (_, words, message) => {
  const {status, said, marked} = translated(...words);
  expect([status, marked]).toEqual([1, []]);
  expect(said).toContain(message);
});

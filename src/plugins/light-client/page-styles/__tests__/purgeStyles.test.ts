import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {purge, purgeMain} from '../purgeStyles';

const CSS = [
  ':root{--used:1px;--through:var(--used);--elsewhere:var(--theirs);--theirs:2px;--gone:3px}',
  '[data-theme=dark]{color:red}',
  '.kept{margin:var(--through)}',
  '.dropped{margin:0}',
  '.kept.by-script{margin:1px}',
  '.theme-doc-level-2{margin:2px}',
  '.tw\\:underline{text-decoration:underline}',
  '.tw\\:hidden{display:none}',
  ':focus-visible{outline:2px solid}',
  '@media print{.dropped{display:none}}',
].join('');
const CONTENT = ['<html data-theme=light><p class="kept"><a class=tw:underline>', 'const t=["by-script","dark"]'];
const OTHERS = ['.own{padding:var(--elsewhere)}'];

it('keeps what pages or scripts name, what other style sheets use, and classes that are put together', async () => {
  const slim = await purge({css: CSS, others: OTHERS, content: CONTENT});
  for (const kept of [
    '--used',
    '--through',
    '--elsewhere',
    '--theirs:2px',
    '[data-theme=dark]',
    '.kept{',
    '.kept.by-script',
    '.theme-doc-level-2',
    '.tw\\:underline',
    '*:focus-visible',
  ])
    expect(slim).toContain(kept);
  for (const gone of ['--gone', '.dropped', '@media print', 'hidden']) expect(slim).not.toContain(gone);
});

it('drops what is named but not wanted', async () => {
  expect(await purge({css: CSS, others: OTHERS, content: CONTENT, unwanted: ['by-script']})).not.toContain('by-script');
});

const build = mkdtempSync(path.join(tmpdir(), 'purge-'));
afterAll(() => rmSync(build, {recursive: true}));

it('names the style sheet by its new content, and pages link that name', async () => {
  const folder = path.join(build, 'assets', 'css');
  mkdirSync(folder, {recursive: true});
  const [main, page, script, other] = [
    path.join(folder, 'main.01234567.css'),
    path.join(build, 'index.html'),
    path.join(build, 'a.js'),
    path.join(folder, 'own.css'),
  ];
  const run = async (text: string): Promise<string> => {
    writeFileSync(main, CSS);
    writeFileSync(page, `<link rel="stylesheet" href="/zh/assets/css/main.01234567.css"><p class="${text}">`);
    writeFileSync(script, '');
    writeFileSync(other, OTHERS.join(''));
    const {to} = await purgeMain(build, [page], {scripts: [script], sheets: [main, other]});
    expect(existsSync(main)).toBe(false);
    expect(readFileSync(page, 'utf8')).toContain(`href="/zh/assets/css/${to}"`);
    expect(existsSync(path.join(folder, to))).toBe(true);
    return to;
  };
  const first = await run('kept');
  expect(await run('kept')).toBe(first);
  expect(await run('kept dropped')).not.toBe(first);
});

it('refuses a build whose pages link no such style sheet', async () => {
  const page = path.join(build, 'bare.html');
  writeFileSync(page, '<p>');
  await expect(purgeMain(build, [page], {scripts: [], sheets: []})).rejects.toThrow('main.HASH.css');
});

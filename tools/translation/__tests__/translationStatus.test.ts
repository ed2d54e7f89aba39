import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {markTranslated} from '../markTranslated';
import {readLanguageStatus, statusText} from '../translationStatus';

let site = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
};
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'status-'));
  for (const name of ['a', 'b', 'c']) write(`docs/${name}.mdx`, `${name}\n`);
  for (const name of ['a', 'b']) write(`i18n/es/docusaurus-plugin-content-docs/current/${name}.mdx`, `${name}\n`);
  markTranslated(site, ['es'], ['docs/a.mdx', 'docs/b.mdx']);
  write('docs/b.mdx', 'b, said anew\n');
});
afterEach(() => rmSync(site, {recursive: true}));

test('each page is in the list of its state, and the summary stands first', () => {
  const status = readLanguageStatus(site, 'es');
  expect(status).toEqual({folder: 'es', current: ['docs/a.mdx'], stale: ['docs/b.mdx'], missing: ['docs/c.mdx']});
  const text = statusText([status], false);
  expect(text.split('\n')[0]).toBe('es: 1 of 3 pages translated, 1 stale, 1 missing');
  expect(text).toContain('es, stale: the English page is newer than its translation\n  docs/b.mdx');
  expect(text).toContain('es, missing: not translated\n  docs/c.mdx');
  expect(text).not.toContain('docs/a.mdx');
  expect(statusText([status], true)).toContain('es, translated\n  docs/a.mdx');
});

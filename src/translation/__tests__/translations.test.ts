import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {readEnglishPages, translatedPath} from '../contentFiles';
import {markTranslated} from '../../../tools/translation/markTranslated';
import {sourceDigest, translatedFrom, withTranslatedFrom} from '../sourceDigest';
import {translationState} from '../translationState';

const PAGE = 'docs/general/gas.mdx';
const POST = 'blog/2026-11-17-welcome/index.mdx';
const SPANISH = 'i18n/es/docusaurus-plugin-content-docs/current/general/gas.mdx';

let site = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
};
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'translations-'));
  write(PAGE, 'Gas.\n');
  write(POST, 'Welcome.\n');
  write('i18n/es/.keep', '');
  write('i18n/zh/.keep', '');
});
afterEach(() => rmSync(site, {recursive: true}));

describe('content files', () => {
  test.each([
    [PAGE, SPANISH],
    [POST, 'i18n/es/docusaurus-plugin-content-blog/2026-11-17-welcome/index.mdx'],
    ['src/pages/markdown-page.mdx', 'i18n/es/docusaurus-plugin-content-pages/markdown-page.mdx'],
    ['README.md', undefined],
    ['docsy/a.mdx', undefined],
  ])('the translation of %s lies at %s', (page, translation) => {
    expect(translatedPath(page, 'es')).toBe(translation);
  });

  test('pages are .md and .mdx files, without parts and folders', () => {
    write('docs/_part.mdx', '');
    write('docs/folder.mdx/note.txt', '');
    write('docs/overview.md', '');
    write('docs/tags.yml', '');
    expect(readEnglishPages(site)).toEqual([POST, PAGE, 'docs/overview.md']);
  });
});

describe('translationState', () => {
  test('missing, then stale until it is recorded, current, and stale again once the English text changes', () => {
    expect(translationState(site, PAGE, 'es')).toBe('missing');
    write(SPANISH, 'Gas.\n');
    expect(translationState(site, PAGE, 'es')).toBe('stale');
    markTranslated(site, ['es'], [PAGE]);
    expect(translationState(site, PAGE, 'es')).toBe('current');
    expect(translationState(site, PAGE, 'zh')).toBe('missing');
    write(PAGE, 'Gas, said anew.\n');
    expect(translationState(site, PAGE, 'es')).toBe('stale');
  });

  test('line endings are no change; any letter is', () => {
    expect(sourceDigest('a\r\nb\r\n')).toBe(sourceDigest('a\nb\n'));
    expect(sourceDigest('a\nb\n')).not.toBe(sourceDigest('a\nB\n'));
    expect(sourceDigest('')).toMatch(/^[0-9a-f]{12}$/);
  });

  test('what is no prose has no translation', () => {
    expect(translationState(site, 'src/pages-of-others/a.mdx', 'es')).toBe('missing');
  });
});

describe('the record in a translation', () => {
  const digest = '123456789012';

  test.each([
    ['a page without front matter', 'Gas.\n', `---\ntranslatedFrom: '${digest}'\n---\n\nGas.\n`],
    [
      'front matter that records nothing',
      '---\ntitle: Gas\n---\n\nGas.\n',
      `---\ntitle: Gas\ntranslatedFrom: '${digest}'\n---\n\nGas.\n`,
    ],
    ['empty front matter', '---\n---\n\nGas.\n', `---\ntranslatedFrom: '${digest}'\n---\n\nGas.\n`],
    [
      'an older record',
      "---\ntranslatedFrom: 'abcdefabcdef'\ntitle: Gas\n---\n",
      `---\ntranslatedFrom: '${digest}'\ntitle: Gas\n---\n`,
    ],
    [
      'a rule in the text',
      'Gas.\n\n---\n\nFee.\n\n---\n',
      `---\ntranslatedFrom: '${digest}'\n---\n\nGas.\n\n---\n\nFee.\n\n---\n`,
    ],
    [
      'the same words further down',
      '---\ntitle: Gas\n---\n\ntitle: Gas\n',
      `---\ntitle: Gas\ntranslatedFrom: '${digest}'\n---\n\ntitle: Gas\n`,
    ],
  ])('goes into %s, and is read again', (_, text, written) => {
    expect(withTranslatedFrom(text, digest)).toBe(written);
    expect(translatedFrom(written)).toBe(digest);
    expect(withTranslatedFrom(written, digest)).toBe(written);
  });

  test.each([
    'Gas.\n',
    '---\ntitle: Gas\n---\n',
    "---\ntranslatedFrom: 'yesterday'\n---\n",
    `---\ntitle: Gas\n---\n\ntranslatedFrom: '${digest}'\n`,
  ])('is absent from %j', (text) => {
    expect(translatedFrom(text)).toBeUndefined();
  });
});

describe('markTranslated', () => {
  test('records only pages that are translated, and says how many', () => {
    write(SPANISH, 'Gas.\n');
    write('i18n/es/docusaurus-plugin-content-blog/2026-11-17-welcome/index.mdx', 'Hola.\n');
    write('docs/other.mdx', 'Other.\n');
    expect(markTranslated(site, ['es', 'zh'], [PAGE, POST, 'docs/other.mdx'])).toBe(2);
    expect([PAGE, POST].map((page) => translationState(site, page, 'es'))).toEqual(['current', 'current']);
    expect(readFileSync(path.join(site, SPANISH), 'utf8')).toContain(sourceDigest('Gas.\n'));
    expect([PAGE, POST].map((page) => translationState(site, page, 'zh'))).toEqual(['missing', 'missing']);
  });

  test('leaves a translation alone that it was not asked about', () => {
    write(SPANISH, 'Gas.\n');
    write('i18n/es/docusaurus-plugin-content-blog/2026-11-17-welcome/index.mdx', 'Hola.\n');
    markTranslated(site, ['es'], [PAGE]);
    expect(
      readFileSync(path.join(site, 'i18n/es/docusaurus-plugin-content-blog/2026-11-17-welcome/index.mdx'), 'utf8'),
    ).toBe('Hola.\n');
  });
});

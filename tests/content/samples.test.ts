import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {readEnglishPages} from '../../src/translation/contentFiles';
import {CODE_LANGUAGES, fenceFault, fencesOf, regionOf} from './samples';

// Translations are held to the English fences by the test of translations.
const pages = readEnglishPages('.').map((page) => ({page, fences: fencesOf(readFileSync(page, 'utf8'))}));

describe('code on the pages', () => {
  test.each(pages)('$page shows its samples to the byte, and every fence names its language', ({page, fences}) => {
    const faults = fences.flatMap((fence) => {
      const fault = fenceFault(fence, 'samples');
      return fault ? [`${page}:${fence.line}: ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });

  test('some fences show samples; those of the docs that are code and show none are counted', () => {
    const all = pages.flatMap(({page, fences}) => fences.map((fence) => ({page, ...fence})));
    expect(all.filter(({sample}) => sample !== undefined).length).toBeGreaterThan(0);
    const loose = all.filter(({page, language, sample}) => page.startsWith('docs/') && CODE_LANGUAGES.has(language ?? '') && sample === undefined);
    console.log(`Code fences of docs/ without a sample: ${String(loose.length)}`);
  });
});

describe('the test of samples', () => {
  const samples = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const page = (fence: string): string => `---\ntitle: A\n---\n\nText.\n\n1. Item\n\n   ${fence.replaceAll('\n', '\n   ')}\n`;
  const faultOf = (fence: string): string | undefined => {
    const [first] = fencesOf(page(fence));
    expect(first?.line).toBe(9);
    return first && fenceFault(first, samples);
  };

  beforeAll(() => {
    mkdirSync(path.join(samples, 'one'));
    writeFileSync(path.join(samples, 'one', 'a.ts'), 'const a = 1;\n{\n  // #region inner\n  if (a) {\n    stop();\n  }\n\n  // #endregion inner\n}\n');
    writeFileSync(path.join(samples, 'one', 'a.toml'), '# #region head\nport = 1\n# #endregion head\n# #region open\n');
  });
  afterAll(() => rmSync(samples, {recursive: true}));

  test('accepts a whole file and a dedented region, in any comment style', () => {
    expect(faultOf('```toml sample="one/a.toml"\n# #region head\nport = 1\n# #endregion head\n# #region open\n```')).toBeUndefined();
    expect(faultOf('```ts title="a.ts" sample="one/a.ts#inner"\nif (a) {\n  stop();\n}\n\n```')).toBeUndefined();
    expect(faultOf('```toml sample="one/a.toml#head"\nport = 1\n```')).toBeUndefined();
    expect(faultOf('```bash untested="prints help"\nnode\n```')).toBeUndefined();
  });

  test.each([
    ['one changed byte', '```toml sample="one/a.toml#head"\nport = 2\n```', 'differs from samples/one/a.toml#head at its line 1'],
    ['a lost last line', '```ts sample="one/a.ts#inner"\nif (a) {\n  stop();\n}\n```', 'differs from samples/one/a.ts#inner at its line 4'],
    ['a space at a line’s end', '```toml sample="one/a.toml#head"\nport = 1 \n```', 'differs'],
    ['a missing file', '```ts sample="one/b.ts"\n```', 'there is no file samples/one/b.ts'],
    ['a file outside samples/', '```ts sample="../../../etc/passwd"\n```', 'there is no file'],
    ['a missing region', '```ts sample="one/a.ts#outer"\n```', 'no region "outer"'],
    ['a region that is not closed', '```toml sample="one/a.toml#open"\n```', 'no region "open"'],
    ['a fence without language', '```\nnode\n```', 'names no language'],
  ])('finds %s', (_, fence, fault) => {
    expect(faultOf(fence)).toContain(fault);
  });

  test('a region’s name is matched whole', () => {
    expect(regionOf('// #region ab\n1\n// #endregion ab\n// #region a\n2\n// #endregion a\n', 'a')).toBe('2');
  });
});

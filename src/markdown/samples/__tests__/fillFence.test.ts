import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {remarkSamples} from '../remarkSamples';
import {otherVersions, usualVersions} from '../report';

const site = mkdtempSync(path.join(tmpdir(), 'samples-'));
const transform = remarkSamples({siteDir: site});

const codeAt = (line: number, code: Omit<Code, 'type'>): Code => ({
  type: 'code',
  ...code,
  position: {start: {line, column: 1}, end: {line, column: 1}},
});

/** Runs the plugin over a page with one code block, in a list, on line 9. */
function fill(lang: string | undefined, meta = '', value = ''): string | undefined {
  const code = codeAt(9, {lang, meta, value});
  transform(
    {type: 'root', children: [{type: 'list', children: [{type: 'listItem', children: [code]}]}]},
    {path: path.join(site, 'docs', 'a.mdx')},
  );
  return code.value;
}

beforeAll(() => {
  const one = path.join(site, 'samples', 'one');
  mkdirSync(path.join(one, 'node_modules'), {recursive: true});
  writeFileSync(path.join(one, 'node_modules', 'x.js'), '');
  writeFileSync(
    path.join(one, 'a.ts'),
    'const a = 1;\n{\n  // #region outer\n  if (a) {\n    // #region inner\n    stop();\n    // #endregion inner\n  }\n\n  // #endregion outer\n}\n',
  );
  writeFileSync(path.join(one, 'a.toml'), '# #region head\nport = 1\n# #endregion head\n# #region open\n');
  writeFileSync(
    path.join(one, 'out.txt'),
    '# #region ab\nfirst\n# #endregion ab\n# #region a\nsecond\n# #endregion a\n',
  );
  writeFileSync(path.join(one, 'empty.txt'), '\n');
  writeFileSync(path.join(site, 'package.json'), '{}');
});
afterAll(() => rmSync(site, {recursive: true}));

describe('a fence that names a sample', () => {
  test.each([
    ['a whole file, without the marks of its regions', 'toml', 'title="a.toml" sample="one/a.toml"', 'port = 1'],
    [
      'a dedented region, without the marks of those inside and without blank lines at its ends',
      'ts',
      'title="a.ts" {1,3-4} showLineNumbers sample="one/a.ts#outer"',
      'if (a) {\n  stop();\n}',
    ],
    ['the inner region alone', 'ts', 'sample="one/a.ts#inner"', 'stop();'],
    ['a region of an output, its name matched whole', 'text', 'output="one/out.txt#a"', 'second'],
  ])('shows %s', (_, language, meta, text) => {
    expect(fill(language, meta)).toBe(text);
    expect(fill(language, meta, text)).toBe(text);
  });

  test('leaves plain text, data and what has a reason alone', () => {
    expect(fill('text', '', 'a < b')).toBe('a < b');
    expect(fill('json', '', '{}')).toBe('{}');
    expect(fill('bash', 'untested="prints help"', 'node --help')).toBe('node --help');
  });
});

describe('what the samples of a page ran with', () => {
  const record = {
    digest: '',
    run: '',
    date: '2026-11-22',
    nodejs: '20',
    node: 'v3.0.2',
    testedWith: {viem: '2.57.1', ethers: '6.17.0'},
    steps: [],
  };
  const report = path.join(site, 'samples', 'one', 'last-run.json');
  const shown = (...attributes: string[]): {frontMatter: Record<string, unknown>; onBlocks: unknown[]} => {
    const frontMatter = {};
    const children = attributes.map((meta): Code => ({
      type: 'code',
      lang: meta.startsWith('output') ? 'text' : 'ts',
      meta,
      value: '',
    }));
    transform({type: 'root', children}, {path: 'docs/a.mdx', data: {frontMatter}});
    return {frontMatter, onBlocks: children.map(({data}) => data?.hProperties)};
  };

  test('is in its front matter once, and on no block that ran with the same', () => {
    writeFileSync(report, JSON.stringify(record));
    expect(shown('sample="one/a.ts"', 'output="one/out.txt"')).toEqual({
      frontMatter: {testedWith: ['viem 2.57.1', 'ethers 6.17.0', 'Conflux v3.0.2']},
      onBlocks: [undefined, undefined],
    });
    // A page that shows what a sample prints has run it too.
    expect(shown('output="one/out.txt"').frontMatter).toEqual({
      testedWith: ['viem 2.57.1', 'ethers 6.17.0', 'Conflux v3.0.2'],
    });
    rmSync(report);
    expect(shown('sample="one/a.ts"').frontMatter).toEqual({});
  });

  test('stands on a block as far as it differs from what most blocks ran with', () => {
    expect(usualVersions([{viem: '1'}, {viem: '2', ethers: '6'}, {viem: '2'}])).toEqual({viem: '2', ethers: '6'});
    expect(usualVersions([{viem: '1'}, {viem: '2'}])).toEqual({viem: '1'});
    expect(otherVersions({viem: '1', ethers: '6'}, {viem: '2', ethers: '6'})).toEqual({viem: '1'});
  });

  test('stops the build where the record of a run is broken', () => {
    writeFileSync(report, JSON.stringify({...record, steps: undefined}));
    expect(() => shown('sample="one/a.ts"')).toThrow(
      'last-run.json: "steps" is required; run the sample with npm run test:samples -- --only one --write',
    );
    writeFileSync(report, '{');
    expect(() => shown('sample="one/a.ts"')).toThrow("last-run.json isn't JSON; run the sample");
    rmSync(report);
  });
});

test('the build tells all faults of a page at once', () => {
  const page: Root = {
    type: 'root',
    children: [
      codeAt(3, {lang: 'bash', value: 'node'}),
      codeAt(5, {lang: 'text', value: 'a'}),
      codeAt(7, {lang: 'text', value: ''}),
    ],
  };
  expect(() => transform(page, {path: path.join(site, 'docs', 'a.mdx')})).toThrow(
    /^docs\/a\.mdx:3: this bash fence .*\ndocs\/a\.mdx:7: an empty text fence[^\n]*$/,
  );
});

describe('the build stops, with page and line, at', () => {
  test.each([
    [
      'a missing file',
      'ts',
      'sample="one/b.ts"',
      '',
      'there is no file samples/one/b.ts; samples/one has: a.toml, a.ts, empty.txt, out.txt',
    ],
    [
      'a missing folder',
      'ts',
      'sample="two/b.ts"',
      '',
      'there is no file samples/two/b.ts; samples has the folders: one',
    ],
    ['a file outside samples/', 'ts', 'sample="../../etc/passwd"', '', 'there is no file'],
    ['a file just outside samples/', 'ts', 'sample="../package.json"', '', 'there is no file'],
    [
      'a missing region',
      'ts',
      'sample="one/a.ts#other"',
      '',
      'samples/one/a.ts has no region "other"; its regions: outer, inner',
    ],
    [
      'a region that is not closed',
      'toml',
      'sample="one/a.toml#open"',
      '',
      'does not close its region "open"; its regions: head, open',
    ],
    [
      'one changed byte',
      'toml',
      'sample="one/a.toml#head"',
      'port = 2',
      'differs from samples/one/a.toml#head at its line 1',
    ],
    [
      'a lost last line',
      'ts',
      'sample="one/a.ts#outer"',
      'if (a) {\n  stop();',
      'differs from samples/one/a.ts#outer at its line 3',
    ],
    ['a sample that printed nothing', 'text', 'output="one/empty.txt"', '', 'samples/one/empty.txt is empty'],
    [
      'an unknown attribute',
      'ts',
      'smaple="one/a.ts"',
      '',
      'unknown attribute smaple; there are title="…", sample="…"',
    ],
    ['an attribute without quotes', 'ts', 'sample=one/a.ts', '', 'unknown attribute sample=one/a.ts'],
    ['an attribute twice', 'ts', 'sample="one/a.ts" sample="one/a.ts"', '', 'the attribute sample twice'],
    ['two origins', 'ts', 'sample="one/a.ts" untested="slow"', '', 'sample and untested on one fence'],
    ['an empty reason', 'bash', 'untested=" "', 'node', 'untested="" says nothing'],
    ['an untested fence without text', 'bash', 'untested="slow"', '', 'an untested fence without text'],
    ['code from nowhere', 'bash', '', 'node', 'this bash fence says nothing about where it ran; write sample='],
    ['a data file from nowhere', 'json', 'title="a.json"', '{}', 'this json fence says nothing about where it ran'],
    ['an empty fence', 'text', '', '', 'an empty text fence'],
    ['a fence without language', undefined, '', 'node', 'this fence has no language'],
  ])('%s', (_, language, meta, text, message) => {
    expect(() => fill(language, meta, text)).toThrow(`docs/a.mdx:9: `);
    expect(() => fill(language, meta, text)).toThrow(message);
  });
});

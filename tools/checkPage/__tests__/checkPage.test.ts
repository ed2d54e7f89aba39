import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, describe, expect, test, vi} from 'vitest';
import {checkPage} from '../checkPage';
import {findPage} from '../findPage';
import {programFaults} from '../programFaults';
import {textFaults} from '../textFaults';

const PAGE = 'docs/overview/for-dapp-developers.mdx';
const SPANISH = 'i18n/es/docusaurus-plugin-content-docs/current/overview/for-dapp-developers.mdx';
const FENCE = '```';

describe('the page that is meant', () => {
  test.each([
    ['its file', PAGE],
    ['its file from here', `./${PAGE}`],
    ['its whole path', path.resolve(PAGE)],
    ['its file without ending', PAGE.replace('.mdx', '')],
    ['its address', '/docs/overview/for-dapp-developers'],
    ['its address on a host, with an anchor', 'http://localhost:3000/docs/overview/for-dapp-developers/#start'],
  ])('is found by %s', (_, word) => {
    expect(findPage(word)).toEqual({file: PAGE, english: PAGE});
  });

  test.each([SPANISH, '/es/docs/overview/for-dapp-developers'])('is a translation: %s', (word) => {
    expect(findPage(word)).toEqual({file: SPANISH, english: PAGE, folder: 'es'});
  });

  test('that is not there is told with the nearest, one of the references with what it is made from', () => {
    expect(() => findPage('docs/overview/for-dap-developers.mdx')).toThrow(`The nearest are ${PAGE}, `);
    expect(() => findPage('/zh/docs/core/rpc/cfx_call')).toThrow('is made from openrpc/core and its translations');
  });
});

describe('a page', () => {
  const text = readFileSync(PAGE, 'utf8');
  const line = text.split('\n').length + 1;
  const faultsWith = (planted: string): string[] => textFaults(findPage(PAGE), `${text}\n${planted}\n`);

  test('without a fault passes, with the state of its translations', async () => {
    const {faults, notes} = await checkPage(findPage(PAGE));
    expect(faults).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(/^zh: /), expect.stringMatching(/^es: /)]);
  });

  test.each([
    ['a heading without id', '## More', 'this heading has no id'],
    [
      'a link to no page',
      '[a](/overview/none.mdx)',
      'leads to a file docs/overview/none.mdx that is not there; the nearest are',
    ],
    [
      'a link to no heading',
      '[a](/general/conflux-basics/gas.mdx#none)',
      'leads to a heading #none that is not there; the nearest are',
    ],
    ['an unknown fact', '<Fact id="core.pool.none" />', 'there is no fact "core.pool.none"'],
    [
      'code from no sample',
      `${FENCE}ts sample="gas-charge/none.ts"\n${FENCE}`,
      'there is no file samples/gas-charge/none.ts',
    ],
    ['code from nowhere', `${FENCE}ts\nconst a = 1;\n${FENCE}`, 'untested'],
    [
      'an untested fence that could be a sample',
      `${FENCE}bash untested="why"\ncurl -s http://localhost:12537\n${FENCE}`,
      'untested, but it only runs programs',
    ],
    ['a spelling that the terms avoid', 'Its gasprice is low.', '"gasprice"; the term is "gas price"'],
    ['a phrase that English avoids', 'The receipt tells the fee.', '"tells"; write: '],
    ['a name of nothing', 'Call `cfx_getBalances` first.', 'nothing is called cfx_getBalances'],
    ['a typed fact', 'The chain ID is 1029 there.', '"1029" is a fact; write <Fact id='],
    ['an announcement of the past', 'The next release is planned for May 2025.', 'May 2025 has passed'],
    ['a link that runs code', '[a](javascript:x)', 'has the scheme javascript:'],
  ])('with %s is found, with file, line and what to do', (_, planted, message) => {
    expect(faultsWith(planted)).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^${PAGE}:${String(line)}: `))]),
    );
    expect(faultsWith(planted).join('\n')).toContain(message);
  });

  test('with a fault in its front matter, or one that MDX can’t read, is found with its line', () => {
    const page = findPage(PAGE);
    const [fault = ''] = textFaults(page, text.replace(/^description: >-\n.*$/m, 'description: Short.'));
    expect(fault).toMatch(new RegExp(`^${PAGE}:3: "description" has 6 characters`));
    expect(faultsWith('A < b and {')).toEqual([
      expect.stringMatching(new RegExp(`^${PAGE}:${String(line)}: MDX can't read this: `)),
    ]);
  });

  test('in another language is asked for what its translator left', () => {
    const spanish = readFileSync(SPANISH, 'utf8');
    expect(textFaults(findPage(SPANISH), spanish)).toEqual([]);
    const left = textFaults(findPage(SPANISH), `${spanish}\nThis is what the translator left of it.\n`);
    expect(left).toEqual([
      expect.stringContaining('"This is what the translator left of it" is English; translate it'),
    ]);
  });
});

describe('spelling, markdownlint and format', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'check-page-'));
  for (const name of ['cspell.json', '.cspell', '.markdownlint-cli2.jsonc', '.prettierrc.json', '.prettierignore']) {
    cpSync(name, path.join(site, name), {recursive: true});
  }
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'), 'junction');
  mkdirSync(path.join(site, 'docs'));
  afterAll(() => rmSync(site, {recursive: true}));
  afterEach(() => void vi.unstubAllEnvs());

  const faultsOf = (name: string, text: string): Promise<string[]> => {
    writeFileSync(path.join(site, name), text);
    return programFaults(name, site);
  };

  test('find nothing in a good page', async () => {
    expect(await faultsOf('docs/a.mdx', '---\ntitle: A\n---\n\nA good page.\n')).toEqual([]);
  });

  test.each([
    ['in a pipe', {}],
    ['at a terminal in colors', {FORCE_COLOR: '1'}],
    ['on a server that counts as one with colors', {CI: 'true'}],
  ])('find each fault with its line and what to do, %s', async (_, env) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const faults = await faultsOf('docs/b.mdx', '---\ntitle: A\n---\n\nA wrodd here.\n* one\n+ two\n');
    expect(faults).toContainEqual(
      expect.stringMatching(
        /^docs\/b\.mdx:5:\d+ - Unknown word \(\w+\).*; a word that is right goes into \.cspell\/portal\.txt$/,
      ),
    );
    expect(faults).toContainEqual(expect.stringMatching(/^docs\/b\.mdx:7.* MD004/));
    expect(await faultsOf('README.md', '# A\n\n*   one\n')).toContainEqual(
      'README.md:1: not formatted; run npx prettier --write README.md',
    );
  });
});

// holds: content.new-page
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as prettier from 'prettier';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {collectAnswers} from '../../tools/newPage/collectAnswers';
import {planPage, type PagePlan} from '../../tools/newPage/planPage';
import type {Answers} from '../../tools/newPage/questions';
import {readAuthoredSite} from '../../tools/newPage/readAuthoredSite';
import {frontMatterFaults} from '../../src/content/parseFrontMatter';
import {PAGE_KINDS} from '../../src/content/pageVocabulary';
import {readSampleFolder} from '../../tools/samples/sampleFiles';
import {pageFaults} from '../../tools/prose/pageFaults';
import {parsePage} from '../../tools/prose/parseProse';
import {readFences} from '../../tools/prose/readFences';

const TODAY = '2026-11-24';
const GIVEN = {
  kind: 'how-to',
  area: 'general/conflux-basics',
  title: 'Check a fee',
  tags: 'gas, nonce',
  sample: 'check-fee',
} satisfies Answers;
const FOLDER = {
  ...GIVEN,
  area: 'general/fees',
  label: 'Fees',
  'label-zh': '费用',
  'label-es': 'Comisiones',
} satisfies Answers;
const SHARED = 'samples/packages/package.json';
const NEEDED = ['docs', 'package.json', SHARED, 'samples/gas-charge/package.json'].concat(
  ['zh', 'es'].map((folder) => `i18n/${folder}/docusaurus-plugin-content-docs/current.json`),
);

let site = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'new-page-'));
  for (const file of NEEDED) cpSync(file, path.join(site, file), {recursive: true});
});
afterEach(() => rmSync(site, {recursive: true}));

const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');

/** Writes what a new page writes, as the command does. */
async function make(flags: Answers): Promise<PagePlan> {
  const known = readAuthoredSite(site);
  const plan = planPage(known, await collectAnswers(flags, known), TODAY);
  for (const {file, text} of plan.files) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  return plan;
}

describe('a new page', () => {
  test.each(PAGE_KINDS)('of kind %s passes the checks but for what it says is left to do', async (kind) => {
    const {page, left} = await make({...GIVEN, kind});
    expect(page).toBe('docs/general/conflux-basics/check-a-fee.mdx');
    const text = read(page);
    expect(pageFaults(page, text)).toEqual([]);
    const faults = frontMatterFaults(page, parsePage(text).frontMatter, site);
    expect(faults.map((fault) => /^"(\w+)"/.exec(fault)?.[1])).toEqual(['description', 'sources']);
    expect(left.join('\n')).toContain('fill in description (70–160 characters) and sources');

    const fences = readFences(text, path.join(site, 'samples')).filter(({fault}) => fault !== undefined);
    expect([...new Set(fences.map(({fault}) => fault))]).toEqual([
      expect.stringContaining('there is no file samples/check-fee/output.txt'),
    ]);
    expect(left.join('\n')).toContain('npm run test:samples -- --only check-fee --write');
    writeFileSync(path.join(site, 'samples/check-fee/output.txt'), 'Check a fee\n');
    expect(readFences(text, path.join(site, 'samples')).flatMap(({fault}) => fault ?? [])).toEqual([]);
    expect(readSampleFolder(path.join(site, 'samples'), 'check-fee').manifest.steps.map(({name}) => name)).toEqual([
      'types',
      'run',
    ]);
    expect(read('samples/check-fee/.npmrc')).toBe('ignore-scripts=true\n');
    const options = await prettier.resolveConfig('samples/check-fee/main.ts');
    for (const file of ['main.ts', 'package.json', 'tsconfig.json'].map((name) => `samples/check-fee/${name}`))
      expect(await prettier.check(read(file), {...options, filepath: file}), file).toBe(true);
    const {devDependencies} = JSON.parse(read('samples/check-fee/package.json')) as {
      devDependencies: Record<string, string>;
    };
    expect(Object.keys(devDependencies)).toEqual(['tsx', 'typescript', '@types/node']);
    for (const version of Object.values(devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('with a sample is refused where the shared packages lack a tool that the sample runs with', async () => {
    writeFileSync(path.join(site, SHARED), '{}');
    await expect(make({...GIVEN, kind: 'how-to'})).rejects.toThrow(
      'samples/packages/package.json lists no tsx, which a new sample runs with',
    );
    expect(existsSync(path.join(site, 'samples/check-fee'))).toBe(false);
  });

  test('without a sample has no fence that shows one', async () => {
    const {page, files} = await make({...GIVEN, kind: 'tutorial', sample: 'none'});
    expect(files.map(({file}) => file)).toEqual([page]);
    expect(readFences(read(page), path.join(site, 'samples')).flatMap(({fault}) => fault ?? [])).toEqual([]);
  });

  test('in a new folder brings the folder’s name in three languages', async () => {
    mkdirSync(path.join(site, 'docs/general/last'));
    writeFileSync(
      path.join(site, 'docs/general/last/_category_.json'),
      JSON.stringify({label: 'Last', position: 90}, null, 2),
    );
    await make(FOLDER);
    expect(JSON.parse(read('docs/general/fees/_category_.json'))).toEqual({
      label: 'Fees',
      position: 91,
      collapsed: true,
    });
    const texts = (folder: string): unknown =>
      JSON.parse(read(`i18n/${folder}/docusaurus-plugin-content-docs/current.json`));
    expect(texts('zh')).toHaveProperty(['sidebar.generalSidebar.category.Fees', 'message'], '费用');
    expect(texts('es')).toHaveProperty(['sidebar.generalSidebar.category.Fees', 'message'], 'Comisiones');
  });
});

describe('bad answers', () => {
  test.each<[string, Answers, string]>([
    [
      'an unknown kind',
      {...GIVEN, kind: 'essay'},
      '--kind: "essay" is not one of: concept, tutorial, how-to, reference, guide',
    ],
    [
      'a misspelt area',
      {...GIVEN, area: 'general/conflux-basic'},
      '--area: there is no folder docs/general/conflux-basic; the nearest are general/conflux-basics',
    ],
    ['an area outside', {...FOLDER, area: '../secret'}, '--area: there is no folder docs/../secret'],
    ['a misspelt tag', {...GIVEN, tags: 'gass'}, '--tags: "gass" is not in docs/tags.yml; the nearest are gas'],
    ['a page that exists', {...GIVEN, title: 'Gas'}, '--name: docs/general/conflux-basics/gas.mdx exists already'],
    ['a sample that exists', {...GIVEN, sample: 'gas-charge'}, '--sample: samples/gas-charge exists already'],
    ['a title without Latin letters', {...GIVEN, title: '费用'}, '--name: "" is not a file name'],
    ['a missing answer', {...GIVEN, tags: undefined}, '--tags: missing; Tags'],
  ])('%s is refused, and nothing is written', async (_, flags, message) => {
    await expect(make(flags)).rejects.toThrow(message);
    expect(existsSync(path.join(site, 'samples/check-fee'))).toBe(false);
  });

  test('all of them are named at once', async () => {
    await expect(make({...GIVEN, kind: 'essay', tags: 'gass'})).rejects.toThrow(/--kind: .*\n--tags: /);
  });

  test('a person is asked again', async () => {
    const typed = ['essay', 'concept', 'general/fees', 'Fees', '费用', 'Comisiones', 'Check a fee', 'gass', 'gas', ''];
    const told: string[] = [];
    const known = readAuthoredSite(site);
    const given = await collectAnswers(
      {},
      known,
      () => Promise.resolve(typed.shift() ?? ''),
      (text) => told.push(text),
    );
    expect(typed).toEqual([]);
    expect(told).toHaveLength(2);
    expect(given).toMatchObject({
      kind: 'concept',
      area: 'general/fees',
      label: 'Fees',
      name: 'check-a-fee',
      tags: 'gas',
      position: '1',
      sample: 'none',
    });
  });
});

// holds: content.no-authors
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {LANGUAGES} from '../../src/config/locales';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';
import {authorsIn, reportsIn} from '../../tools/prose/authors';
import {readEnglishProse, runsOfPage} from '../../tools/prose/englishProse';
import {filesBelow} from '../../tools/prose/filesBelow';
import {authorFaults} from '../../tools/prose/pageRules';

const pages = readEnglishPages('.').filter((page) => page.startsWith('docs/'));

describe.each(LANGUAGES)('prose in %s', (language) => {
  const files = pages
    .map((page) => (language === 'en' ? page : (translatedPath(page, language) ?? page)))
    .filter((file) => existsSync(file));

  test('does not speak of the authors of a page', () => {
    expect(pages.length).toBeGreaterThan(200);
    expect(files.flatMap((file) => authorFaults(file, runsOfPage(readFileSync(file, 'utf8')), language))).toEqual([]);
  });
});

test('no description of a method, type, term, key or category speaks of the authors', async () => {
  const prose = (await readEnglishProse()).filter(({place}) =>
    /^(?:openrpc\/|src\/content\/|src\/markdown\/|src\/facts\/|docs\/.*\.(?:json|yml):)/.test(place),
  );
  expect(prose.length).toBeGreaterThan(1000);
  expect(
    prose.flatMap(({place, text}) => authorsIn(place, [{text, line: 1}], 'en').map(({found}) => `${place}: ${found}`)),
  ).toEqual([]);
});

test.each(LANGUAGES.slice(1))('no translation of one does in %s', (language) => {
  const folder = `i18n/${language}`;
  // The texts of code.json are the interface's own, which may ask readers to tell us what is missing.
  const files = filesBelow(folder, /\.json$/).filter((file) => file !== `${folder}/code.json`);
  expect(files.length).toBeGreaterThan(10);
  const faults = files.flatMap((file) => {
    const prose = readFileSync(file, 'utf8')
      .split('\n')
      .map((text, index) => ({
        text: text.replace(/^\s*"(?:[^"\\]|\\.)*":\s*/, '').replace(/^"|",?$/g, ''),
        line: index + 1,
      }));
    return authorsIn(file, prose, language).map(({line, found}) => `${file}:${String(line)}: ${found}`);
  });
  expect(faults).toEqual([]);
});

describe('a first person', () => {
  const found = (text: string, language: 'en' | 'zh' | 'es', file = 'docs/a.mdx'): string[] =>
    authorsIn(file, [{text, line: 3}], language).map((fault) => fault.found);

  test('is found with its line, in each language', () => {
    expect(authorsIn('docs/a.mdx', [{text: 'We ran it.', line: 3}], 'en')).toEqual([{line: 3, found: 'We'}]);
    expect(found('It uses our node, which told us.', 'en')).toEqual(['our', 'us']);
    expect(found('我们没有测试。', 'zh')).toEqual(['我们']);
    expect(found('Lo probamos en nuestro nodo; no pudimos medirlo.', 'es')).toEqual(['probamos', 'nuestro', 'pudimos']);
    expect(found('Hemos visto que somos dos.', 'es')).toEqual(['Hemos', 'somos']);
  });

  test('is not what others say, code, another word with the same letters, or a page that is signed', () => {
    expect(found('The log says "we are behind", `our` is a name, US spelling, and a we-flag.', 'en')).toEqual([]);
    expect(found('Los tramos extremos y los últimos gramos del mínimo.', 'es')).toEqual([]);
    expect(found('We work so.', 'en', 'docs/general/CONTRIBUTING/terms.mdx')).toEqual([]);
    expect(found('我们', 'zh', 'i18n/zh/docusaurus-plugin-content-blog/a.md')).toEqual([]);
  });
});

describe('a report on how a page was made', () => {
  const found = (text: string, language: 'en' | 'zh' | 'es', file = 'docs/a.mdx'): string[] =>
    reportsIn(file, [{text, line: 3}], language).map((fault) => fault.found);

  test.each([
    'The faucets weren’t tested.',
    'This was tried with a nightly compiler.',
    'It was compiled with solc and called on a local node in eSpace.',
    'The samples are in a folder. They ran on a node.',
    'A test of this portal compares the table with the source.',
    'The messages at the end are text. The messages below are from a local node.',
    'Every request is recorded from a real node.',
    'It stops if the node behaves differently from this page.',
    'How each page was made',
    'Not compared',
    'With one example that ran.',
  ])('is found: %s', (text) => {
    expect(found(text, 'en')).toHaveLength(1);
  });

  test.each([
    'The transaction was sent, and nothing was charged.',
    'Traces of this epoch weren’t recorded.',
    'An older node ran past the PoS block.',
    'On a local node, it prints:',
    'A backup that you have tested, and savings measured on a Conflux node.',
    'A test compares the selectors of a proxy with the ones of its logic contract.',
    'A contract exists only on the network in which it was deployed.',
    'The values are from the next block.',
  ])('is not: %s', (text) => {
    expect(found(text, 'en')).toEqual([]);
  });

  test('is found in a translation, and not where the reader tests', () => {
    expect(found('示例在本地节点上运行过。输出来自本地节点。', 'zh')).toEqual(['运行过', '输出来自本地']);
    expect(found('请测试你的备份，并在 Conflux 节点上实测。', 'zh')).toEqual([]);
    expect(found('Se probó con un compilador. Las salidas de esta página proceden de un nodo.', 'es')).toEqual([
      'Se probó',
      'salidas de esta página proceden de',
    ]);
    expect(found('Una copia que has probado; la transacción se ejecutó y falló.', 'es')).toEqual([]);
  });

  test('may be on a page that is signed', () => {
    expect(found('It was tested.', 'en', 'docs/general/CONTRIBUTING/terms.mdx')).toEqual([]);
  });
});

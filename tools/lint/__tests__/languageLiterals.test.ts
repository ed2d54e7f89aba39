// holds: languages.one-table
import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {languageLiterals} from '../languageLiterals';

/**
 * Code that may name a language, with the reason. Everything else that depends on the language belongs into
 * src/config/languages.ts or i18n/FOLDER/.
 */
const MAY_NAME: Readonly<Record<string, string>> = {
  'src/config/languages.ts': 'it is the table of languages',
  'src/content/glossary/letterOf.ts': 'sorts Han characters by pinyin, whichever language the page is in',
  'src/search/build/readings.ts':
    'registers what knows Traditional characters and sounds; a language without an entry needs none',
  'src/search/engine/stemmers.ts':
    'registers the stemmers of languages; a language without an entry has that of English',
  'src/search/engine/terms.ts': 'divides runs of Han characters into words, whichever language the page is in',
  'src/search/secrets.ts': 'divides runs of Han characters into words, whichever language the page is in',
  'tools/build/madeUpBuild.ts': 'makes up a build for tests, with addresses in two languages as examples',
  'tools/prose/authors.ts':
    'has the first persons of each language; those of a further one are found once it has an entry',
  'tools/prose/foreignWords.ts':
    'tells languages apart by their small words; a text in a language that it does not know is left alone',
};

const sources = ['src', 'tools']
  .flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  .filter((file) => /\.(?:tsx?|mts)$/.test(file) && !/(?:^|\/)(?:__tests__|node_modules)\//.test(file));

describe('code names no language', () => {
  const named = new Map(
    [...sources, 'docusaurus.config.ts', 'sidebars.ts'].map((file) => [
      file,
      languageLiterals(readFileSync(file, 'utf8')),
    ]),
  );

  test('but what knows one language, with its reason', () => {
    const faults = [...named].flatMap(([file, literals]) =>
      file in MAY_NAME ? [] : literals.map(({line, literal}) => ({file, line, literal})),
    );
    expect(
      faults.map(
        ({file, line, literal}) =>
          `${file}:${String(line)}: "${literal}" is one language; read a column of LANGUAGE_TABLE (src/config/languages.ts) or words of i18n/FOLDER/words/ instead`,
      ),
    ).toEqual([]);
  });

  test.each(Object.keys(MAY_NAME))('%s is an exception that is needed', (file) => {
    expect(named.get(file)).not.toEqual([]);
    expect(sources).toContain(file);
  });
});

test.each([
  [`if (language === 'es') a();`, ['es']],
  ['const a = {zh: 1, "zh-CN": 2};', ['zh', 'zh-CN']],
  ['interface A {es: string}', ['es']],
  ['a.zh; const {es, zh: other} = a;', ['zh', 'es', 'zh']],
  ['const a = {es};', ['es']],
  ["a('/zh/docs', 'i18n/es/code.json', `/es/${b}`, 'zh-Hans');", ['/zh/docs', 'i18n/es/code.json', '/es/', 'zh-Hans']],
  ["a('--label-zh', 'docs/es');", ['--label-zh', 'docs/es']],
  ['const a = <td lang="es" />;', ['es']],
  ['a(`${b}/zh/, ${c}-es or ${d} es`);', ['/zh/', '-es']],
  [`const es = 1; f(es); // 'es'\nconst b = ['esp', 'es un texto', 'yes/no'];`, []],
])('%s', (text, found) => {
  expect(languageLiterals(text).map(({literal}) => literal)).toEqual(found);
});

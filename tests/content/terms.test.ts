// holds: languages.terms
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {LANGUAGES, type Language} from '../../src/config/locales';
import {TERMS as terms} from '../../src/content/glossary/termList';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';
import {filesBelow} from '../../tools/prose/filesBelow';
import {termFaults} from '../../tools/prose/pageRules';
import {misspellings, proseOfPage, proseOfTexts, spellingPattern, type Prose} from '../../tools/prose/terms';

function pagesOf(language: Language): string[] {
  const english = readEnglishPages('.');
  if (language === 'en') return english;
  return english.flatMap((page) => translatedPath(page, language) ?? []).filter((file) => existsSync(file));
}

function textFilesOf(language: Language): string[] {
  if (language !== 'en') return filesBelow(`i18n/${language}`, /\.(?:json|yml)$/);
  return [...filesBelow('docs', /(?:_category_\.json|\.yml)$/), ...filesBelow('blog', /\.yml$/)];
}

function proseOf(file: string): Prose[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.mdx') || file.endsWith('.md')) return proseOfPage(text);
  // In a file of messages, `description` explains to translators in English what a message is for.
  const fields =
    file.endsWith('.yml') || file.endsWith('_category_.json') ? ['label', 'title', 'description'] : ['message'];
  return proseOfTexts(text, file.endsWith('.yml') ? parseYaml(text) : JSON.parse(text), fields);
}

describe.each(LANGUAGES)('spelling of terms in %s', (language) => {
  test.each([...pagesOf(language), ...textFilesOf(language)])('%s', (file) => {
    expect(termFaults(file, proseOf(file), terms, language)).toEqual([]);
  });
});

describe('the spelling test', () => {
  const page = [
    '---',
    'title: The gasprice',
    'description: A main net of https://example.org/gasprice.',
    'tags: [gasprice]',
    '---',
    '',
    'One Dapp, a `gasprice`, dapp.js, one',
    'smart',
    'Dapp2 and [a Treegraph](/gasprice.mdx).',
    '',
    '```ts',
    'const gasprice = 1;',
    '```',
    '',
    '<Drawing role="img" aria-label="An ESpace" />',
  ].join('\n');

  test('finds avoided spellings in text, labels and human fields, with line and cure, and nowhere else', () => {
    expect(misspellings(proseOfPage(page), terms, 'en')).toEqual([
      {line: 2, found: 'gasprice', right: 'gas price'},
      {line: 3, found: 'main net', right: 'mainnet'},
      {line: 7, found: 'Dapp', right: 'dApp'},
      {line: 9, found: 'Treegraph', right: 'Tree-Graph'},
      {line: 15, found: 'ESpace', right: 'eSpace'},
    ]);
  });

  test('finds Han spellings inside a sentence, and a spelling across a line break', () => {
    expect(misspellings([{text: '第一行\n我的帐户里有余额', line: 3}], terms, 'zh')).toEqual([
      {line: 4, found: '帐户', right: '账户'},
    ]);
    expect('a smart\ncontract'.match(spellingPattern('smart contract'))).not.toBeNull();
    expect('gaslimits'.match(spellingPattern('gaslimit'))).toBeNull();
    expect('épocaépoca época'.match(spellingPattern('época'))).toHaveLength(1);
  });

  test('reads messages and labels, not their descriptions or keys', () => {
    const text = '{\n  "gasprice": {\n    "message": "El monedero",\n    "description": "The gasprice"\n  }\n}\n';
    expect(misspellings(proseOfTexts(text, JSON.parse(text), ['message']), terms, 'es')).toEqual([
      {line: 3, found: 'monedero', right: 'billetera'},
    ]);
  });
});

describe('the list of terms', () => {
  test('has at least 120 terms with unique ids, in order', () => {
    expect(terms.length).toBeGreaterThanOrEqual(120);
    const ids = terms.map(({id}) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test.each(LANGUAGES)('%s: every term has one label and a definition, and no label is used twice', (language) => {
    expect(
      terms.filter((term) => !term[language].trim() || !term.definition[language].trim()).map(({id}) => id),
    ).toEqual([]);
    const labels = terms.map((term) => term[language]);
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });

  test.each(LANGUAGES)('%s: no label and no definition uses a spelling that a term avoids', (language) => {
    const own = terms.flatMap((term) => [term[language], term.definition[language]]);
    expect(
      misspellings(
        own.map((text, index) => ({text, line: index})),
        terms,
        language,
      ).map(({found, line}) => `"${found}" in "${own[line] ?? ''}"`),
    ).toEqual([]);
  });

  test.each(LANGUAGES)('%s: no spelling is avoided twice or blank', (language) => {
    const avoided = terms.flatMap((term) => term.avoid[language]);
    expect(avoided.filter((spelling, index) => spelling.trim() === '' || avoided.indexOf(spelling) !== index)).toEqual(
      [],
    );
  });
});

// holds: rpc.pending
import {expect, test} from 'vitest';
import {TRANSLATIONS} from '../../src/config/locales';
import {readDocument, readTexts} from './documents';
import {readPendingExceptions} from './pendingExceptions';

const EXCEPTIONS = readPendingExceptions('docs');
const READ_AS_LATEST: Readonly<Record<string, RegExp>> = {
  en: /`pending` (is read as|returns the same as) `latest`/,
  zh: /`pending` (按 `latest` 处理|返回与 `latest` 相同的|的结果与 `latest` 相同|与 `latest` 相同)/,
  // cspell:ignore devuelve mismo
  es: /`pending` (se lee como|devuelve lo mismo que) `latest`/,
};

test('some methods read pending otherwise, and every language lists the same', () => {
  expect(EXCEPTIONS).toContain('eth_getTransactionCount');
  for (const {folder} of TRANSLATIONS)
    expect(readPendingExceptions(`i18n/${folder}/docusaurus-plugin-content-docs/current`)).toEqual(EXCEPTIONS);
});

test.each(['en', ...TRANSLATIONS.map(({folder}) => folder)])(
  'the page of each of them mentions pending, and none says that it is read as latest (%s)',
  (language) => {
    const texts = language === 'en' ? {} : readTexts('espace', language);
    for (const {name, description, params, errors = [], 'x-ethereum': ethereum} of readDocument(
      'espace',
    ).methods.filter((method) => EXCEPTIONS.includes(method.name))) {
      const english = {
        [`${name}.description`]: description,
        [`${name}.ethereum.note`]: ethereum?.note ?? '',
        ...Object.fromEntries(params.map((param, index) => [`${name}.params.${index}.description`, param.description])),
        ...Object.fromEntries(errors.map((error, index) => [`${name}.errors.${index}`, error['x-cause']])),
      };
      const shown = Object.entries(english).map(([key, text]) => texts[key]?.message ?? text);
      expect({name, mentioned: shown.some((text) => text.includes('`pending`'))}).toEqual({name, mentioned: true});
      expect({name, wrong: shown.filter((text) => READ_AS_LATEST[language]?.test(text))}).toEqual({name, wrong: []});
    }
  },
);

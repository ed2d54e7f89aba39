import {expect, test} from 'vitest';
import {LANGUAGES, languageOf} from '../locales';

test('pages are in English, Chinese and Spanish', () => {
  expect(LANGUAGES).toEqual(['en', 'zh', 'es']);
});

test.each([
  ['docs/a.mdx', 'en'],
  ['docs/i18n/zh/a.mdx', 'en'],
  ['i18n/zh/docusaurus-plugin-content-docs/current/a.mdx', 'zh'],
  ['i18n\\es\\docusaurus-plugin-content-docs\\current\\a.mdx', 'es'],
  ['i18n/fr/docusaurus-plugin-content-docs/current/a.mdx', 'en'],
])('the language of %s is %s', (file, language) => {
  expect(languageOf(file)).toBe(language);
});

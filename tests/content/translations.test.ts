// holds: content.translations
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {TRANSLATIONS} from '../../src/config/locales';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';
import {translatedFrom} from '../../src/translation/sourceDigest';
import {translationFaults} from '../../tools/prose/pageRules';

const pages = readEnglishPages('.');

describe.each(TRANSLATIONS)('translations into $locale', ({folder}) => {
  const translated = pages.flatMap((page) => {
    const file = translatedPath(page, folder);
    return file && existsSync(file) ? [{page, file}] : [];
  });

  test.each(translated)('$file keeps what $page fixes', ({page, file}) => {
    expect(translationFaults(page, file, folder)).toEqual([]);
  });

  test('each translation records which English text it was made from', () => {
    expect(
      translated.flatMap(({file}) => (translatedFrom(readFileSync(file, 'utf8')) === undefined ? [file] : [])),
    ).toEqual([]);
  });
});

test('an English page says nothing of what it was translated from', () => {
  expect(pages.filter((page) => translatedFrom(readFileSync(page, 'utf8')) !== undefined)).toEqual([]);
});

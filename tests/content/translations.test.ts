import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {TRANSLATIONS} from '../../src/config/locales';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';
import {readRecord} from '../../src/translation/sourceDigest';
import {compareTranslation} from './compareTranslation';

const pages = readEnglishPages('.');

describe.each(TRANSLATIONS)('translations into $locale', ({folder}) => {
  const translated = pages.flatMap((page) => {
    const file = translatedPath(page, folder);
    return file && existsSync(file) ? [{page, file}] : [];
  });

  test.each(translated)('$file keeps what $page fixes', ({page, file}) => {
    const faults = compareTranslation(readFileSync(page, 'utf8'), readFileSync(file, 'utf8'), folder === 'es' ? 'comma' : 'point');
    expect(faults.map(({line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
  });

  test('the record of translations names only pages that exist in both languages', () => {
    const known = translated.map(({page}) => page);
    expect(Object.keys(readRecord('.', folder)).filter((page) => !known.includes(page))).toEqual([]);
  });
});

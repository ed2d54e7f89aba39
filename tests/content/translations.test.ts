import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {TRANSLATIONS} from '../../src/config/locales';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';
import {translationState} from '../../src/translation/translationState';
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

  test.each(translated)('$file is made from today’s $page', ({page}) => {
    expect(translationState('.', page, folder), `update the translation, then run: npm run translated -- ${folder} ${page}`).toBe('current');
  });
});

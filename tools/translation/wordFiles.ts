import {SITE_WORDS} from '../../src/config/siteText';
import {missingWords, wordsFile, type Words} from '../../src/config/words';
import type {Language} from '../../src/config/locales';
import {TERM_WORDS} from '../../src/content/glossary/termList';
import {LABELS, TABLE_WORDS} from '../../src/facts/tables/tableWords';
import {MEANINGS} from '../../src/markdown/nodeKeys/nodeKeys';
import {KEY_WORDS} from '../../src/markdown/nodeKeys/keyWords';
import {OFFLINE_WORDS} from '../../src/offline/offlineWords';
import {SEARCH_WORDS} from '../../src/search/build/searchWords';

/** All words that are in `i18n/FOLDER/words/`. */
export const WORD_FILES: readonly Words<object>[] = [
  SITE_WORDS,
  TABLE_WORDS,
  LABELS,
  KEY_WORDS,
  MEANINGS,
  TERM_WORDS,
  OFFLINE_WORDS,
  SEARCH_WORDS,
];

/** How many words of tables a language has, and in which files which are missing, in words for a person. */
export function wordsText(language: Language): string {
  const all = WORD_FILES.reduce((sum, {english}) => sum + Object.keys(english).length, 0);
  const missing = WORD_FILES.map((words) => ({
    file: wordsFile(words, language),
    source: words.source,
    keys: missingWords(words, language),
  }));
  const count = missing.reduce((sum, {keys}) => sum + keys.length, 0);
  const lists = missing
    .filter(({keys}) => keys.length > 0)
    .map(
      ({file, source, keys}) => `\n${file}, in English as in ${source}\n${keys.map((key) => `  ${key}`).join('\n')}`,
    );
  return [
    `${language}: ${String(all - count)} of ${String(all)} words of tables translated, ${String(count)} in English`,
    ...lists,
  ].join('\n');
}

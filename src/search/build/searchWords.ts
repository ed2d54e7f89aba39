import type {Language} from '../../config/locales';
import {wordsIn, type Words} from '../../config/words';
import {TERMS} from '../../content/glossary/termList';
import english from './words.json';

/**
 * What the search has to know of a language: words that ask for nothing by themselves, and words that mean the same.
 */
export const SEARCH_WORDS: Words<Readonly<{stopWords: string; synonyms: readonly (readonly string[])[]}>> = {
  name: 'search',
  source: 'src/search/build/words.json',
  english,
};

/** Folded words of a query that ask for nothing by themselves; those of English too, the language of all names. */
export function readStopWords(language: Language): string[] {
  return [
    ...new Set([english.stopWords, wordsIn(SEARCH_WORDS, language).stopWords].flatMap((list) => list.split(' '))),
  ];
}

/**
 * Words that mean the same to a reader: the names of each term of the glossary, the words that the portal avoids for
 * it, and the groups of the language.
 */
export function readSynonyms(language: Language): string[][] {
  const named = TERMS.map((term) => [...new Set([term[language], ...term.avoid[language], term.en])]);
  return [
    ...named.filter(({length}) => length > 1),
    ...wordsIn(SEARCH_WORDS, language).synonyms.map((group) => [...group]),
  ];
}

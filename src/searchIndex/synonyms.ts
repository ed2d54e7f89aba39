import {readFileSync} from 'node:fs';
import type {SearchLanguage} from '../search/engine/indexFile';

interface Term {
  en: string;
  zh: string;
  es: string;
  avoid: Record<SearchLanguage, readonly string[]>;
}

/** Words that mean the same to a reader: the names of each term of the glossary, the words that the portal avoids for it, and the groups of synonyms.json. */
export function readSynonyms(language: SearchLanguage): string[][] {
  const terms = JSON.parse(readFileSync('src/glossary/terms.json', 'utf8')) as readonly Term[];
  const groups = JSON.parse(readFileSync('src/searchIndex/synonyms.json', 'utf8')) as Record<SearchLanguage, readonly string[][]>;
  const named = terms.map((term) => [...new Set([term[language], ...term.avoid[language], term.en])]);
  return [...named.filter(({length}) => length > 1), ...groups[language]];
}

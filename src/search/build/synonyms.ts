import {readFileSync} from 'node:fs';
import type {Language} from '../../config/locales';

interface Term extends Record<Language, string> {
  avoid: Record<Language, readonly string[]>;
}

/** Words that mean the same to a reader: the names of each term of the glossary, the words that the portal avoids for it, and the groups of synonyms.json. */
export function readSynonyms(language: Language): string[][] {
  const terms = JSON.parse(readFileSync('src/content/glossary/terms.json', 'utf8')) as readonly Term[];
  const groups = JSON.parse(readFileSync('src/search/build/synonyms.json', 'utf8')) as Record<Language, readonly string[][]>;
  const named = terms.map((term) => [...new Set([term[language], ...term.avoid[language], term.en])]);
  return [...named.filter(({length}) => length > 1), ...groups[language]];
}

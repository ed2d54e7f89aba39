import type {SearchPage} from './results';

const LATIN_LETTER = /^[a-z0-9]$/i;
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/**
 * False for a page that was found by a single letter alone though the query has none.
 * Pagefind shortens a word that it does not know until something fits: `qwerty` finds the letter q.
 */
export function isNearMatch(page: SearchPage, term: string): boolean {
  if (wordsOf(term).some((word) => LATIN_LETTER.test(word))) return true;
  const marked = [page, ...page.sections].flatMap(({excerpt}) => excerpt).filter(({marked}) => marked);
  return marked.length === 0 || marked.some(({text}) => wordsOf(text).some((word) => !LATIN_LETTER.test(word)));
}

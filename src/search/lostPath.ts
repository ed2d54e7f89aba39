import {isIn, type Area} from './areas';
import type {SearchPage} from './results';

/** What an address that leads nowhere seems to ask for. */
export interface LostPath {
  /** Words to look up, the most telling first: those of the last part of the path, then those of all of it. */
  queries: readonly string[];
  /** All words of the path. */
  words: readonly string[];
  /** The part of the portal that the address is in; `all` if it is in none. */
  area: Area;
  /** Whether it leads to the reference of the methods. */
  isMethod: boolean;
}

const LANGUAGE = /^\/(?:en|zh|es)(?:-[a-z]+)?(?=\/|$)/i;
const FOLDERS: readonly [RegExp, Area][] = [
  [/^\/(?:docs\/)?core(?=\/|$)/i, 'core'],
  [/^\/(?:docs\/)?espace(?=\/|$)/i, 'espace'],
  [/^\/(?:docs\/)?(?:general|overview)(?=\/|$)/i, 'conflux'],
  [/^\/blog(?=\/|$)/i, 'blog'],
];
const REFERENCE = /\/rpc(?=\/|$)/i;
const METHOD = /(?:^|\/)((?:admin|cfx|debug|eth|gasstation|net|parity|pos|pubsub|test|trace|txpool|web3)_[a-z0-9]+)/i;
// Words that occur in addresses of every kind, and words that occur in every sentence.
const COMMON = new Set(
  (
    'docs doc html htm md mdx index php page pages category tags tag blog core espace general rpc www http https ' +
    'a an and are as at be by do for from how i in is it no not of on or such the to this via what with you your'
  ).split(' '),
);
const MOST_WORDS = 8;
const MOST_GUESSES = 3;
const CONSIDERED = 20;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function wordsOf(path: string): string[] {
  const parts = path.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[^\p{L}\p{N}]+/u);
  const words = parts
    .map((part) => part.toLowerCase())
    .filter((word) => word !== '' && !COMMON.has(word) && !/^(?:\d+|[a-z])$/.test(word));
  return [...new Set(words)];
}

/** Reads from a path what its reader was most probably looking for: a method, or the words of its file and folders. */
export function readLostPath(pathname: string): LostPath {
  const path = decode(pathname).replace(LANGUAGE, '');
  const area = FOLDERS.find(([folder]) => folder.test(path))?.[1] ?? 'all';
  const method = METHOD.exec(path)?.[1];
  if (method !== undefined) return {queries: [method], words: [method.toLowerCase()], area, isMethod: true};
  const words = wordsOf(path);
  const parts = path.split('/').map(wordsOf);
  const last = parts.findLast((part) => part.length > 0) ?? [];
  const queries = [last, words].map((some) => some.slice(-MOST_WORDS).join(' ')).filter(Boolean);
  return {queries: [...new Set(queries)], words, area, isMethod: REFERENCE.test(path)};
}

/**
 * The pages that a lost address may have meant, at most three: of the best ones, those of its own part of the portal
 * and of its kind first, then those whose address has more of its words.
 */
export function guessPages(pages: readonly SearchPage[], {words, area, isMethod}: LostPath): readonly SearchPage[] {
  const shareIn = (address: string): number =>
    words.filter((word) => address.toLowerCase().includes(word)).length / (words.length + 1);
  const fit = (page: SearchPage): number =>
    (isIn(area, page) ? 2 : 0) + ((page.kind === 'method') === isMethod ? 1 : 0) + shareIn(page.address);
  const sorted = pages.slice(0, CONSIDERED).sort((a, b) => fit(b) - fit(a));
  const [best] = pages;
  const guesses = sorted.slice(0, MOST_GUESSES);
  // The best page of all may have moved to another part.
  return best && !guesses.includes(best) ? [...guesses.slice(0, -1), best] : guesses;
}

import {isIn, type Area} from './areas';
import type {SearchPage} from './results';

/** What an address that leads nowhere seems to ask for. */
export interface LostPath {
  /** Words to look up; empty where the address has none that tell. */
  query: string;
  /** The part of the portal that the address lies in; `all` where it lies in none. */
  area: Area;
}

const LANGUAGE = /^\/(?:en|zh|es)(?:-[a-z]+)?(?=\/|$)/i;
const FOLDERS: readonly [RegExp, Area][] = [
  [/^\/(?:docs\/)?core(?=\/|$)/i, 'core'],
  [/^\/(?:docs\/)?espace(?=\/|$)/i, 'espace'],
  [/^\/(?:docs\/)?(?:general|overview)(?=\/|$)/i, 'conflux'],
  [/^\/blog(?=\/|$)/i, 'blog'],
];
const METHOD = /(?:^|\/)((?:admin|cfx|debug|eth|gasstation|net|parity|pos|pubsub|test|trace|txpool|web3)_[a-z0-9]+)/i;
// What stands in addresses of every kind, and words that stand in every sentence.
const COMMON = new Set(
  'docs doc html htm md mdx index php page pages category tags tag blog core espace general rpc www http https a an and are as at be by do for from how i in is it of on or the to via what with you your'.split(
    ' ',
  ),
);
const MOST_WORDS = 8;
const MOST_GUESSES = 3;
const CONSIDERED = 10;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function wordsOf(path: string): string[] {
  const parts = path.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[^\p{L}\p{N}]+/u);
  const words = parts.map((part) => part.toLowerCase()).filter((word) => word !== '' && !COMMON.has(word) && !/^(?:\d+|[a-z])$/.test(word));
  return [...new Set(words)];
}

/** Reads from a path what its reader was most probably looking for: the name of a method, or the words of its folders and file. */
export function readLostPath(pathname: string): LostPath {
  const path = decode(pathname).replace(LANGUAGE, '');
  const area = FOLDERS.find(([folder]) => folder.test(path))?.[1] ?? 'all';
  // The last words say more than those of the folders above them.
  return {area, query: METHOD.exec(path)?.[1] ?? wordsOf(path).slice(-MOST_WORDS).join(' ')};
}

/** The pages that a lost address may have meant, at most three: of the best ones, those of its own part of the portal first. */
export function guessPages(pages: readonly SearchPage[], area: Area): readonly SearchPage[] {
  const best = pages.slice(0, CONSIDERED);
  return [...best.filter((page) => isIn(area, page)), ...best.filter((page) => !isIn(area, page))].slice(0, MOST_GUESSES);
}

import MiniSearch from 'minisearch';
import type {IndexedPage, Names} from './indexFile';
import {isMethod} from './pageKind';
import {formsOf, PAIR} from './terms';
import {TUNING} from './tuning';

const FIELDS = ['name', 'title', 'headings', 'keywords', 'tags', 'description'] as const;

type Entry = Record<(typeof FIELDS)[number], string> & {id: number};

/** A page that has a term, as it is or in a form that resembles it. */
export interface Match {
  id: number;
  score: number;
  /** The terms of the page that matched. */
  terms: readonly string[];
  /** Whether no name of the page has it. */
  inTextAlone: boolean;
}

/** Which pages have a term: as it is, also longer or with a letter wrong, or also with two letters wrong. */
export type Nearness = 'exact' | 'near' | 'far';

/** The index of one language. */
export interface OpenIndex {
  lookUp(term: string, how: Nearness): readonly Match[];
  /** Whether a name of any page has the term. */
  isNamed(term: string): boolean;
}

function toEntry(page: IndexedPage, id: number): Entry {
  return {
    id,
    name: isMethod(page) ? page.title : '',
    title: page.title,
    headings: page.headings.map(([, heading]) => heading).join(' \n '),
    keywords: [...page.keywords, page.address.split('/').at(-1) ?? ''].join(' \n '),
    tags: page.tags.join(' \n '),
    description: page.description,
  };
}

const IS_NUMBER = /^[\d.]+$/;
const HAN = /\p{Script=Han}/u;
const SHORTEST_START = 3;
const SHORTEST_WRONG = 5;
const SHORTEST_TWO_WRONG = 7;

/** How many letters of a term may be wrong. */
function wrongLetters(term: string, how: Nearness): number | boolean {
  if (how === 'exact' || IS_NUMBER.test(term) || HAN.test(term) || term.length < SHORTEST_WRONG) return false;
  return how === 'far' && term.length >= SHORTEST_TWO_WRONG ? 2 : 1;
}

/** Whether pages with longer terms that begin like this one are meant as well. */
export const isStart = (term: string): boolean =>
  (term.length >= SHORTEST_START || term.startsWith(PAIR)) && !IS_NUMBER.test(term);

/** Opens an index over the names of pages, which MiniSearch ranks by BM25+. */
export function openNames({language, pages}: Names): OpenIndex {
  const named = new Set<string>();
  const index = new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize: (value) => {
      const terms = formsOf(value, language);
      for (const term of terms) named.add(term);
      return terms;
    },
    processTerm: (term) => term,
  });
  index.addAll(pages.map(toEntry));
  const {boost, bm25, weight} = TUNING;
  const lookUp: OpenIndex['lookUp'] = (term, how) =>
    index
      .search(term, {
        tokenize: () => [term],
        boost,
        bm25,
        prefix: how !== 'exact' && isStart(term),
        fuzzy: wrongLetters(term, how),
        weights: {fuzzy: weight.fuzzy, prefix: weight.prefix},
      })
      .map(({id, score, terms}) => ({id: Number(id), score, terms, inTextAlone: false}));
  return {isNamed: (term) => named.has(term), lookUp};
}

import MiniSearch, {type SearchResult} from 'minisearch';
import type {IndexedPage, NamesFile, TextFile} from './indexFile';
import {isMethod} from './pageKind';
import {termsOf} from './terms';
import {TUNING} from './tuning';

/** The fields that hold names; the two others hold the text. */
const NAMES = ['name', 'title', 'headings', 'keywords', 'tags', 'description'] as const;
const FIELDS = [...NAMES, 'words', 'messages'] as const;

type Entry = Record<(typeof FIELDS)[number], string> & {id: number};

/** How terms are looked for: in any order and form, unless said otherwise. */
interface AskOptions {
  /** Only pages that have all of them. */
  together?: boolean;
  /** Only as they are written, neither longer nor with a letter wrong. */
  exact?: boolean;
  /** In the messages that pages quote, and nowhere else. */
  messages?: boolean;
}

/** A page that has terms. */
export type Match = Pick<SearchResult, 'score' | 'terms' | 'queryTerms' | 'match'> & {id: number};

/** The index of one language. */
export interface OpenIndex {
  ask(terms: readonly string[], options?: AskOptions): Match[];
  /** Whether a name of any page has the term. */
  isNamed(term: string): boolean;
}

const isInText = (field: string): boolean => field === 'words' || field === 'messages';

/** Whether a page has it in its text alone. */
export const matchesTextAlone = ({match}: Match): boolean => Object.values(match).every((fields) => fields.every(isInText));

/** The terms of a page, from the differences of their places. */
function listOf(terms: readonly string[], steps: readonly number[] = []): string {
  let place = 0;
  return steps.map((step) => terms[(place += step)] ?? '').join(' ');
}

function toEntry(page: IndexedPage, id: number, text: TextFile | undefined): Entry {
  return {
    id,
    name: isMethod(page) ? page.title : '',
    title: page.title,
    headings: page.headings.map(([, heading]) => heading).join(' \n '),
    keywords: [...page.keywords, page.address.split('/').at(-1) ?? ''].join(' \n '),
    tags: page.tags.join(' \n '),
    description: page.description,
    words: text ? listOf(text.terms, text.words[id]) : '',
    messages: text ? listOf(text.terms, text.messages[id]) : '',
  };
}

const IS_NUMBER = /^[\d.]+$/;
const HAN = /\p{Script=Han}/u;

/** How many letters of a term may be wrong. */
function wrongLetters(term: string): number | boolean {
  if (IS_NUMBER.test(term) || HAN.test(term) || term.length < 5) return false;
  return term.length > 7 ? 2 : 1;
}

/** Opens an index over the names of pages and, once given, over their text. MiniSearch ranks by BM25+. */
export function openIndex({language, pages}: NamesFile, text?: TextFile): OpenIndex {
  const named = new Set<string>();
  const index = new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize: (value, field) => {
      if (field !== undefined && isInText(field)) return value.split(' ');
      const terms = termsOf(value, language);
      for (const term of terms) named.add(term);
      return terms;
    },
    processTerm: (term) => term || null,
  });
  index.addAll(pages.map((page, id) => toEntry(page, id, text)));
  return {
    isNamed: (term) => named.has(term),
    ask: (terms, {together, exact, messages} = {}) =>
      index
        .search(terms.join(' '), {
          fields: messages ? ['messages'] : FIELDS.filter((field) => field !== 'messages'),
          tokenize: () => [...terms],
          boost: TUNING.boost,
          bm25: TUNING.bm25,
          combineWith: together ? 'AND' : 'OR',
          prefix: exact ? false : (term) => term.length > 2 && !IS_NUMBER.test(term),
          fuzzy: exact ? false : wrongLetters,
          weights: {fuzzy: TUNING.weight.fuzzy, prefix: TUNING.weight.prefix},
        })
        .map(({id, ...found}) => ({...found, id: Number(id)})),
  };
}

import {createSearch, type Rank, type Ranking} from './engine/createSearch';
import type {NamesFile, TextFile} from './engine/indexFile';
import {unpackNames} from './engine/namesFile';
import {toSearchPage} from './engine/toAnswer';
import {TUNING} from './engine/tuning';
import {addressKind, readPastedAddress} from './pastedAddress';
import type {SearchAnswer} from './results';

/** Answers queries in the language of its index; rejects where the text of the pages is needed and cannot be had, and asks for it again the next time. */
export type SearchIndex = (query: string) => Promise<SearchAnswer>;

/** What explains each kind of pasted address. */
const ADDRESS_PAGES = {base32: '/docs/core/core-space-basics/addresses', hex: '/docs/espace/build/accounts'} as const;

/** Whether the query is a name, or the names of several pages cover it, so that the text need not be looked at. */
const isEnough = ({hits, isNamed}: Ranking): boolean => isNamed || (hits.length >= TUNING.several && (hits[0]?.coverage ?? 0) >= TUNING.enough);

/** Makes an index of the names of pages; their text is fetched when a query first needs it. */
export function createSearchIndex(file: NamesFile, fetchText: () => Promise<TextFile>): SearchIndex {
  const names = unpackNames(file);
  const {byNames, withText} = createSearch(names);
  let byText: Promise<Rank> | undefined;
  const rank = async (query: string): Promise<Ranking> => {
    const ranking = byNames(query);
    if (isEnough(ranking)) return ranking;
    byText ??= fetchText()
      .then(withText)
      .catch((error: unknown) => {
        byText = undefined;
        throw error;
      });
    return (await byText)(query);
  };
  const pageAt = (address: string): Ranking => {
    const id = names.pages.findIndex((one) => one.address === address);
    const page = names.pages[id];
    return {hits: page ? [{id, page, score: 0, coverage: 1, terms: new Set()}] : [], nearest: undefined, isNamed: true};
  };
  return async (query) => {
    const kind = addressKind(query);
    const {hits, nearest} = kind ? pageAt(ADDRESS_PAGES[kind]) : await rank(query);
    return {
      pages: hits.map((hit) => toSearchPage(hit, names.language)),
      suggestion: hits.length === 0 && nearest ? toSearchPage(nearest, names.language) : undefined,
      pasted: await readPastedAddress(query),
    };
  };
}

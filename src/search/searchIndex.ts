import {createSearch, type Ranking} from './engine/createSearch';
import type {NamesFile, SearchLanguage, TextFile} from './engine/indexFile';
import {toSearchPage} from './engine/toAnswer';
import {TUNING} from './engine/tuning';
import {addressKind, readPastedAddress} from './pastedAddress';
import type {SearchAnswer} from './results';

/** Answers queries in the language of the page. */
export type SearchIndex = (query: string) => Promise<SearchAnswer>;

/** What explains each kind of pasted address. */
const ADDRESS_PAGES = {base32: '/docs/core/core-space-basics/addresses', hex: '/docs/espace/build/accounts'} as const;

/** The language of the page, as the index calls it. */
function languageOf(htmlLang: string): SearchLanguage {
  if (htmlLang.startsWith('zh')) return 'zh';
  return htmlLang.startsWith('es') ? 'es' : 'en';
}

// What the build wrote is read as what the build writes; a fault of the server is none of its files.
async function fetchPart<Part extends object>(file: string, key: keyof Part): Promise<Part> {
  const address = `/search/${file}.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${String(response.status)}.`);
  const part: unknown = await response.json();
  if (typeof part !== 'object' || part === null || !(key in part)) throw new Error(`${address} is not a part of the search index.`);
  return part as Part;
}

/** The text is looked at only where names do not cover the query. */
const isEnough = ({hits}: Ranking): boolean => (hits[0]?.coverage ?? 0) >= TUNING.enough;

async function load(language: SearchLanguage): Promise<SearchIndex> {
  const names = await fetchPart<NamesFile>(`${language}-names`, 'pages');
  const byNames = createSearch(names);
  let byText: Promise<(query: string) => Ranking> | undefined;
  const openText = async (): Promise<(query: string) => Ranking> => createSearch(names, await fetchPart<TextFile>(`${language}-text`, 'terms'));
  const rank = async (query: string): Promise<Ranking> => {
    const ranking = byNames(query);
    if (isEnough(ranking)) return ranking;
    byText ??= openText().catch((error: unknown) => {
      byText = undefined;
      throw error;
    });
    return (await byText)(query);
  };
  const pageAt = (address: string): Ranking => {
    const page = names.pages.find((one) => one.address === address);
    return {hits: page ? [{page, score: 0, coverage: 1, terms: new Set()}] : [], nearest: undefined};
  };
  return async (query) => {
    const kind = addressKind(query);
    const {hits, nearest} = kind ? pageAt(ADDRESS_PAGES[kind]) : await rank(query);
    return {
      pages: hits.map((hit) => toSearchPage(hit, language)),
      suggestion: hits.length === 0 && nearest ? toSearchPage(nearest, language) : undefined,
      pasted: await readPastedAddress(query),
    };
  };
}

let opened: Promise<SearchIndex> | undefined;

/** The index made at build, loaded once; rejects where the site has none or it cannot be reached, until it is forgotten. */
export function openSearchIndex(): Promise<SearchIndex> {
  opened ??= load(languageOf(document.documentElement.lang));
  return opened;
}

/** Forgets an index that failed. */
export function forgetSearchIndex(): void {
  opened = undefined;
}

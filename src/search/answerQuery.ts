import {createSearch, type Hit, type Rank, type Ranking, type Sources} from './engine/createSearch';
import type {Names, NamesFile, TextFile} from './engine/indexFile';
import type {sourcesOf} from './engine/textSources';
import {unpackNames} from './engine/namesFile';
import {loadLanguage} from './engine/stemmers';
import {withoutVariables} from './engine/query';
import {toSearchPage} from './engine/toAnswer';
import {TUNING} from './engine/tuning';
import {addressKind, readPastedAddress} from './pastedAddress';
import type {SearchAnswer} from './results';

/**
 * Answers queries in the language of its index; rejects where the text of the pages is needed and cannot be had, and
 * asks for it again the next time.
 */
export type SearchIndex = (query: string) => Promise<SearchAnswer>;

/** What explains each kind of pasted address. */
const ADDRESS_PAGES = {base32: '/docs/core/core-space-basics/addresses', hex: '/docs/espace/build/accounts'} as const;

/** Whether an address, selector or hash may be in a query. */
const HAS_VALUE = /0x[0-9a-f]{8}|:[a-z0-9.:]{42}/i;
/** A query with more words beside a value is a message, whose value may be anyone's. */
const MOST_WORDS_BESIDE_VALUE = 4;
const wordsOf = (query: string): number => withoutVariables(query).split(/\s+/).filter(Boolean).length;

/** Pages listed for a pasted address. */
const MOST_WITH_ADDRESS = 10;

/**
 * Whether the query is a name, or the names of several pages cover it, so that the text doesn't have to be searched.
 * What asks for the meaning of a word that no page is named by may mean another word for it, which comes with the text;
 * so do the numbers that pages write.
 */
const isEnough = ({hits, isNamed, asksForMeaning, lacksNumber}: Ranking): boolean =>
  isNamed ||
  (!asksForMeaning && !lacksNumber && hits.length >= TUNING.several && (hits[0]?.coverage ?? 0) >= TUNING.enough);

/** Loads on the first call, for all calls; after a failure, again on the next. */
function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/** What a query that names don't answer needs: the text of the pages, and the code that looks in it. */
export interface TextPart {
  file: TextFile;
  sourcesOf: typeof sourcesOf;
}

/** The pages at some places, each once, as hits without points. */
const toHits = ({pages}: Names, ids: readonly number[]): Hit[] =>
  [...new Set(ids)].flatMap((id) => {
    const page = pages[id];
    return page ? [{id, page, score: 0, coverage: 1, terms: new Set<string>()}] : [];
  });

/** Puts the pages that name a value of the query before the others. */
function withNamingFirst(
  ranking: Ranking,
  naming: readonly number[],
  hitsOf: (ids: readonly number[]) => Hit[],
): Ranking {
  const isNaming = ({id}: Hit): boolean => naming.includes(id);
  const others = naming.filter((id) => !ranking.hits.some((hit) => hit.id === id));
  return {
    ...ranking,
    hits: [...ranking.hits.filter(isNaming), ...hitsOf(others), ...ranking.hits.filter((hit) => !isNaming(hit))],
  };
}

/** Makes an index of the names of pages; their text is fetched when a query first needs it. */
export async function createSearchIndex(file: NamesFile, fetchText: () => Promise<TextPart>): Promise<SearchIndex> {
  await loadLanguage(file.language);
  const names = unpackNames(file);
  const {byNames, named, rankBy} = createSearch(names);
  const openText = loadOnce(async (): Promise<{rank: Rank; naming: Sources['naming']}> => {
    const text = await fetchText();
    const sources = text.sourcesOf(names, named, text.file);
    return {rank: rankBy(sources), naming: sources.naming};
  });
  const rank = async (query: string): Promise<Ranking> => {
    const ranking = byNames(query);
    return isEnough(ranking) ? ranking : (await openText()).rank(query);
  };
  const hitsOf = (ids: readonly number[]): Hit[] => toHits(names, ids);
  const rankAddress = async (query: string, kind: keyof typeof ADDRESS_PAGES): Promise<Ranking> => {
    const about = names.pages.findIndex(({address}) => address === ADDRESS_PAGES[kind]);
    // Without the text, what the address is can still be said.
    const naming = await openText().then(
      (text) => text.naming(query),
      () => [],
    );
    const hits = hitsOf([...naming, about]).slice(0, MOST_WITH_ADDRESS);
    return {hits, nearest: undefined, isNamed: true, asksForMeaning: false, lacksNumber: false};
  };
  const rankValues = async (query: string): Promise<Ranking> => {
    const ranking = await rank(query);
    if (!HAS_VALUE.test(query) || wordsOf(query) > MOST_WORDS_BESIDE_VALUE) return ranking;
    const naming = (await openText()).naming(query);
    return withNamingFirst(ranking, naming, hitsOf);
  };
  return async (query) => {
    const kind = addressKind(query);
    const {hits, nearest} = kind ? await rankAddress(query, kind) : await rankValues(query);
    return {
      pages: hits.map((hit) => toSearchPage(hit, names.language)),
      suggestion: hits.length === 0 && nearest ? toSearchPage(nearest, names.language) : undefined,
      pasted: await readPastedAddress(query),
    };
  };
}

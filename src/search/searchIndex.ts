import {isNearMatch} from './isNearMatch';
import type {SearchAnswer} from './results';
import {toSearchPage} from './toSearchPage';

const BUNDLE = '/pagefind/pagefind.js';

/** Pages shown for one query; the count says how many more there are. */
const MOST_PAGES = 10;

/** A page of the index, described only when it is asked for. */
interface Result {
  data(): Promise<unknown>;
}

/** The part of Pagefind's interface that the dialog uses; what it returns is read as unknown. */
interface Pagefind {
  options(options: {baseUrl: string; excerptLength: number; excerptEllipsis: string}): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{results: Result[]}>;
}

/** Answers queries in the language of the page. */
type SearchIndex = (query: string) => Promise<SearchAnswer>;

function isPagefind(module: unknown): module is Pagefind {
  return typeof module === 'object' && module !== null && 'options' in module && 'init' in module && 'search' in module;
}

async function toAnswer(query: string, results: Result[]): Promise<SearchAnswer> {
  const fragments = await Promise.all(results.slice(0, MOST_PAGES).map((result) => result.data()));
  const pages = fragments.map((fragment) => toSearchPage(fragment, window.location.origin)).filter((page) => page !== undefined);
  const near = pages.filter((page) => isNearMatch(page, query));
  // Results come best first: where none of the best is near, none of the rest is.
  return {total: near.length === 0 ? 0 : results.length - fragments.length + near.length, pages: near};
}

async function load(address: string): Promise<SearchIndex> {
  const pagefind: unknown = await import(/* webpackIgnore: true */ address);
  if (!isPagefind(pagefind)) throw new Error(`${BUNDLE} is not a search index.`);
  await pagefind.options({baseUrl: '/', excerptLength: 22, excerptEllipsis: '…'});
  await pagefind.init();
  return async (query) => toAnswer(query, (await pagefind.search(query)).results);
}

let attempt = 0;
let opened: Promise<SearchIndex> | undefined;

/** The index made at build, loaded once; rejects where the site has none or it cannot be reached, until it is forgotten. */
export function openSearchIndex(): Promise<SearchIndex> {
  // A browser may keep a failed module, so each new attempt has an address of its own.
  opened ??= load(attempt === 0 ? BUNDLE : `${BUNDLE}?attempt=${String(attempt)}`);
  return opened;
}

/** Forgets an index that failed. */
export function forgetSearchIndex(): void {
  opened = undefined;
  attempt += 1;
}

import {looksSecret} from './secrets';
import type {PageKind, SearchPage, Space} from './results';

const KEY = 'portal.searchRecent';
const MOST = 5;

/** A page that was opened from the search. */
export interface RecentPage {
  address: string;
  title: string;
  kind: PageKind;
  space: Space | undefined;
}

/**
 * What the search keeps in this browser: the last pages opened from it and the last queries that led to one, newest
 * first.
 */
export interface Recents {
  pages: readonly RecentPage[];
  queries: readonly string[];
}

/** Nothing kept. */
export const NO_RECENTS: Recents = {pages: [], queries: []};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !looksSecret(value);

function toRecentPage(value: unknown): RecentPage | undefined {
  if (!isFields(value)) return undefined;
  const {address, title, kind, space} = value;
  // Only addresses of this site: what leads elsewhere was not written by the search.
  if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address) || typeof title !== 'string' || title === '')
    return undefined;
  return {
    address,
    title,
    kind: kind === 'method' || kind === 'post' ? kind : 'page',
    space: space === 'core' || space === 'espace' ? space : undefined,
  };
}

const unique = <Value>(values: readonly Value[], keyOf: (value: Value) => string): readonly Value[] =>
  values.filter((value, index) => values.findIndex((other) => keyOf(other) === keyOf(value)) === index).slice(0, MOST);

/** The recents that a stored text holds; what it should not hold is left out. */
export function parseRecents(text: string | null): Recents {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!isFields(value)) return NO_RECENTS;
    const pages = listOf(value.pages).flatMap((page) => toRecentPage(page) ?? []);
    return {
      pages: unique(pages, ({address}) => address),
      queries: unique(listOf(value.queries).filter(isQuery), (query) => query),
    };
  } catch {
    return NO_RECENTS;
  }
}

/** The recents after a page was opened by a query; a query that looks like a secret is never among them. */
export function withOpened({pages, queries}: Recents, page: RecentPage, query: string): Recents {
  return {
    pages: unique([page, ...pages], ({address}) => address),
    queries: isQuery(query) ? unique([query, ...queries], (one) => one) : queries,
  };
}

/** The recents that this browser has kept; none if it keeps nothing. */
export function readRecents(): Recents {
  try {
    return parseRecents(window.localStorage.getItem(KEY));
  } catch {
    return NO_RECENTS;
  }
}

/** Remembers that a page was opened by a query, where the browser allows it. */
export function rememberOpened({address, title, kind, space}: SearchPage | RecentPage, query: string): void {
  const text = typeof title === 'string' ? title : title.map((segment) => segment.text).join('');
  const recents = withOpened(readRecents(), {address, title: text, kind, space}, query);
  try {
    window.localStorage.setItem(KEY, JSON.stringify(recents));
  } catch {
    // Without storage nothing is remembered, and nothing else depends on it.
  }
}

/** Forgets all of it. */
export function forgetRecents(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // A browser that refuses to forget has kept nothing either.
  }
}

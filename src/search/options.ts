import {OPEN_HASH} from 'docusaurus-plugin-openrpc/permalink';
import {pagesIn} from './areas';
import type {Recents, RecentPage} from './recents';
import type {SearchPage, SearchSection} from './results';
import {toTerm, type SearchState} from './searchState';
import {looksSecret} from './secrets';
import {toSearchAddress} from './searchAddress';

/** Pages that the dialog lists; the page `/search` has the rest. */
export const MOST_PAGES = 10;

/** One line of the dialog's list that Enter opens. */
export type DialogOption = {address: string} & (
  | {type: 'page' | 'nearest'; page: SearchPage}
  | {type: 'section'; page: SearchPage; section: SearchSection}
  | {type: 'all'; count: number}
  | {type: 'recent'; page: RecentPage}
  | {type: 'query'; query: string}
);

/** The address that a page opens at from the dialog: of a method, its console. */
export const openAddress = ({address, kind}: SearchPage | RecentPage): string =>
  kind === 'method' ? address + OPEN_HASH : address;

const ofPage = (page: SearchPage): DialogOption[] => [
  {type: 'page', address: openAddress(page), page},
  ...page.sections.map((section) => ({type: 'section', address: section.address, page, section}) as const),
];

function ofRecents({pages, queries}: Recents, searchPage: string): DialogOption[] {
  return [
    ...pages.map((page) => ({type: 'recent', address: openAddress(page), page}) as const),
    ...queries.map(
      (query) => ({type: 'query', address: toSearchAddress(searchPage, {query, area: 'all'}), query}) as const,
    ),
  ];
}

/**
 * The options of the dialog in the order in which the arrow keys walk them: before the first key the recents, then the
 * best pages with their sections and the way to all of them, or the nearest page where none answers.
 */
export function optionsOf(
  {query, phase, answer, area}: SearchState,
  recents: Recents,
  searchPage: string,
): readonly DialogOption[] {
  if (phase === 'idle') return ofRecents(recents, searchPage);
  if (phase === 'failed') return [];
  const {pages, suggestion} = answer;
  if (pages.length === 0)
    return phase === 'answered' && suggestion
      ? [{type: 'nearest', address: openAddress(suggestion), page: suggestion}]
      : [];
  const found = pagesIn(area, answer);
  const listed = found.slice(0, MOST_PAGES).flatMap(ofPage);
  // The address of a page is sent to its server, so a secret must not be part of it.
  if (found.length <= MOST_PAGES || looksSecret(query)) return listed;
  return [
    ...listed,
    {type: 'all', address: toSearchAddress(searchPage, {query: toTerm(query), area}), count: found.length},
  ];
}

import type {Language} from '../../config/locales';
import type {IndexedPage, Names, TextFile} from './indexFile';
import {matchUnit, type UnitMatch} from './matchUnit';
import {openNames, type OpenIndex} from './openIndex';
import {isMethod} from './pageKind';
import {
  addJoined,
  addSynonyms,
  simplify,
  unitsOf,
  withoutVariables,
  written,
  type SynonymGroup,
  type Unit,
} from './query';
import {fold, termsOf} from './terms';
import {TUNING} from './tuning';

/** A page found, and what made it be found. */
export interface Hit {
  /** The place of the page in the index. */
  id: number;
  page: IndexedPage;
  score: number;
  /** How much of what the query asks the page has, from 0 to 1. */
  coverage: number;
  /** The terms of the page that answered. */
  terms: ReadonlySet<string>;
}

/** The pages that answer a query, best first, and the nearest one that does not. */
export interface Ranking {
  hits: readonly Hit[];
  nearest: Hit | undefined;
  /** Whether the query is the name of what comes first. */
  isNamed: boolean;
  /** Whether the query asks what something is. */
  asksForMeaning: boolean;
  /** Whether the query has a number that no page has. */
  lacksNumber: boolean;
}

/**
 * Units that count only if pages have them: a number may be a value of the reader's own, and two neighbors may be
 * together by chance.
 */
const SOFT: ReadonlySet<Unit['kind']> = new Set(['number', 'amount', 'seam', 'message']);

/** A query that asks for no more than this is short. */
const MOST_OF_SHORT = 2;

/** Whether a query asks what something is. */
const ASKS_FOR_MEANING = /^[¿\s]*(?:what(?:'s| is| are)|qu[eé] (?:es|son))(?=\s)|什么是|是什么/i;
const GLOSSARY = '/docs/general/conflux-basics/glossary';

/** A query or a method's name without what parts its words. */
const joined = (text: string): string => fold(text).replace(/[\s_.()]+/g, '');
const bare = (name: string): string => joined(name.replace(/^[a-z0-9]+_/i, ''));

function toHits(matches: readonly UnitMatch[], pages: readonly IndexedPage[]): Hit[] {
  const asked = matches.filter(({unit, pages: found}) => !SOFT.has(unit.kind) || found.size > 0);
  const all = asked.reduce((sum, {rarity}) => sum + rarity, 0);
  const hits = new Map<number, Hit & {terms: Set<string>}>();
  for (const {pages: found, rarity} of asked) {
    for (const [id, share] of found) {
      const page = pages[id];
      if (!page) continue;
      const hit = hits.get(id) ?? {id, page, score: 0, coverage: 0, terms: new Set<string>()};
      hit.score += share.score;
      hit.coverage += (share.quality * rarity) / all;
      for (const term of share.terms) hit.terms.add(term);
      hits.set(id, hit);
    }
  }
  return [...hits.values()];
}

/** How well the name of a page answers a query: 0 not at all, and the more the better. */
type NameRank = (page: IndexedPage) => number;

/** Whether a method's full name is the query, with or without its prefix. */
function methodNamed(query: string): NameRank {
  const name = joined(query);
  return (page) => Number(isMethod(page) && (joined(page.title) === name || bare(page.title) === name));
}

/** How well a page explains a name: best if its title asks for it, then the glossary that has it, then a page so titled. */
function explains(meaning: string, groups: readonly SynonymGroup[], language: Language): NameRank {
  const keyOf = (text: string): string => joined(written(text, language));
  const key = keyOf(meaning);
  const others = groups
    .map((group) => group.map((member) => joined(member.written)))
    .filter((words) => words.includes(key));
  const names = new Set([key, ...others.flat()]);
  return ({address, title, headings}) => {
    const asked = meaningAskedBy(title);
    if (asked !== undefined && names.has(keyOf(asked))) return 3;
    if (address === GLOSSARY && headings.some(([, term]) => names.has(keyOf(term)))) return 2;
    return Number(names.has(keyOf(title)));
  };
}

/** Puts the pages before all else that the query names. */
function namedFirst(hits: readonly Hit[], rank: NameRank): {hits: Hit[]; isNamed: boolean} {
  const ranked = hits.map((hit) => ({hit, points: rank(hit.page)}));
  const isNamed = ranked.some(({points}) => points > 0);
  return {hits: ranked.sort((a, b) => b.points - a.points).map(({hit}) => hit), isNamed};
}

function toRanking(
  {hits, isNamed}: {hits: readonly Hit[]; isNamed: boolean},
  unitCount: number,
  asked: Pick<Ranking, 'asksForMeaning' | 'lacksNumber'>,
): Ranking {
  const wanted = Math.max(
    TUNING.leastOfMany,
    TUNING.least - TUNING.lessForEach * Math.max(0, unitCount - TUNING.manyUnits),
  );
  const best = hits.reduce((most, {coverage}) => Math.max(most, coverage), 0);
  const least = best < wanted ? Infinity : Math.max(wanted * TUNING.leastBeside, best * TUNING.besideBest);
  return {
    hits: hits.filter(({coverage}) => coverage >= least),
    nearest: hits.find(({coverage}) => coverage >= TUNING.suggestion),
    isNamed,
    ...asked,
  };
}

/** What a question asks the meaning of; undefined for any other query. */
function meaningAskedBy(query: string): string | undefined {
  if (!ASKS_FOR_MEANING.test(query)) return undefined;
  return query
    .replace(ASKS_FOR_MEANING, ' ')
    .replace(/^\s*(?:an?|the|el|la|los|las|una?)\s|[?？。.¿]/gi, ' ')
    .trim();
}

/** Ranks the pages for a query. */
export type Rank = (query: string) => Ranking;

/** A search over the names of the pages; what comes with their text can be added later, without opening them again. */
export interface Search {
  byNames: Rank;
  /** The index over the names. */
  named: OpenIndex;
  rankBy: (sources: Omit<Sources, 'naming'>) => Rank;
}

/** What a query is ranked with. */
export interface Sources {
  index: OpenIndex;
  pages: readonly IndexedPage[];
  groups: readonly SynonymGroup[];
  traditional: TextFile['traditional'];
  sounds: ReadonlyMap<string, string>;
  /** The places of the pages that name an address, selector or topic of a query, best first. */
  naming: (query: string) => readonly number[];
}

/** Finds out whether a text is one of the other words of a page, as a whole; reads those of a page when first asked. */
function wholeKeywords(language: Language): (hit: Hit, text: string) => boolean {
  const read: (ReadonlySet<string> | undefined)[] = [];
  return ({id, page: {keywords}}, text) =>
    (read[id] ??= new Set(keywords.map((keyword) => written(keyword, language)))).has(text);
}

/** How much of its title made a page be found. */
const titleShare = (terms: ReadonlySet<string>, title: readonly string[] = []): number =>
  title.filter((term) => terms.has(term)).length / Math.max(1, title.length);

/** Opens the names of the pages. */
export function createSearch(names: Names): Search {
  const {language} = names;
  const stopWords = new Set(names.stopWords);
  const named = openNames(names);
  const titles = names.pages.map(({title}) => [...new Set(termsOf(title, language))]);
  const hasWhole = wholeKeywords(language);
  const rankBy =
    ({index, pages, groups, traditional, sounds}: Omit<Sources, 'naming'>): Rank =>
    (typed) => {
      const query = withoutVariables(simplify(typed, traditional));
      const units = unitsOf(query, language, stopWords);
      addSynonyms(units, query, groups, language);
      addJoined(units, language, (term) => index.isNamed(term));
      const hardUnits = units.filter(({kind}) => !SOFT.has(kind)).length;
      const isShort = hardUnits <= MOST_OF_SHORT;
      const matches = units.map((unit) => matchUnit(unit, {index, language, pageCount: pages.length, sounds, isShort}));
      const isName = isShort && /_|\p{Ll}\p{Lu}/u.test(query);
      const weightOf = ({page}: Hit): number => (isMethod(page) && !isName ? TUNING.weight.method : 1);
      const whole = written(query.trim(), language);
      const hits = toHits(matches, pages).map((hit) => ({
        ...hit,
        score:
          hit.score *
          hit.coverage ** TUNING.coverage *
          (1 + TUNING.titleShare * titleShare(hit.terms, titles[hit.id])) *
          (hasWhole(hit, whole) ? TUNING.wholeKeyword : 1) *
          weightOf(hit),
      }));
      hits.sort((a, b) => b.score - a.score);
      const meaning = meaningAskedBy(query);
      const rank = meaning === undefined ? methodNamed(query) : explains(meaning, groups, language);
      const lacksNumber = matches.some(({unit, pages: found}) => unit.kind === 'number' && found.size === 0);
      return toRanking(namedFirst(hits, rank), hardUnits, {asksForMeaning: meaning !== undefined, lacksNumber});
    };
  return {
    byNames: rankBy({index: named, pages: names.pages, groups: [], traditional: ['', ''], sounds: new Map()}),
    named,
    rankBy,
  };
}

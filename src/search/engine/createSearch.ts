import type {IndexedPage, NamesFile, TextFile} from './indexFile';
import {matchUnit, type UnitMatch} from './matchUnit';
import {openIndex} from './openIndex';
import {isMethod} from './pageKind';
import {addSynonyms, simplify, toGroups, unitsOf, withoutVariables, type Unit} from './query';
import {fold} from './terms';
import {TUNING} from './tuning';

/** A page found, and what made it be found. */
export interface Hit {
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
}

/** What tells only where pages have it: a number may be a value of the reader's own, and two neighbours may stand together by chance. */
const SOFT: ReadonlySet<Unit['kind']> = new Set(['number', 'seam', 'message']);

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
      const hit = hits.get(id) ?? {page, score: 0, coverage: 0, terms: new Set<string>()};
      hit.score += share.score;
      hit.coverage += (share.quality * rarity) / all;
      for (const term of share.terms) hit.terms.add(term);
      hits.set(id, hit);
    }
  }
  return [...hits.values()];
}

/** Puts the methods that a query names in full, with or without their prefix, before all else. */
function namedFirst(hits: readonly Hit[], query: string): Hit[] {
  const name = joined(query);
  const isNamed = ({page}: Hit): boolean => isMethod(page) && (joined(page.title) === name || bare(page.title) === name);
  return [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))];
}

function toRanking(hits: readonly Hit[]): Ranking {
  const best = hits.reduce((most, {coverage}) => Math.max(most, coverage), 0);
  const least = best < TUNING.least ? Infinity : Math.max(TUNING.leastBeside, best * TUNING.besideBest);
  return {hits: hits.filter(({coverage}) => coverage >= least), nearest: hits.find(({coverage}) => coverage >= TUNING.suggestion)};
}

/** A search over the names of the pages and, once given, over their text. */
export function createSearch(names: NamesFile, text?: TextFile): (query: string) => Ranking {
  const {language, pages} = names;
  const index = openIndex(names, text);
  const groups = toGroups(names.synonyms, language);
  const sounds = new Map(names.sounds.flatMap((group) => Array.from(group, (character) => [character, group] as const)));
  return (typed) => {
    const query = withoutVariables(simplify(typed, names.traditional));
    const units = unitsOf(query, language);
    addSynonyms(units, query, groups, language);
    const isName = /_|\p{Ll}\p{Lu}/u.test(query);
    const hits = toHits(
      units.map((unit) => matchUnit(unit, index, pages.length, sounds)),
      pages,
    ).map((hit) => ({...hit, score: hit.score * hit.coverage ** TUNING.coverage * (isMethod(hit.page) && !isName ? TUNING.weight.method : 1)}));
    hits.sort((a, b) => b.score - a.score);
    return toRanking(namedFirst(hits, query));
  };
}

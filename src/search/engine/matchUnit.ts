import type {Match, OpenIndex} from './openIndex';
import type {Unit} from './query';
import {PAIR} from './terms';
import {TUNING} from './tuning';

/** What one unit of the query gives a page: points, how much of the unit the page has (0 to 1), and the terms that matched. */
interface Share {
  score: number;
  quality: number;
  terms: readonly string[];
}

/** The pages that have a unit, by their number, and how rare the unit is. */
export interface UnitMatch {
  unit: Unit;
  pages: ReadonlyMap<number, Share>;
  rarity: number;
}

type Add = (matches: readonly Match[], weight: number, quality: (match: Match) => number) => void;

const {weight: WEIGHT, quality: QUALITY} = TUNING;

/** A word with each two neighbours exchanged. */
const swapsOf = (word: string): string[] =>
  Array.from(word.slice(1), (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)).filter((swapped) => swapped !== word);

/** Collects what a page gets by several ways: the most points, and the best share. */
function collect(): {pages: Map<number, Share>; add: Add} {
  const pages = new Map<number, Share>();
  const add: Add = (matches, weight, qualityOf) => {
    for (const match of matches) {
      const score = match.score * weight;
      const quality = qualityOf(match) * (match.inTextAlone ? QUALITY.text : 1);
      const before = pages.get(match.id);
      const best = Math.max(quality, before?.quality ?? 0);
      pages.set(match.id, before && before.score >= score ? {...before, quality: best} : {score, quality: best, terms: match.terms});
    }
  };
  return {pages, add};
}

/** The pages that have several terms, with how many of them each has. */
function lookUpEach(terms: readonly string[], how: 'exact' | 'near', index: OpenIndex): (Match & {count: number})[] {
  const found = new Map<number, Match & {count: number}>();
  for (const term of terms) {
    for (const match of index.lookUp(term, how)) {
      const {score, count, terms: before, inTextAlone} = found.get(match.id) ?? {score: 0, count: 0, terms: [], inTextAlone: true};
      found.set(match.id, {
        id: match.id,
        score: score + match.score,
        count: count + 1,
        terms: [...before, ...match.terms],
        inTextAlone: inTextAlone && match.inTextAlone,
      });
    }
  }
  return [...found.values()];
}

/** Adds the pages that have the unit itself or something that resembles it; returns how many have it exactly. */
function addDirect(unit: Unit, index: OpenIndex, add: Add): number {
  const [whole = '', ...parts] = unit.terms;
  const direct = index.lookUp(whole, unit.kind === 'word' || unit.kind === 'name' ? 'near' : 'exact');
  const isExact = ({terms}: Match): boolean => terms.includes(whole);
  const exact = direct.filter(isExact);
  // Where a name is one, what only resembles it stands far behind.
  const near = unit.kind === 'name' && exact.length > 0 ? WEIGHT.besideName : 1;
  add(exact, 1, () => 1);
  add(
    direct.filter((match) => !isExact(match)),
    near,
    ({terms}) => (terms.some((term) => term.startsWith(whole)) ? QUALITY.prefix : QUALITY.fuzzy),
  );
  if (unit.kind === 'name') {
    for (const {count, ...match} of lookUpEach(parts, 'near', index)) add([match], WEIGHT.parts * near, () => (QUALITY.parts * count) / parts.length);
  }
  return exact.length;
}

/** The pairs of names that sound as a pair does that no name has. */
function soundsLike(unit: Unit, index: OpenIndex, sounds: ReadonlyMap<string, string>): string[] {
  if (index.isNamed(unit.terms[0] ?? '')) return [];
  const [one = '', two = ''] = Array.from(unit.word);
  const pairs = Array.from(sounds.get(one) ?? one).flatMap((first) => Array.from(sounds.get(two) ?? two, (second) => `${PAIR}${first}${second}`));
  return pairs.filter((pair) => index.isNamed(pair));
}

/** Looks a unit up by every way: as written, resembling, by its parts, with two letters exchanged, by synonyms, and by its sound. */
export function matchUnit(unit: Unit, index: OpenIndex, pageCount: number, sounds: ReadonlyMap<string, string>): UnitMatch {
  const {pages, add} = collect();
  let exact = addDirect(unit, index, add);
  if (exact === 0 && unit.kind === 'word') {
    const swapped = swapsOf(unit.terms[0] ?? '').filter((word) => index.isNamed(word));
    for (const word of swapped) add(index.lookUp(word, 'exact'), WEIGHT.swapped, () => QUALITY.swapped);
  }
  for (const terms of unit.alternatives) {
    const matches = lookUpEach(terms, 'exact', index).filter(({count}) => count === terms.length);
    exact = Math.max(exact, matches.length);
    add(matches, WEIGHT.synonym, () => 1);
  }
  if (unit.kind === 'pair' || unit.kind === 'seam') {
    for (const pair of soundsLike(unit, index, sounds)) add(index.lookUp(pair, 'exact'), WEIGHT.sound, () => QUALITY.sound);
  }
  const rarity = Math.log(1 + pageCount / Math.max(TUNING.unknown, exact || pages.size / 2));
  return {unit, pages, rarity: unit.kind === 'message' ? rarity * TUNING.messageShare : rarity};
}

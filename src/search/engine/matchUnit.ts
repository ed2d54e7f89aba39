import type {Language} from '../../config/locales';
import type {Match, OpenIndex} from './openIndex';
import type {Unit} from './query';
import {nameOf, PAIR} from './terms';
import {TUNING} from './tuning';

/**
 * What one unit of the query gives a page: points, how much of the unit the page has (0 to 1), and the terms that
 * matched.
 */
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

/** What units are looked up in. */
export interface Lookup {
  index: OpenIndex;
  language: Language;
  pageCount: number;
  /** Han characters and those that sound alike. */
  sounds: ReadonlyMap<string, string>;
  /** Whether the query asks for so little that a word may be far from what pages write. */
  isShort: boolean;
}

type Add = (matches: readonly Match[], weight: number, quality: (match: Match) => number) => void;

const {weight: WEIGHT, quality: QUALITY} = TUNING;

/** A word with each two neighbors exchanged. */
const swapsOf = (word: string): string[] =>
  Array.from(
    word.slice(1),
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((swapped) => swapped !== word);

/** Collects what a page gets by several ways: the most points, and the best share. */
function collect(): {pages: Map<number, Share>; add: Add} {
  const pages = new Map<number, Share>();
  const add: Add = (matches, weight, qualityOf) => {
    for (const match of matches) {
      const score = match.score * weight;
      const quality = qualityOf(match) * (match.inTextAlone ? QUALITY.text : 1);
      const before = pages.get(match.id);
      const best = Math.max(quality, before?.quality ?? 0);
      pages.set(
        match.id,
        before && before.score >= score ? {...before, quality: best} : {score, quality: best, terms: match.terms},
      );
    }
  };
  return {pages, add};
}

/** Adds the pages that have the parts of a name, as far as they have them, the rarer ones telling more. */
function addParts({parts}: Unit, weight: number, {index, pageCount}: Lookup, add: Add): void {
  const found = parts.map((part) => {
    // A wrong letter is looked for in the whole name, and what the text says here and there makes no name.
    const matches = index
      .lookUp(part, 'near')
      .filter(({terms, inTextAlone}) => !inTextAlone && terms.some((term) => term.startsWith(part)));
    const exact = matches.filter(({terms}) => terms.includes(part));
    return {part, matches, rarity: rarityOf(exact.length, matches.length, pageCount)};
  });
  const all = found.reduce((sum, {rarity}) => sum + rarity, 0);
  const total = new Map<number, {match: Match; quality: number}>();
  for (const {part, matches, rarity} of found) {
    for (const match of matches) {
      const before = total.get(match.id) ?? {match: {...match, score: 0, terms: []}, quality: 0};
      const quality = ((match.terms.includes(part) ? 1 : QUALITY.fuzzy) * rarity) / all;
      const merged = {
        ...before.match,
        score: before.match.score + match.score,
        terms: [...before.match.terms, ...match.terms],
        inTextAlone: before.match.inTextAlone && match.inTextAlone,
      };
      total.set(match.id, {match: merged, quality: before.quality + quality});
    }
  }
  for (const {match, quality} of total.values()) add([match], weight, () => QUALITY.parts * quality ** 2);
}

/** The pages that have all of several terms. */
function lookUpAll(terms: readonly string[], index: OpenIndex): Match[] {
  const [first = [], ...rest] = terms.map(
    (term) => new Map(index.lookUp(term, 'exact').map((match) => [match.id, match])),
  );
  const all: Match[] = [];
  for (const match of first.values()) {
    const others = rest.map((found) => found.get(match.id)).filter((other) => other !== undefined);
    if (others.length < rest.length) continue;
    const every = [match, ...others];
    all.push({
      id: match.id,
      score: every.reduce((sum, {score}) => sum + score, 0),
      terms: every.flatMap((one) => one.terms),
      inTextAlone: every.every(({inTextAlone}) => inTextAlone),
    });
  }
  return all;
}

/** Adds the pages that have the unit itself or something that resembles it; returns how many have it exactly. */
function addDirect(unit: Unit, lookup: Lookup, add: Add): number {
  const {index, isShort} = lookup;
  const {term, kind, bare} = unit;
  const isLatin = kind === 'word' || kind === 'name';
  const direct = index.lookUp(term, isLatin ? 'near' : 'exact');
  const isExact = ({terms}: Match): boolean => terms.includes(term);
  const exact = direct.filter(isExact);
  // Beside an exact name, anything that only resembles it ranks far behind.
  const near = kind === 'name' && exact.length > 0 ? WEIGHT.besideName : 1;
  add(exact, 1, () => 1);
  add(
    direct.filter((match) => !isExact(match)),
    near,
    ({terms}) => (terms.some((found) => found.startsWith(term)) ? QUALITY.prefix : QUALITY.fuzzy),
  );
  if (kind === 'word' && exact.length === 0 && unit.word !== term)
    add(index.lookUp(unit.word, 'near'), 1, () => QUALITY.fuzzy);
  if (direct.length === 0 && (kind === 'name' || (kind === 'word' && isShort)))
    add(index.lookUp(term, 'far'), 1, () => (kind === 'name' ? QUALITY.farName : QUALITY.farWord));
  if (bare !== undefined)
    add(index.lookUp(bare, 'near'), WEIGHT.parts * near, ({terms}) =>
      terms.includes(bare) ? QUALITY.parts : QUALITY.fuzzy,
    );
  if (kind === 'name') addParts(unit, WEIGHT.parts * near, lookup, add);
  return exact.length;
}

/** How rare a term is: by the pages that have it exactly, or else by half of those that have something near. */
const rarityOf = (exact: number, near: number, pageCount: number): number =>
  Math.log(1 + pageCount / Math.max(TUNING.unknown, exact || near / 2));

/** The pairs of names that sound as a pair does that no name has. */
function soundsLike(unit: Unit, index: OpenIndex, sounds: ReadonlyMap<string, string>): string[] {
  if (index.isNamed(unit.term)) return [];
  const [one = '', two = ''] = Array.from(unit.word);
  const pairs = Array.from(sounds.get(one) ?? one).flatMap((first) =>
    Array.from(sounds.get(two) ?? two, (second) => `${PAIR}${first}${second}`),
  );
  return pairs.filter((pair) => index.isNamed(pair));
}

/**
 * Looks a unit up by every way: as written, resembling, by its parts, with two letters exchanged, by synonyms, and by
 * its sound.
 */
export function matchUnit(unit: Unit, lookup: Lookup): UnitMatch {
  const {index, language, pageCount, sounds} = lookup;
  const {pages, add} = collect();
  if (unit.kind === 'seam' && !index.isNamed(unit.term)) return {unit, pages, rarity: 0};
  let exact = addDirect(unit, lookup, add);
  if (exact === 0 && unit.kind === 'word') {
    const swapped = [...new Set(swapsOf(unit.word).map((word) => nameOf(word, language).whole))].filter((word) =>
      index.isNamed(word),
    );
    for (const word of swapped) add(index.lookUp(word, 'exact'), WEIGHT.swapped, () => QUALITY.swapped);
  }
  for (const terms of unit.alternatives) {
    const matches = lookUpAll(terms, index);
    exact = Math.max(exact, matches.length);
    add(matches, WEIGHT.synonym, () => 1);
  }
  if (unit.kind === 'pair' || unit.kind === 'seam') {
    for (const pair of soundsLike(unit, index, sounds))
      add(index.lookUp(pair, 'exact'), WEIGHT.sound, () => QUALITY.sound);
  }
  const rarity = rarityOf(exact, pages.size, pageCount);
  return {
    unit,
    pages,
    rarity: unit.kind === 'message' || unit.kind === 'seam' ? rarity * TUNING.share[unit.kind] : rarity,
  };
}

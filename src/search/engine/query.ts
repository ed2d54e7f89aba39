import type {Language} from '../../config/locales';
import {isNumber, withoutBlanks} from './numbers';
import {amountsOf, chunksOf, fold, hanPairs, hanWords, nameOf, PAIR, seamsOf} from './terms';

/** One thing that a query asks for. */
export interface Unit {
  /** A word, folded, or two Han characters. */
  word: string;
  kind: 'word' | 'name' | 'number' | 'amount' | 'pair' | 'seam' | 'message';
  /** The term that stands for it. */
  term: string;
  /** Of a name of several parts: the terms of its parts, and the name without its first part, which may be a prefix. */
  parts: readonly string[];
  bare: string | undefined;
  /** What else may stand for it: each a list of terms that a page must have together. */
  alternatives: string[][];
}

const LONG_HEX = /0x[0-9a-f]{12,}|\b[0-9a-f]{24,}\b/gi;
const BASE32_ADDRESS = /\b(?:cfx|cfxtest|net\d+):(?:type\.\w+:)?[a-z0-9]{42}\b/gi;
const TIME = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S*/g;
/** A program in a page's markup is text that someone pastes or tries, and no question. */
const SCRIPT = /<(script|style)\b[^>]*>.*?<\/\1\s*>/gis;
/** Words of every JSON-RPC message. */
const ENVELOPE = /"?\b(?:jsonrpc|id|error|code|message|data|result)\b"?\s*:/g;
/** A number, also with a unit: what the reader has, or has waited. */
const AMOUNT = /^\d+(?:ki?b|mi?b|gi?b|ti?b|m?s|h)?$/;
const MOST_UNITS = 60;
const FEWEST_FOR_MESSAGES = 3;

/**
 * The query without what is different each time: hashes, addresses, times, scripts and the frame of a JSON-RPC message.
 * Numbers stay: what no page has doesn't count.
 */
export const withoutVariables = (query: string): string =>
  [SCRIPT, LONG_HEX, BASE32_ADDRESS, TIME].reduce(
    (text, pattern) => text.replace(pattern, ' '),
    withoutBlanks(query.replace(ENVELOPE, ' ')),
  );

/** Writes Traditional characters as the Simplified ones that the pages use. */
export function simplify(query: string, [from, to]: readonly [from: string, to: string]): string {
  const traditional = Array.from(from);
  const simplified = Array.from(to);
  return Array.from(query, (character) => simplified[traditional.indexOf(character)] ?? character).join('');
}

const unitOf = (word: string, kind: Unit['kind'], term: string): Unit => ({
  word,
  kind,
  term,
  parts: [],
  bare: undefined,
  alternatives: [],
});

function latinUnit(chunk: string, language: Language): Unit {
  const {whole, bare, parts} = nameOf(chunk, language);
  const word = fold(chunk);
  if (isNumber(whole) || AMOUNT.test(word)) return unitOf(word, 'number', whole);
  if (parts.length > 1) return {...unitOf(word, 'name', whole), parts, bare};
  return unitOf(word, 'word', whole);
}

/** The pairs of a run of Han characters; a seam joins two words, and counts only if names have it too. */
function hanUnits(run: string, stopWords: ReadonlySet<string>): Unit[] {
  // A character alone is the beginning of a pair, or of what is still being typed.
  if (Array.from(run).length === 1) return [unitOf(run, 'word', PAIR + run)];
  const units: Unit[] = [];
  let before = '';
  for (const word of hanWords(run)) {
    if (stopWords.has(word)) {
      before = '';
      continue;
    }
    const seam = before.slice(-1) + word.slice(0, 1);
    // Two characters that aren't words by themselves may be one misspelled word.
    if (before) units.push(unitOf(seam, before.length === 1 && word.length === 1 ? 'pair' : 'seam', PAIR + seam));
    if (word.length > 1) units.push(...hanPairs(word).map((pair) => unitOf(pair.slice(PAIR.length), 'pair', pair)));
    before = word;
  }
  return units;
}

/** What a query asks for, in its order, without words that ask for nothing; all of them if there is nothing else. */
export function unitsOf(query: string, language: Language, stopWords: ReadonlySet<string>): Unit[] {
  const all = chunksOf(query).flatMap(({chunk, han}) =>
    han ? hanUnits(chunk, stopWords) : [latinUnit(chunk, language)],
  );
  const units = all.filter(({term}) => term !== '');
  const telling = units.filter(({word}) => !stopWords.has(word));
  const asked = telling.length > 0 ? telling : units;
  const seen = new Set<string>();
  const messages =
    telling.length >= FEWEST_FOR_MESSAGES ? seamsOf(query, language).map((term) => unitOf(term, 'message', term)) : [];
  const amounts = amountsOf(query, language).map((term) => unitOf(term, 'amount', term));
  return [...asked, ...amounts, ...messages].filter(({term}) => !seen.has(term) && seen.add(term)).slice(0, MOST_UNITS);
}

/**
 * Gives each two neighboring words the name that they make when written together, where `isNamed` knows it: hard fork,
 * hardfork.
 */
export function addJoined(units: readonly Unit[], language: Language, isNamed: (term: string) => boolean): void {
  const words = units.filter(({kind}) => kind === 'word');
  words.slice(1).forEach((second, at) => {
    const first = words[at];
    const {whole} = nameOf((first?.word ?? '') + second.word, language);
    if (!first || !isNamed(whole)) return;
    first.alternatives.push([whole]);
    second.alternatives.push([whole]);
  });
}

/** Words that mean the same: each as it is looked for in a query, and as the terms that a page must have. */
export type SynonymGroup = readonly {written: string; terms: readonly string[]}[];

/** A text as synonyms are looked for in it: stems and Han runs, with blanks between them. */
export const written = (text: string, language: Language): string =>
  chunksOf(text)
    .map(({chunk, han}) => (han ? chunk : nameOf(chunk, language).whole))
    .join(' ');

const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

/** Groups of synonyms, ready for use. */
export const toGroups = (groups: readonly (readonly string[])[], language: Language): SynonymGroup[] =>
  groups.map((members) =>
    members.map((member) => ({
      written: written(member, language),
      terms: chunksOf(member).flatMap(({chunk, han}) => (han ? hanPairs(chunk) : [nameOf(chunk, language).whole])),
    })),
  );

/** Gives each unit the synonyms of the words of the query that it belongs to. */
export function addSynonyms(
  units: readonly Unit[],
  query: string,
  groups: readonly SynonymGroup[],
  language: Language,
): void {
  const text = ` ${written(query, language)} `;
  for (const group of groups) {
    const used = group.filter((member) =>
      text.includes(isHan(member.written) ? member.written : ` ${member.written} `),
    );
    if (used.length === 0) continue;
    const others = group.filter((member) => !used.includes(member)).map(({terms}) => [...terms]);
    for (const unit of units) {
      if (used.some(({terms}) => terms.includes(unit.term))) unit.alternatives.push(...others);
    }
  }
}

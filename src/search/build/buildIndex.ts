import type {Language} from '../../config/locales';
import type {IndexedPage, Names, TextFile} from '../engine/indexFile';
import {isMethod} from '../engine/pageKind';
import {writtenNumbers} from '../engine/numbers';
import {amountsOf, SEAM, seamsOf, termsInWords} from '../engine/terms';
import {listedAs, valuesIn} from '../engine/values';
import type {ReadPage} from './readPage';

/** A page of the site, as the index takes it in. */
export interface SourcePage extends ReadPage {
  address: string;
}

/** A heading on more pages than this, such as "Parameters", names none of them. */
const COMMON_HEADING = 20;
/** A term on a larger share of the pages than this isn't informative. */
const COMMON_TERM = 0.4;
const LONGEST_TERM = 40;
/** About as many characters as a reader sees first of a page. */
const OPENING = 1500;
/** A number, or a value in hex. */
const VALUE = /^(?:0x[0-9a-f]+|[\d.]+)$/;

/** The pages of one language without their text. */
export function toNames(pages: readonly SourcePage[], language: Language, stopWords: readonly string[]): Names {
  const counts = new Map<string, number>();
  for (const {headings} of pages)
    for (const text of new Set(headings.map(([, heading]) => heading))) counts.set(text, (counts.get(text) ?? 0) + 1);
  const indexed = pages.map(({address, title, description, trail, headings, tags, keywords}): IndexedPage => ({
    address,
    title,
    description,
    trail,
    // The examples of a method are many and say little of it.
    headings: isMethod({address}) ? [] : headings.filter(([, text]) => (counts.get(text) ?? 0) <= COMMON_HEADING),
    tags,
    keywords,
  }));
  return {language, stopWords, pages: indexed};
}

const isKept = (term: string): boolean =>
  term.length <= LONGEST_TERM && !/^0x[0-9a-f]{6,}$/.test(term) && !/^\d{6,}$/.test(term);

/** A list as ascending places with the differences between them, which pack better. */
function toSteps(terms: Iterable<string>, places: ReadonlyMap<string, number>): number[] {
  const ascending = [...terms].map((term) => places.get(term)).filter((place) => place !== undefined);
  ascending.sort((a, b) => a - b);
  return ascending.map((place, index) => place - (ascending[index - 1] ?? 0));
}

const isHash = (value: string): boolean => /^0x[0-9a-f]{64}$/i.test(value);

/**
 * The pages that name each address, selector or topic, those first that name it earliest; the recorded examples of
 * methods name none. A hash outside prose and tables is of one run and no value that readers have.
 */
function toValues(pages: readonly SourcePage[]): Record<string, number[]> {
  const found = new Map<string, {id: number; place: number}[]>();
  pages.forEach((page, id) => {
    if (isMethod(page)) return;
    for (const {value, place} of valuesIn(page.text)) {
      const key = listedAs(value);
      if (key === undefined || (isHash(value) && !page.prose.includes(value))) continue;
      const named = found.get(key) ?? [];
      if (named.at(-1)?.id !== id) found.set(key, [...named, {id, place}]);
    }
  });
  return Object.fromEntries(
    [...found].map(([value, named]) => [value, named.sort((a, b) => a.place - b.place).map(({id}) => id)]),
  );
}

/** A word that follows fewer different numbers is no unit. */
const FEWEST_NUMBERS = 5;

/** The amounts in each page's text: the numbers that are followed by what is a unit in the pages. */
function toAmounts(pages: readonly SourcePage[], language: Language, stopWords: readonly string[]): string[][] {
  const amounts = pages.map((page) => (isMethod(page) ? [] : [...new Set(amountsOf(page.text, language))]));
  const unitOf = (amount: string): string => amount.slice(amount.indexOf(SEAM) + 1);
  const counts = new Map<string, number>();
  for (const amount of new Set(amounts.flat())) counts.set(unitOf(amount), (counts.get(unitOf(amount)) ?? 0) + 1);
  const noUnits = new Set(stopWords);
  return amounts.map((own) =>
    own.filter((amount) => (counts.get(unitOf(amount)) ?? 0) >= FEWEST_NUMBERS && !noUnits.has(unitOf(amount))),
  );
}

/** The terms of the pages' text and of the messages that they quote. */
export function toText(
  pages: readonly SourcePage[],
  language: Language,
  stopWords: readonly string[],
  reading: Pick<TextFile, 'synonyms' | 'traditional' | 'sounds'>,
): TextFile {
  const amounts = toAmounts(pages, language, stopWords);
  const words = pages.map(({text, prose, tables}, id) => {
    // A long number in groups is written for people, one without them by a program.
    const numbers = new Set(writtenNumbers(text));
    const isWanted = (term: string): boolean => isKept(term) || numbers.has(term);
    const own = new Set([...termsInWords(text, language), ...(amounts[id] ?? [])].filter(isWanted));
    // A page that begins with a value or lists it says more of it than one whose code has it.
    const stressed = [prose, tables, prose.slice(0, OPENING)].flatMap((part) => [
      ...new Set(termsInWords(part, language).filter((term) => VALUE.test(term) && own.has(term))),
    ]);
    return [...own, ...stressed];
  });
  const messages = pages.map(
    ({messages: own}) =>
      new Set(own.flatMap((message) => seamsOf(message, language)).filter((term) => term.length <= 2 * LONGEST_TERM)),
  );
  const counts = new Map<string, number>();
  for (const term of [...words, ...messages].flatMap((some) => [...new Set(some)]))
    counts.set(term, (counts.get(term) ?? 0) + 1);
  const terms = [...counts].filter(([, count]) => count <= pages.length * COMMON_TERM).map(([term]) => term);
  terms.sort();
  const places = new Map(terms.map((term, place) => [term, place]));
  return {
    terms,
    words: words.map((some) => toSteps(some, places)),
    messages: messages.map((set) => toSteps(set, places)),
    entries: pages.map(({entries}) => entries),
    values: toValues(pages),
    ...reading,
  };
}

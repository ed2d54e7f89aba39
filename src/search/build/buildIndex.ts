import type {Language} from '../../config/locales';
import type {IndexedPage, Names, TextFile} from '../engine/indexFile';
import {isMethod} from '../engine/pageKind';
import {groupedNumbers, seamsOf, termsInWords} from '../engine/terms';
import {plainAddress} from '../pastedAddress';
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

const ADDRESS = /\b0x[0-9a-f]{40}(?![0-9a-f])|\b(?:cfx|cfxtest|net\d+):(?:[a-z]+\.[a-z]+:)*[a-z0-9]{42}\b/gi;

/**
 * The pages that name each address, those first that name it earliest in their text; the recorded examples of methods
 * name none.
 */
function toAddresses(pages: readonly SourcePage[]): Record<string, number[]> {
  const found = new Map<string, {id: number; place: number}[]>();
  pages.forEach((page, id) => {
    if (isMethod(page)) return;
    for (const {0: written, index: place} of page.text.matchAll(ADDRESS)) {
      const address = plainAddress(written);
      const named = found.get(address) ?? [];
      if (named.at(-1)?.id !== id) found.set(address, [...named, {id, place}]);
    }
  });
  return Object.fromEntries(
    [...found].map(([address, named]) => [address, named.sort((a, b) => a.place - b.place).map(({id}) => id)]),
  );
}

/** The terms of the pages' text and of the messages that they quote. */
export function toText(
  pages: readonly SourcePage[],
  language: Language,
  reading: Pick<TextFile, 'synonyms' | 'traditional' | 'sounds'>,
): TextFile {
  const words = pages.map(({text}) => {
    // A long number in groups is written for people, one without them by a program.
    const numbers = new Set(groupedNumbers(text));
    return new Set(termsInWords(text, language).filter((term) => isKept(term) || numbers.has(term)));
  });
  const messages = pages.map(
    ({messages: own}) =>
      new Set(own.flatMap((message) => seamsOf(message, language)).filter((term) => term.length <= 2 * LONGEST_TERM)),
  );
  const counts = new Map<string, number>();
  for (const term of [...words, ...messages].flatMap((set) => [...set])) counts.set(term, (counts.get(term) ?? 0) + 1);
  const terms = [...counts].filter(([, count]) => count <= pages.length * COMMON_TERM).map(([term]) => term);
  terms.sort();
  const places = new Map(terms.map((term, place) => [term, place]));
  return {
    terms,
    words: words.map((set) => toSteps(set, places)),
    messages: messages.map((set) => toSteps(set, places)),
    entries: pages.map(({entries}) => entries),
    addresses: toAddresses(pages),
    ...reading,
  };
}

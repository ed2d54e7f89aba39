import type {Language} from '../../config/locales';
import type {TextFile} from './indexFile';
import {SEAM, termsOf} from './terms';
import {TUNING} from './tuning';

/** The pages whose text has a term, with the term and the points that it gives each. */
export interface TextMatch {
  id: number;
  term: string;
  score: number;
  /** Whether the page has a row of that name. */
  isEntry: boolean;
}

/** The text of all pages, by term. */
export interface OpenText {
  /** The pages that have the term in their words, or in the messages that they quote. */
  exact(term: string): readonly TextMatch[];
  /** The pages that have a longer term that begins so. */
  longer(start: string): readonly TextMatch[];
}

/** Places in a list, from the differences between them. */
function toPlaces(steps: readonly number[]): number[] {
  let place = 0;
  return steps.map((step) => (place += step));
}

/** A term's place in the sorted list, or where it would be. */
function find(terms: readonly string[], term: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Most longer terms that are looked at for one start. */
const MOST_LONGER = 40;

/** The pages that have each term, by its place, with the number of times that they list it. */
function pagesByTerm(lists: readonly (readonly (readonly number[])[])[]): readonly ReadonlyMap<number, number>[] {
  const pagesOf: Map<number, number>[] = [];
  for (const list of lists) {
    list.forEach((steps, id) => {
      for (const place of toPlaces(steps)) {
        const pages = (pagesOf[place] ??= new Map<number, number>());
        pages.set(id, (pages.get(id) ?? 0) + 1);
      }
    });
  }
  return pagesOf;
}

/** The pages that have a row named with a term. */
function pagesByRow(entries: TextFile['entries'], language: Language): ReadonlyMap<string, ReadonlySet<number>> {
  const rows = new Map<string, Set<number>>();
  entries.forEach((own, id) => {
    for (const [, name] of own)
      for (const term of termsOf(name, language)) rows.set(term, (rows.get(term) ?? new Set()).add(id));
  });
  return rows;
}

/**
 * Opens the text of the pages. It is far larger than the names, and its terms come ready from the build, so a list of
 * pages for each is enough: MiniSearch takes about twenty times as long to load it. The points are those of
 * MiniSearch's BM25+ for a term that a field has once.
 */
export function openText({terms, words, messages, entries}: TextFile, language: Language): OpenText {
  const pagesOf = pagesByTerm([words, messages]);
  const rows = pagesByRow(entries, language);
  const lengths = words.map((steps) => steps.length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const {k, b, d} = TUNING.bm25;
  const rarityOf = (pages: number): number => Math.log(1 + (words.length - pages + 0.5) / (pages + 0.5));
  const matchesAt = (place: number): TextMatch[] => {
    const pages = pagesOf[place] ?? new Map<number, number>();
    const weight = TUNING.boost.text * rarityOf(pages.size);
    const term = terms[place] ?? '';
    return [...pages].map(([id, times]) => ({
      id,
      term,
      isEntry: false,
      score: times * weight * (d + (k + 1) / (1 + k * (1 - b + (b * (lengths[id] ?? 0)) / mean))),
    }));
  };
  return {
    exact: (term) => {
      const place = find(terms, term);
      const ids = [...(rows.get(term) ?? [])];
      const inRows = ids.map((id) => ({id, term, isEntry: true, score: TUNING.boost.entries * rarityOf(ids.length)}));
      return terms[place] === term ? [...matchesAt(place), ...inRows] : inRows;
    },
    longer: (start) => {
      const matches: TextMatch[] = [];
      const first = find(terms, start);
      for (let place = first; place < first + MOST_LONGER && (terms[place] ?? '').startsWith(start); place++) {
        const term = terms[place] ?? '';
        // Two words of a message are no longer form of the first.
        if (term !== start && !term.includes(SEAM)) matches.push(...matchesAt(place));
      }
      return matches;
    },
  };
}

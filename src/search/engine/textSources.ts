import type {Sources} from './createSearch';
import type {Names, TextFile} from './indexFile';
import {isStart, type Match, type OpenIndex} from './openIndex';
import {openText, type OpenText} from './openText';
import {toGroups} from './query';
import {TUNING} from './tuning';
import {listedAs, placesOf, valuesIn} from './values';

/** One match a page: the points of all, and the terms. */
function merge(matches: readonly Match[]): Match[] {
  const merged = new Map<number, Match>();
  for (const match of matches) {
    const before = merged.get(match.id);
    const both = before && {
      id: match.id,
      score: before.score + match.score,
      terms: [...before.terms, ...match.terms],
      inTextAlone: before.inTextAlone && match.inTextAlone,
    };
    merged.set(match.id, both ?? match);
  }
  return [...merged.values()];
}

/** Opens an index over the names of pages and over their text. */
function withText(names: OpenIndex, text: OpenText): OpenIndex {
  const inText = (term: string, near: boolean): Match[] => {
    const exact = text.exact(term).map(({id, score, isEntry}) => ({id, score, terms: [term], inTextAlone: !isEntry}));
    const longer = near && isStart(term) ? text.longer(term) : [];
    return [
      ...exact,
      ...longer.map(({id, score, term: found}) => ({
        id,
        score: score * TUNING.weight.prefix,
        terms: [found],
        inTextAlone: true,
      })),
    ];
  };
  return {
    isNamed: (term) => names.isNamed(term),
    lookUp: (term, how) => merge([...names.lookUp(term, how), ...inText(term, how !== 'exact')]),
  };
}

/**
 * What a query is ranked with once the text of the pages is there. A browser fetches this code together with the text.
 */
export function sourcesOf(names: Names, index: OpenIndex, file: TextFile): Sources {
  return {
    index: withText(index, openText(file, names.language)),
    pages: names.pages.map((page, id) => ({...page, headings: [...page.headings, ...(file.entries[id] ?? [])]})),
    groups: toGroups(file.synonyms, names.language),
    traditional: file.traditional,
    naming: (query) =>
      (listedAs(query.trim()) === undefined ? valuesIn(query).map(({value}) => value) : [query.trim()]).flatMap(
        (value) => placesOf(value, file.values),
      ),
    sounds: new Map(file.sounds.flatMap((group) => Array.from(group, (one) => [one, group] as const))),
  };
}

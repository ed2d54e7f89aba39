import type {ShownTerm} from '../../content/glossary/packedTerms';
import {LANGUAGE_TABLE} from '../../config/languages';

/** The terms of one letter, as a page shows them. */
export interface ShownGroup {
  letter: string;
  terms: readonly ShownTerm[];
}

/** Lower case without accents, so that words are found however a reader types them. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The groups with the terms that have every word of the query in their word of any language, or in their meaning;
 * letters without one are left out, and an empty query leaves all.
 */
export function filterGroups(groups: readonly ShownGroup[], query: string): readonly ShownGroup[] {
  const wanted = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return groups;
  const matches = (term: ShownTerm): boolean => {
    const text = plain([...LANGUAGE_TABLE.map(({folder}) => term[folder]), term.meaning].join(' '));
    return wanted.every((word) => text.includes(word));
  };
  return groups
    .map(({letter, terms}) => ({letter, terms: terms.filter(matches)}))
    .filter(({terms}) => terms.length > 0);
}

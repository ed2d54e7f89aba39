import {localeOf, type Language} from '../../config/locales';
import {letterOf} from './letterOf';
import {SITE_TERMS} from './pages';
import {TERMS, type Term} from './termList';

/** The terms that begin with one letter. */
export interface Group {
  letter: string;
  terms: Term[];
}

/** The terms that readers look up, by letter, in the alphabet of a language. */
export function toGroups(language: Language): Group[] {
  const collator = new Intl.Collator(localeOf(language));
  const groups = new Map<string, Term[]>();
  for (const term of TERMS) {
    if (SITE_TERMS.has(term.id)) continue;
    const letter = letterOf(term[language]);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([letter, own]) => ({
      letter,
      terms: own.sort((one, other) => collator.compare(one[language], other[language])),
    }));
}

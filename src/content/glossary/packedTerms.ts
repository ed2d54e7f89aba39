import {inEachLanguage, type Language} from '../../config/locales';

/** A term as the page of one language shows it; `to` is the address of the page that explains it in full. */
export interface ShownTerm extends Record<Language, string> {
  id: string;
  meaning: string;
  to?: string;
}

/**
 * Terms field by field, as pages send them: texts of one kind side by side are smaller. An id that follows from the
 * English word is 0, and so is an address that there isn't.
 */
export interface PackedTerms extends Readonly<Record<Language | 'meaning', readonly string[]>> {
  id: readonly (string | 0)[];
  to: readonly (string | 0)[];
}

/** The id that most terms have. */
const idOf = (english: string): string => english.toLowerCase().replaceAll(' ', '-');

/** Writes terms field by field. */
export function packTerms(terms: readonly ShownTerm[]): PackedTerms {
  const column = (field: Language | 'meaning'): string[] => terms.map((term) => term[field]);
  return {
    id: terms.map(({id, en}) => (id === idOf(en) ? 0 : id)),
    ...inEachLanguage(column),
    meaning: column('meaning'),
    to: terms.map(({to}) => to ?? 0),
  };
}

/** Gives back the terms that were packed. */
export function unpackTerms({id, meaning, to, ...words}: PackedTerms): ShownTerm[] {
  return words.en.map((word, index) => {
    const [own, address] = [id[index], to[index]];
    return {
      id: own === 0 || own === undefined ? idOf(word) : own,
      ...inEachLanguage((language) => words[language][index] ?? ''),
      meaning: meaning[index] ?? '',
      ...(address && {to: address}),
    };
  });
}

import {inEachLanguage, LANGUAGES, type Language} from '../../config/locales';
import {wordsIn, type Words} from '../../config/words';
import english from './terms.json';

/** What one language says of a term. */
interface TermWords {
  word: string;
  definition: string;
  /** Forms that its pages don't use. */
  avoid: readonly string[];
}

/** The terms of the portal by id, as English and each translation have them. */
export const TERM_WORDS: Words<Readonly<Record<string, TermWords>>> = {
  name: 'terms',
  source: 'src/content/glossary/terms.json',
  english,
};

/** One term: the word of each language, what it means, and the forms that each language avoids. */
export interface Term extends Readonly<Record<Language, string>> {
  id: string;
  definition: Readonly<Record<Language, string>>;
  avoid: Readonly<Record<Language, readonly string[]>>;
}

const words = inEachLanguage((language) => wordsIn(TERM_WORDS, language));

/** All terms, in the order of the English file; a language without a term has the English word. */
export const TERMS: readonly Term[] = Object.entries(TERM_WORDS.english).map(([id, source]) => {
  const of = (language: Language): TermWords => words[language][id] ?? source;
  return {
    id,
    ...inEachLanguage((language) => of(language).word),
    definition: inEachLanguage((language) => of(language).definition),
    // What English avoids may be right in a language that has not translated the term.
    avoid: inEachLanguage((language) =>
      language !== LANGUAGES[0] && of(language) === source ? [] : of(language).avoid,
    ),
  };
});

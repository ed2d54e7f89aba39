import {stemmer as stemEnglish} from '@orama/stemmers/english';
import type {Language} from '../../config/locales';

type Stem = (word: string) => string;

/**
 * What makes stems of the words of one language, fetched when needed. A language without an entry has those of English,
 * the language of all names.
 */
const STEMMERS: Partial<Record<Language, () => Promise<Stem>>> = {
  es: async () => {
    const {stemmer} = await import('@orama/stemmers/spanish');
    return (word) => stemmer(word.replace(/cion$/, 'ción'));
  },
};

const loaded = new Map<Language, Stem>();

/** Loads what the terms of a language need beyond English; to be awaited before the first of them. */
export async function loadLanguage(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const stem = await STEMMERS[language]?.();
  if (stem) loaded.set(language, stem);
}

/** The stem of a word, which may have accents; throws if the language is not loaded. */
export function stemOf(word: string, language: Language): string {
  if (!STEMMERS[language]) return stemEnglish(word);
  const stem = loaded.get(language);
  if (!stem)
    throw new Error(
      `The stemmer of "${language}" is not loaded: await loadLanguage('${language}') before its first term.`,
    );
  return stem(word);
}

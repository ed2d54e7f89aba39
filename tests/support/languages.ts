import {LANGUAGE_TABLE} from '../../src/config/languages';
import {prefixOf, type Locale} from '../../src/config/locales';

/** A language as a reader meets it: address prefix, `lang` value and id. */
interface MetLanguage {
  id: Locale;
  prefix: string;
  lang: string;
}

const [first, ...others] = LANGUAGE_TABLE;
const met = ({locale, folder}: (typeof LANGUAGE_TABLE)[number]): MetLanguage => ({
  id: locale,
  prefix: prefixOf(folder),
  lang: locale,
});

/** The portal's languages, English first. */
export const LANGUAGES: readonly [MetLanguage, ...MetLanguage[]] = [met(first), ...others.map(met)];

/**
 * What a test expects in a language; in one that it does not know English, which the interface shows until it is
 * translated.
 */
export function expectedIn<Expected extends Readonly<{en: unknown}>>(
  expected: Expected,
  id: Locale,
): Expected[keyof Expected] {
  // The names of the fields are locales: a locale that is none of them gives undefined.
  return (
    (expected as Readonly<Partial<Record<string, Expected[keyof Expected]>>>)[id] ??
    (expected.en as Expected[keyof Expected])
  );
}

/** Whether everything is checked in every language and mode: in `npm run test:all`, whose stage sets this. */
export const asksAll = process.env.PORTAL_ASKS_ALL === '1';

/**
 * The languages for the check with this number, if its result does not depend on the language: one, in turn, so that
 * every language gets many checks; all of them if everything is checked.
 */
export function languagesInTurn(index: number): readonly MetLanguage[] {
  return asksAll ? LANGUAGES : [LANGUAGES[index % LANGUAGES.length] ?? LANGUAGES[0]];
}

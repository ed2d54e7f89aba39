import type {Config} from '@docusaurus/types';
import {LANGUAGE_TABLE} from './languages';

const [source, ...translated] = LANGUAGE_TABLE;

/** A language as Docusaurus and pages name it. */
export type Locale = (typeof LANGUAGE_TABLE)[number]['locale'];

/** A language by its name in code, which is that of its folder below i18n/ too. */
export type Language = (typeof LANGUAGE_TABLE)[number]['folder'];

/** The languages of pages, English first. */
export const LANGUAGES: readonly Language[] = LANGUAGE_TABLE.map(({folder}) => folder);

/** A value for each language. */
export const inEachLanguage = <Value>(of: (language: Language) => Value): Record<Language, Value> =>
  // Object.fromEntries forgets its keys, which are all languages.
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, Value>;

/** The folder below i18n/ and the address prefix of each translated language. */
export const TRANSLATIONS = translated.map(({locale, folder}) => ({locale, folder, prefix: `/${folder}` as const}));

/** The languages as Docusaurus takes them. */
export const i18n = {
  defaultLocale: source.locale,
  locales: LANGUAGE_TABLE.map(({locale}): string => locale),
  localeConfigs: {
    [source.locale]: {label: source.label, htmlLang: source.locale},
    // Every page is sent all of this: left out is what Docusaurus takes from the locale.
    ...Object.fromEntries(
      translated.map(({locale, folder, label}) => [
        locale,
        {label, htmlLang: locale, ...(locale !== folder && {path: folder, baseUrl: `/${folder}/`})},
      ]),
    ),
  },
} satisfies Config['i18n'];

/** What the addresses of a language begin with. */
export const prefixOf = (language: Language): string => (language === source.folder ? '' : `/${language}`);

/** The locale of a language. */
export const localeOf = (language: Language): Locale =>
  LANGUAGE_TABLE.find(({folder}) => folder === language)?.locale ?? source.locale;

/** The language of a locale or `lang` value; English if there is none of that name. */
export const languageOfLocale = (locale: string | undefined): Language =>
  LANGUAGE_TABLE.find((row) => row.locale === locale)?.folder ?? source.folder;

/**
 * The language of a page by the path of its file from the site; an English page shown in another language stays
 * English.
 */
export function languageOf(file: string): Language {
  const [top, below] = file.split(/[\\/]/);
  return TRANSLATIONS.find(({folder}) => top === 'i18n' && folder === below)?.folder ?? source.folder;
}

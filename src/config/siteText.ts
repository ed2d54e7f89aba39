import {languageOfLocale} from './locales';
import english from './siteWords.json';
import {wordsIn, type Words} from './words';

/** Title and tagline of the site, which are not part of Docusaurus's own translation files. */
export const SITE_WORDS: Words<typeof english> = {name: 'site', source: 'src/config/siteWords.json', english};

/** The texts of the locale being built; English when a tool loads the configuration outside a build. */
export function siteTextOf(locale: string | undefined): typeof english {
  return wordsIn(SITE_WORDS, languageOfLocale(locale));
}

import {TRANSLATIONS} from '../config/locales';
import {readMethodPages} from '../content/methodPages';
import {readHtmlFiles} from './inlineScripts';
import {addressOfPage} from './redirectPages';
import type {Redirect} from './redirects';

/**
 * Moves for hosts that tell upper from lower case: from a page's address in lower case, where it has capitals, and from
 * the name of a method as it is written to its page, in each language.
 */
export function readSpellings(buildDir: string, siteDir: string): Redirect[] {
  const pages = new Set(readHtmlFiles(buildDir).map((file) => addressOfPage(buildDir, file)));
  const lower = [...pages]
    .filter((page) => page !== page.toLowerCase() && !pages.has(page.toLowerCase()))
    .map((page) => ({from: page.toLowerCase(), to: page}));
  const named = [...readMethodPages(siteDir)].flatMap(([name, places]) =>
    places.flatMap(({url}) =>
      ['', ...TRANSLATIONS.map(({prefix}) => prefix)].map((prefix) => ({
        from: prefix + url.replace(/[^/]*$/, name),
        to: prefix + url,
      })),
    ),
  );
  return [...lower, ...named.filter(({from, to}) => from !== to && pages.has(to))];
}

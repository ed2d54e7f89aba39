import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {LANGUAGES, localeOf, prefixOf, type Language} from '../config/locales';
import {siteTextOf} from '../config/siteText';
import {wordsIn} from '../config/words';
import {OFFLINE_WORDS} from './offlineWords';

/** What an offline page takes from the home page of its language. */
export interface Frame {
  /** The inline script that sets the color mode before anything shows; the policy knows it already. */
  colourMode: string;
  stylesheet: string;
}

/** Reads those parts; throws if the home page has no such script or style sheet. */
export function readFrame(html: string, file: string): Frame {
  const [, colourMode] = /<script>([^<]*data-theme[^<]*)<\/script>/.exec(html) ?? [];
  // Without the part page-styles of the light client all styles are in one sheet of that name.
  const [, stylesheet] = /<link rel="?stylesheet"? href="?([^"\s>]*\/(?:main|styles)\.[^"\s>]+)/.exec(html) ?? [];
  if (colourMode === undefined || stylesheet === undefined)
    throw new Error(
      `${file} has no inline script for the color mode, or no style sheet "main" or "styles": fix src/offline/offlinePages.ts.`,
    );
  return {colourMode, stylesheet};
}

/**
 * The page that the service worker shows if there is no network; the worker fills in the links and takes out the
 * sentence that does not fit.
 */
export function offlinePage(language: Language, {colourMode, stylesheet}: Frame): string {
  const {title, why, retry, some, none} = wordsIn(OFFLINE_WORDS, language);
  const locale = localeOf(language);
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<title>${title} | ${siteTextOf(locale).title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/img/favicon.svg">
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<script>${colourMode}</script>
<main class="container margin-vert--xl">
<h1>${title}</h1>
<p>${why}</p>
<p><a class="button button--primary" href="">${retry}</a></p>
<!--none--><p>${none}</p><!--/none-->
<!--some--><p>${some}</p>
<ul><!--pages--></ul><!--/some-->
</main>
</body>
</html>
`;
}

/** Writes the offline page of each language; returns the addresses that the worker keeps from the start. */
export function writeOfflinePages(buildDir: string): string[] {
  return LANGUAGES.flatMap((language) => {
    const prefix = prefixOf(language);
    const home = path.join(buildDir, prefix, 'index.html');
    const frame = readFrame(readFileSync(home, 'utf8'), home);
    writeFileSync(path.join(buildDir, prefix, 'offline.html'), offlinePage(language, frame));
    return [`${prefix}/offline`, frame.stylesheet];
  });
}

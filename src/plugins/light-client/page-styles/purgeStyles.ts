import {createHash} from 'node:crypto';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';
import {dropOverridden} from './dropOverridden';

/** A style sheet and what decides which of its rules stay. */
export interface Purge {
  /** The style sheet that every page links. */
  css: string;
  /** The other style sheets, which may use its variables. */
  others: readonly string[];
  /** Classes whose rules are removed in any case. */
  unwanted?: readonly string[];
  /** Pages and scripts: a rule stays where each of its classes, ids and attributes is a word in one of them. */
  content: readonly string[];
}

// Classes that are put together from parts, so that no source holds the whole word.
const COMPOSED = [/^theme-/, /^language-/];

// Classes from the configuration of navbar and footer: they are in the pages as served, or nowhere, but scripts mention
// them all the same.
const CONFIGURED = ['footer--dark', 'footer__logo', 'footer__link-separator', 'navbar--dark', 'navbar--primary'];

// Used by the theme in the description of a text for translators only, where the word isn't a class.
const DESCRIBED = ['pagination'];

/**
 * The different words of texts. A class of Tailwind's has a colon in it, and so has many a pair in a script, of which
 * each side may be a class.
 */
function words(...texts: readonly string[]): string[] {
  const found = new Set(texts.flatMap((text) => [...new Set(text.match(/[\w-]+(?::[\w-]+)*/g))]));
  for (const word of found) if (word.includes(':')) for (const part of word.split(':')) found.add(part);
  return [...found];
}
const MARKUP = /<script\b[^>]*>[\s\S]*?<\/script>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** The tags of pages and the scripts in them, each once: anything between them is text, and no rule needs it. */
const markupOf = (pages: readonly string[]): string[] => [
  ...new Set(pages.flatMap((page) => [...new Set(page.match(MARKUP))])),
];

const variables = (source: string): string[] => source.match(/--[\w-]+/g) ?? [];

/** The variables with those that their values use, and so on: PurgeCSS follows only what rules use. */
function withTheirs(names: readonly string[], css: string): Set<string> {
  const found = new Set(names);
  const values = [...css.matchAll(/(--[\w-]+):([^;}]*)/g)];
  let size;
  do {
    size = found.size;
    for (const [, name = '', value = ''] of values)
      if (found.has(name)) for (const used of variables(value)) found.add(used);
  } while (found.size > size);
  return found;
}

// PurgeCSS takes a selector that is a pseudo-class alone, as `:focus-visible`, for one that fits nothing; with an
// asterisk it fits the same.
const withAsterisk = (css: string): string => css.replace(/(^|[{},])(:(?!root|where|is|not|:)[a-z-]+)/g, '$1*$2');

/** The style sheet without the rules and variables that nothing uses. */
export async function purge({css, others, content, unwanted = []}: Purge): Promise<string> {
  const used = withTheirs([...others, ...content].flatMap(variables), css);
  const [result] = await new PurgeCSS().purge({
    content: [{raw: words(...content).join(' '), extension: 'txt'}],
    css: [{raw: withAsterisk(dropOverridden(css))}],
    defaultExtractor: (text) => text.split(' '),
    variables: true,
    blocklist: [...unwanted],
    safelist: {standard: COMPOSED, variables: [...used]},
  });
  if (!result)
    throw new Error(
      'The style sheet of all pages came back empty: look at src/plugins/light-client/page-styles/purgeStyles.ts.',
    );
  return result.css;
}

/** What there is beside the pages. */
export interface Beside {
  scripts: readonly string[];
  sheets: readonly string[];
  /** The markup of pages that are written after the purge. */
  later?: string;
}

const MAIN = /href="?([^" >]*\/assets\/css\/main\.([0-9a-f]{8})\.css)/;

/**
 * Removes from the style sheet of all pages, in one built language, what no page and no script uses, and renames it by
 * its new content, since browsers keep a file forever under its name. `pages` are the files of that language; returns
 * the name before and after.
 */
export async function purgeMain(
  outDir: string,
  pages: readonly string[],
  {scripts, sheets, later = ''}: Beside,
): Promise<{from: string; to: string}> {
  const html = pages.map((file) => readFileSync(file, 'utf8'));
  const hash = html.map((page) => MAIN.exec(page)?.[2]).find((found) => found !== undefined);
  if (hash === undefined)
    throw new Error('No page links assets/css/main.HASH.css: fix src/plugins/light-client/page-styles/purgeStyles.ts.');
  const from = `main.${hash}.css`;
  const folder = path.join(outDir, 'assets', 'css');
  const css = readFileSync(path.join(folder, from), 'utf8');
  const others = sheets.filter((file) => path.basename(file) !== from).map((file) => readFileSync(file, 'utf8'));
  const served = words(...markupOf(html));
  const unwanted = [...CONFIGURED, ...DESCRIBED].filter((name) => !served.includes(name));
  const slim = await purge({
    css,
    others,
    unwanted,
    content: [served.join(' '), later, ...scripts.map((file) => readFileSync(file, 'utf8'))],
  });
  const to = `main.${createHash('sha256').update(slim).digest('hex').slice(0, 8)}.css`;
  for (const [index, file] of pages.entries())
    writeFileSync(file, (html[index] ?? '').replaceAll(`/assets/css/${from}`, `/assets/css/${to}`));
  rmSync(path.join(folder, from));
  writeFileSync(path.join(folder, to), slim);
  return {from, to};
}

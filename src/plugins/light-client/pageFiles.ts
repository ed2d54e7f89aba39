import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {TRANSLATIONS} from '../../config/locales';

/** The addresses of the files that a page loads before it answers to its reader, each once. */
export interface PageFiles {
  scripts: string[];
  styles: string[];
}

/** The addresses of the files of each page's chunks, by the page's place below the folder of its language. */
export type ListedFiles = Record<string, string[]>;

/** The file in which a built language has this list. */
export const LIST = '_pages.json';

/** The value of an attribute of an element as a page writes it, with or without quotes. */
const valueOf = (element: string, name: string): string | undefined => {
  const [, double, single, bare] =
    new RegExp(String.raw`\s${name}=(?:"([^"]*)"|'([^']*)'|([^\s>]+))`).exec(element) ?? [];
  return double ?? single ?? bare;
};

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g;

const elements = (html: string, name: string): string[] =>
  html.match(new RegExp(String.raw`<${name}\s(?:"[^"]*"|'[^']*'|[^>"'])*>`, 'g')) ?? [];

const own = (addresses: readonly string[]): string[] =>
  [...new Set(addresses)].filter((address) => /^\/(?!\/)/.test(address));

/**
 * What a page of the build makes a browser load: its script elements and what they preload, its style sheets, and the
 * files of the chunks of its route, which are `listed`. Files of other hosts are left out.
 */
export function filesOfPage(html: string, listed: readonly string[] = []): PageFiles {
  // An inline script may hold what looks like an element.
  const markup = html.replace(INLINE, '');
  const links = elements(markup, 'link').map((link) => ({
    rel: valueOf(link, 'rel'),
    as: valueOf(link, 'as'),
    href: valueOf(link, 'href') ?? '',
  }));
  const scripts = elements(markup, 'script').flatMap((script) => valueOf(script, 'src') ?? []);
  const preloaded = links
    .filter(({rel, as}) => rel === 'modulepreload' || (rel === 'preload' && as === 'script'))
    .map(({href}) => href);
  const styles = links
    .filter(({rel, as}) => rel === 'stylesheet' || (rel === 'preload' && as === 'style'))
    .map(({href}) => href);
  const [sheets, others] = [
    listed.filter((address) => address.endsWith('.css')),
    listed.filter((address) => !address.endsWith('.css')),
  ];
  return {scripts: own([...scripts, ...preloaded, ...others]), styles: own([...styles, ...sheets])};
}

/**
 * Reads which files the pages of a build load, in all its languages; the answer takes a page's place below the build's
 * folder.
 */
export function readPageFiles(build: string): (name: string) => PageFiles {
  const listed = new Map<string, string[]>();
  for (const prefix of ['', ...TRANSLATIONS.map((translation) => translation.prefix.slice(1))]) {
    const file = path.join(build, prefix, LIST);
    // A build may have one language only.
    const pages = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ListedFiles) : {};
    for (const [name, files] of Object.entries(pages)) listed.set(path.posix.join(prefix, name), files);
  }
  return (name) => filesOfPage(readFileSync(path.join(build, name), 'utf8'), listed.get(name));
}

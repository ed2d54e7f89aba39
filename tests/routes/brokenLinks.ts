import {SITE_URL} from '../../src/config/repository';
import {LANGUAGES} from '../support/languages';
import type {Build, BuiltPage, Reference} from './builtPages';

/** What is wrong with one reference of a page. */
export interface Fault {
  page: string;
  href: string;
  what: string;
}

const prefixOf = (pathname: string): string =>
  LANGUAGES.find(({prefix}) => prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)))?.prefix ?? '';

/** The page behind a path, with or without a final slash. */
function pageAt({pages}: Build, pathname: string): BuiltPage | undefined {
  return pages.get(pathname) ?? pages.get(`${pathname}/`) ?? pages.get(pathname.replace(/\/+$/, ''));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function faultOfLanguage(page: BuiltPage, {lang}: Reference, target: BuiltPage): string | undefined {
  const [from, to] = [prefixOf(page.address), prefixOf(target.address)];
  if (from === to) return undefined;
  const language = LANGUAGES.find(({prefix}) => prefix === to);
  if (lang === language?.lang) return undefined;
  return `leads from ${from || 'English'} to ${to || 'English'}; name ${from}${target.address.slice(to.length)}, or say with lang that it is another language`;
}

function faultOf(build: Build, page: BuiltPage, reference: Reference): string | undefined {
  const base = `${SITE_URL}${page.address}`;
  if (!URL.canParse(reference.href, base)) return 'is no address';
  const {origin, pathname, hash} = new URL(reference.href, base);
  if (origin !== SITE_URL) return undefined;
  const path = decoded(pathname);
  if (build.files.has(path) && !path.endsWith('.html')) return undefined;
  if (!reference.isLink) return 'is a file that the build does not have';
  if (/^https?:/.test(reference.href)) return `is written with the portal's own host; write ${pathname + hash}`;
  const target = pageAt(build, path);
  if (!target) return 'is a page that the build does not have';
  if (target.movesTo !== undefined) return `has moved; write ${target.movesTo}`;
  const anchor = decoded(hash.slice(1));
  if (anchor && !target.ids.has(anchor)) return `names an anchor that ${target.address} does not have`;
  return faultOfLanguage(page, reference, target);
}

/** What is wrong with a page that sends its reader on: its target must be there, and stay. */
function faultOfMove(build: Build, target: string): string | undefined {
  const page = pageAt(build, decoded(target));
  if (!page) return 'is a page that the build does not have';
  return page.movesTo === undefined ? undefined : `moves on; send readers to ${page.movesTo} at once`;
}

/** Every broken reference of a build, each once for the page that has it. */
export function findFaults(build: Build): Fault[] {
  return [...build.pages.values()].flatMap((page) => {
    if (page.movesTo !== undefined) {
      const what = faultOfMove(build, page.movesTo);
      return what === undefined ? [] : [{page: page.address, href: page.movesTo, what}];
    }
    const seen = new Set<string>();
    return page.references.flatMap((reference) => {
      const key = `${reference.href} ${reference.lang ?? ''} ${String(reference.isLink)}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const what = faultOf(build, page, reference);
      return what === undefined ? [] : [{page: page.address, href: reference.href, what}];
    });
  });
}

import {readFileSync} from 'node:fs';
import {builtPages, type BuiltPage} from './builtPages';

const IGNORED = /<!--[\s\S]*?-->|(<script\b[^>]*>)[\s\S]*?(?=<\/script>)/g;
const TAG = /<([a-z][a-z0-9-]*)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
/** What every page has, and the strokes of drawings. */
const COMMON = new Set([
  'html',
  'head',
  'meta',
  'link',
  'title',
  'body',
  'script',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'use',
  'defs',
]);
const VALUED = /\b(class|role|type)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;
const NAMED = /(?:^|\s)(aria-[a-z]+|disabled|open|hidden|tabindex|scope|colspan|rowspan|controls|checked)(?=[\s=>]|$)/g;

/**
 * The elements that a page is made of, each once: its tag with its classes, role, type and the names of what it says to
 * assistive technology.
 */
export function partsOf(html: string): Set<string> {
  const parts = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.replace(IGNORED, '$1').matchAll(TAG)) {
    const name = tag.toLowerCase();
    if (COMMON.has(name)) continue;
    const valued = [...attributes.matchAll(VALUED)].map(([, key = '', double, single, bare]) => {
      const value = double ?? single ?? bare ?? '';
      return `${key}=${key === 'class' ? value.split(/\s+/).sort().join('.') : value}`;
    });
    const named = [...attributes.matchAll(NAMED)].map(([, key = '']) => key);
    parts.add([name, ...valued.sort(), ...new Set(named.sort())].join(' '));
  }
  return parts;
}

/**
 * A few of the pages that together have every part of all of them: first the one with the most parts that none of the
 * others has.
 */
export function coverParts<T>(pages: readonly T[], parts: (page: T) => ReadonlySet<string>): T[] {
  const left = new Set(pages.flatMap((page) => [...parts(page)]));
  const gain = (page: T): number => [...parts(page)].filter((part) => left.has(part)).length;
  const chosen: T[] = [];
  while (left.size > 0) {
    const best = pages.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    chosen.push(best);
    parts(best).forEach((part) => left.delete(part));
  }
  return chosen;
}

/** Where the first process of a run leaves its choice for the others: reading every page takes some seconds. */
const CHOSEN = 'PORTAL_PAGES_OF_EACH_KIND';

function choose(pages: readonly BuiltPage[]): string[] {
  const parts = new Map(pages.map((page) => [page, partsOf(readFileSync(page.file, 'utf8'))]));
  // Of two pages that have as much of their own, the first one is chosen: English before the others.
  const sorted = [...pages].sort((one, other) => one.prefix.length - other.prefix.length);
  return coverParts(sorted, (page) => parts.get(page) ?? new Set()).map(({address}) => address);
}

/**
 * One page of each kind and each page that has something of its own, by what pages are made of: a new component brings
 * a page in. An English page stands for its translations, which have the same parts; what one language alone has comes
 * by itself.
 */
export function pagesOfEachKind(): BuiltPage[] {
  const pages = builtPages();
  const addresses = (process.env[CHOSEN] ??= choose(pages).join(' ')).split(' ');
  return pages.filter(({address}) => addresses.includes(address));
}

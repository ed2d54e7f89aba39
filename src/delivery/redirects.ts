import {LANGUAGES, prefixOf, TRANSLATIONS} from '../config/locales';

/** A permanent move. `from` may end in `/*`, and `to` then carries the rest in place of its own `*`. */
export interface Redirect {
  from: string;
  to: string;
}

/** Moves of pages, without the prefix of a language. */
const MOVED: readonly Redirect[] = [
  {from: '/docs', to: '/docs/overview'},
  {from: '/docs/espace/tutorials/VerifyContracts', to: '/docs/espace/VerifyContracts'},
  {from: '/docs/category/indexing', to: '/docs/espace/tutorials/readLogs/indexer'},
];

/** Moves that every host must know, the most particular first. Endings in .html are each host's own rule. */
export const REDIRECTS: readonly Redirect[] = [
  ...MOVED.flatMap(({from, to}) => LANGUAGES.map(prefixOf).map((prefix) => ({from: prefix + from, to: prefix + to}))),
  // Who knows the language by its locale finds it by that too.
  ...TRANSLATIONS.filter(({prefix, locale}) => prefix !== `/${locale}`).flatMap(({prefix, locale}) => [
    // One step where the last rule and one above would take two.
    ...MOVED.map(({from, to}) => ({from: `/${locale}${from}`, to: prefix + to})),
    {from: `/${locale}/*`, to: `${prefix}/*`},
  ]),
];

/** The address that a path moves to by the list, or by its ending in .html; the path has single slashes. */
function moveOf(pathname: string): string | undefined {
  const html = /^(.*?)(?:\/index)?\.html$/.exec(pathname);
  // A protocol-relative address ("//host") would leave the site.
  const safe = (to: string): string => to.replace(/^\/{2,}/, '/');
  if (html) return safe(moveOf(html[1] ?? '') ?? (html[1] === '' ? '/' : (html[1] ?? '/')));
  const plain = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  for (const {from, to} of REDIRECTS) {
    if (!from.endsWith('/*')) {
      if (plain === from) return to;
      continue;
    }
    const base = from.slice(0, -2);
    if (plain === base || plain.startsWith(`${base}/`))
      return safe(to.replace('*', () => plain.slice(base.length + 1)));
  }
  return undefined;
}

/** The address a request moves to, or undefined if it stays. Query strings are the caller's to keep. */
export function redirectOf(pathname: string): string | undefined {
  // The router knows no page by an address with two slashes in a row.
  const single = pathname.replace(/\/{2,}/g, '/');
  return moveOf(single) ?? (single === pathname ? undefined : single);
}

import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {LANGUAGES} from '../support/languages';

/** A reference of a built page to anything: a link that a reader follows, or a file that the browser loads. */
export interface Reference {
  href: string;
  isLink: boolean;
  /** The language that a link of the locale switch says it leads to. */
  lang: string | undefined;
}

/** One page of the finished build, as a browser reads it. */
export interface BuiltPage {
  address: string;
  ids: ReadonlySet<string>;
  references: readonly Reference[];
  /** Where a page without content sends its reader. */
  movesTo: string | undefined;
}

/** A finished build: its pages by address, and the addresses of all files. */
export interface Build {
  pages: ReadonlyMap<string, BuiltPage>;
  files: ReadonlySet<string>;
}

const IGNORED = /<!--[\s\S]*?-->|(<script\b[^>]*>)[\s\S]*?(?=<\/script>)/g;
const TAG = /<([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
// Most elements have no other attribute than their class.
const TELLING = /(?:^|\s)(?:id|href|name|src|srcset|poster|http-equiv)\s*=/i;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;
// Elements with these attributes load what they name; a <link> does so only with one of these relations.
const LOADING = new Set(['stylesheet', 'icon', 'preload', 'prefetch', 'manifest', 'modulepreload']);

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const toText = (value: string): string =>
  value.replace(/&(?:amp|quot|#39|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

function attributesOf(text: string): Map<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)];
  return new Map(
    found.map(([, name = '', double, single, bare]) => [name.toLowerCase(), toText(double ?? single ?? bare ?? '')]),
  );
}

function referencesOf(name: string, attributes: Map<string, string>): Reference[] {
  const href = attributes.get('href');
  if (name === 'a' || name === 'area')
    return href === undefined ? [] : [{href, isLink: true, lang: attributes.get('hreflang') ?? attributes.get('lang')}];
  const relations = (attributes.get('rel') ?? '').split(/\s+/);
  const loaded =
    name === 'link'
      ? relations.some((relation) => LOADING.has(relation))
        ? [href]
        : []
      : [attributes.get('src'), attributes.get('poster')];
  const sources = (attributes.get('srcset') ?? '').split(',').map((source) => source.trim().split(/\s+/)[0]);
  return [...loaded, ...sources].flatMap((address) => (address ? {href: address, isLink: false, lang: undefined} : []));
}

/** Reads one page as a browser does: no link in a script or comment counts, attributes may be without quotes. */
export function readPage(address: string, html: string): BuiltPage {
  const ids = new Set<string>();
  const references: Reference[] = [];
  let movesTo: string | undefined;
  for (const [, tag = '', text = ''] of html.replace(IGNORED, '$1').matchAll(TAG)) {
    if (!TELLING.test(text)) continue;
    const name = tag.toLowerCase();
    const attributes = attributesOf(text);
    for (const id of [attributes.get('id'), name === 'a' ? attributes.get('name') : undefined]) if (id) ids.add(id);
    if (name === 'meta' && attributes.get('http-equiv') === 'refresh')
      movesTo = attributes.get('content')?.replace(/^.*url=/, '');
    references.push(...referencesOf(name, attributes));
  }
  return {address, ids, references, movesTo};
}

/** The clean address of a file of the build; the home pages of the translations have none without their slash. */
function addressOf(file: string): string {
  const address = `/${file.replace(/(?:(^|\/)index)?\.html$/, '')}`;
  return LANGUAGES.some(({prefix}) => address === prefix) ? `${address}/` : address;
}

/** Reads a whole build. */
export function readBuild(directory: string): Build {
  const names = readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const pages = new Map<string, BuiltPage>();
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const address = addressOf(name);
    if (!pages.has(address)) pages.set(address, readPage(address, readFileSync(path.join(directory, name), 'utf8')));
  }
  return {pages, files: new Set(names.map((name) => `/${name}`))};
}

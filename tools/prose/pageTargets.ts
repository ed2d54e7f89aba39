import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {parse as parseYaml} from 'yaml';
import {readTable} from '../cips/recorded';
import {SITE_TERMS} from '../../src/content/glossary/pages';
import {TERMS} from '../../src/content/glossary/termList';
import {readMethodPages} from '../../src/content/methodPages';
import {RPC_REFERENCES} from '../../src/config/rpc';
import {isComponent, nodesBelow} from '../../src/markdown/tree';
import {headingEnd, parsePage, readFrontMatter} from './parseProse';

/** The IDs of a page, read on demand: most links contain none, and one page links to few others. */
type Ids = () => ReadonlySet<string>;

/** All that a link inside the site can lead to: files of docs/ and addresses, with their ids where they are known. */
export interface PageTargets {
  files: Map<string, Ids>;
  addresses: Map<string, Ids | undefined>;
}

/** The ids of a page's headings. */
export function headingIds(tree: Nodes): Set<string> {
  const comments = [...nodesBelow(tree)].flatMap((node) => (node.type === 'heading' ? [headingEnd(node) ?? ''] : []));
  return new Set(comments.flatMap((comment) => /^\/\*\s*#(\S+)\s*\*\/$/.exec(comment)?.[1] ?? []));
}

/** The ids that components of a page give their parts: terms of the glossary, rows of the table of proposals. */
function componentIds(tree: Nodes): string[] {
  const names = new Set([...nodesBelow(tree)].map((node) => (isComponent(node) ? node.name : '')));
  const terms = names.has('Glossary') ? TERMS.flatMap(({id}) => (SITE_TERMS.has(id) ? [] : [id])) : [];
  const proposals = names.has('CipTable') ? readTable().map(({number}) => `cip-${String(number)}`) : [];
  return [...terms, ...proposals];
}

/** The ids of a page that links can lead to. */
export const pageIds = (tree: Nodes): Set<string> => new Set([...headingIds(tree), ...componentIds(tree)]);

/** The address that Docusaurus gives a page of docs/, blog/ or src/pages. */
export function addressOf(page: string, slug: unknown): string {
  const bare = page.replace(/\.mdx?$/, '');
  if (page.startsWith('src/pages/')) return bare.slice('src/pages'.length);
  if (page.startsWith('blog/')) return `/blog/${typeof slug === 'string' ? slug.replace(/^\//, '') : ''}`;
  if (typeof slug === 'string')
    return `/docs${slug.startsWith('/') ? '' : `/${path.posix.dirname(bare).slice('docs/'.length)}/`}${slug}`;
  const [folder, name] = [path.posix.basename(path.posix.dirname(bare)), path.posix.basename(bare)];
  return /^(?:index|readme)$/i.test(name) || name.toLowerCase() === folder.toLowerCase()
    ? `/${path.posix.dirname(bare)}`
    : `/${bare}`;
}

function methodAddresses(): string[] {
  const indexes = Object.values(RPC_REFERENCES).map(({routeBasePath}) => `/${routeBasePath}`);
  return [...indexes, ...[...readMethodPages('.').values()].flatMap((places) => places.map(({url}) => url))];
}

/** The addresses of generated category pages above a page of docs/. */
function categoryAddresses(pages: readonly string[]): string[] {
  const folders = new Set(pages.flatMap((page) => page.split('/').map((_, at, all) => all.slice(0, at).join('/'))));
  return [...folders].flatMap((folder) => {
    const file = `${folder}/_category_.json`;
    if (!folder.startsWith('docs/') || !existsSync(file)) return [];
    const {link} = JSON.parse(readFileSync(file, 'utf8')) as {link?: {slug?: string}};
    return link?.slug === undefined ? [] : [`/docs${link.slug}`];
  });
}

/** The pages of the tags that a page of docs/ has. */
function tagAddresses(used: ReadonlySet<unknown>): string[] {
  const tags = parseYaml(readFileSync('docs/tags.yml', 'utf8')) as Record<string, {permalink?: string}>;
  return Object.entries(tags).flatMap(([name, {permalink}]) =>
    used.has(name) ? [`/docs/tags${permalink ?? `/${name}`}`] : [],
  );
}

/** Reads what links can lead to, from the sources alone. */
export function readPageTargets(pages: readonly string[]): PageTargets {
  const targets: PageTargets = {files: new Map(), addresses: new Map()};
  const tags = new Set<unknown>();
  for (const page of pages) {
    const text = readFileSync(page, 'utf8');
    const frontMatter = readFrontMatter(text);
    const ids = (): Set<string> => pageIds(parsePage(text).tree);
    if (page.startsWith('docs/')) {
      targets.files.set(page.slice('docs'.length), ids);
      if (Array.isArray(frontMatter.tags)) frontMatter.tags.forEach((tag) => tags.add(tag));
    }
    targets.addresses.set(addressOf(page, frontMatter.slug), ids);
  }
  const listings = ['/', '/search', '/blog', '/blog/archive', '/blog/tags', '/blog/authors', '/docs/tags'];
  for (const address of [...listings, ...methodAddresses(), ...categoryAddresses(pages), ...tagAddresses(tags)])
    targets.addresses.set(address, undefined);
  return targets;
}

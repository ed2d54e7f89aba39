import {PAGE_KINDS, PAGE_SPACES} from './pageVocabulary';

/** Where a page's facts come from: a file of a repository at a tag, a Conflux Improvement Proposal, or an address. */
export type PageSource = {repo: string; path: string; ref: string} | {cip: number} | {url: string; title: string; accessed?: string};

/** What a page says about itself in its front matter; validated at build, so a wrong shape is simply absent here. */
export interface PageFacts {
  kind?: (typeof PAGE_KINDS)[number];
  space?: (typeof PAGE_SPACES)[number];
  sources: PageSource[];
  checked?: {date: string; node?: string};
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isSource(value: unknown): value is PageSource {
  if (!isRecord(value)) return false;
  return typeof value.cip === 'number' || typeof value.repo === 'string' || typeof value.url === 'string';
}

/** Reads kind, space, sources and check from front matter. */
export function pageFactsOf(frontMatter: Record<string, unknown>): PageFacts {
  const {kind, space, sources, checked} = frontMatter;
  const date = isRecord(checked) && typeof checked.date === 'string' ? checked.date : undefined;
  const node = isRecord(checked) && typeof checked.node === 'string' ? checked.node : undefined;
  return {
    kind: PAGE_KINDS.find((known) => known === kind),
    space: PAGE_SPACES.find((known) => known === space),
    sources: Array.isArray(sources) ? sources.filter(isSource) : [],
    ...(date && {checked: {date, ...(node && {node})}}),
  };
}

/** A source's public address and its short name. */
export function sourceLink(source: PageSource): {href: string; label: string} {
  if ('cip' in source) return {href: `https://github.com/Conflux-Chain/CIPs/blob/master/CIPs/cip-${String(source.cip)}.md`, label: `CIP-${String(source.cip)}`};
  if ('repo' in source)
    return {href: `https://github.com/${source.repo}/blob/${source.ref}/${source.path}`, label: `${source.repo} ${source.ref} · ${source.path}`};
  return {href: source.url, label: source.title};
}

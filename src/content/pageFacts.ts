import {PAGE_KINDS, PAGE_SPACES, TESTED_NETWORKS} from './pageVocabulary';

/** Where a page's facts come from: a file of a repository at a tag, a Conflux Improvement Proposal, or an address. */
export type PageSource =
  {repo: string; path: string; ref: string} | {cip: number} | {url: string; title: string; accessed?: string};

/** How a page was tried. */
export interface PageTest {
  networks: (typeof TESTED_NETWORKS)[number][];
  system?: string;
  /** Products with their versions, then the packages of the page's samples. */
  versions: string[];
  done: string[];
  not: string[];
}

/** The front matter of a page; validated at build, so a wrong shape is simply absent here. */
export interface PageFacts {
  kind?: (typeof PAGE_KINDS)[number];
  space?: (typeof PAGE_SPACES)[number];
  sources: PageSource[];
  checked?: {date: string; node?: string};
  /** Absent if nothing of the page ran and nothing is said of it. */
  tested?: PageTest;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isSource(value: unknown): value is PageSource {
  if (!isRecord(value)) return false;
  return typeof value.cip === 'number' || typeof value.repo === 'string' || typeof value.url === 'string';
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Reads how a page was tried; `packages` is what its samples ran with, which the build has put there. */
function testOf(tested: unknown, packages: unknown): PageTest | undefined {
  const {network, system, with: products, done, not} = isRecord(tested) ? tested : {};
  const versions = [...textsOf(products), ...textsOf(packages)];
  if (!isRecord(tested) && versions.length === 0) return undefined;
  return {
    networks: TESTED_NETWORKS.filter((known) => textsOf(network).includes(known)),
    ...(typeof system === 'string' && {system}),
    versions,
    done: textsOf(done),
    not: textsOf(not),
  };
}

/** Reads kind, space, sources, check and test from front matter. */
export function pageFactsOf(frontMatter: Record<string, unknown>): PageFacts {
  const {kind, space, sources, checked} = frontMatter;
  const tested = testOf(frontMatter.tested, frontMatter.testedWith);
  const date = isRecord(checked) && typeof checked.date === 'string' ? checked.date : undefined;
  const node = isRecord(checked) && typeof checked.node === 'string' ? checked.node : undefined;
  return {
    kind: PAGE_KINDS.find((known) => known === kind),
    space: PAGE_SPACES.find((known) => known === space),
    sources: Array.isArray(sources) ? sources.filter(isSource) : [],
    ...(date && {checked: {date, ...(node && {node})}}),
    ...(tested && {tested}),
  };
}

/** What a page's code ran with, without the node that the line of its check has already. */
export function versionsBeside({tested, checked}: PageFacts): string[] {
  return (tested?.versions ?? []).filter((version) => !checked?.node || version !== `Conflux ${checked.node}`);
}

/** The facts of a page whose versions are under its title, for its foot. */
export const withoutVersions = ({tested, ...facts}: PageFacts): PageFacts => ({
  ...facts,
  ...(tested && {tested: {...tested, versions: []}}),
});

/** A source's public address and its short name. */
export function sourceLink(source: PageSource): {href: string; label: string} {
  if ('cip' in source)
    return {
      href: `https://github.com/Conflux-Chain/CIPs/blob/master/CIPs/cip-${String(source.cip)}.md`,
      label: `CIP-${String(source.cip)}`,
    };
  if ('repo' in source)
    return {
      href: `https://github.com/${source.repo}/blob/${source.ref}/${source.path}`,
      label: `${source.repo} ${source.ref} · ${source.path}`,
    };
  return {href: source.url, label: source.title};
}

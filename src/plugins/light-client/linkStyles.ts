import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {NameTree} from './client/packedNames';
import type {PlainRoute} from './client/packedRoutes';
import {writeHashes, type FileKind} from './packAssets';

interface ManifestFile {
  publicPath: string;
}

/** What Docusaurus writes of the client's chunks: which others each needs, and the addresses of their files. */
export interface ClientManifest {
  origins: Record<string, string[]>;
  assets: Record<string, {css?: ManifestFile[]; js?: ManifestFile[]}>;
}

/** The chunks of each page by its address: those of its own route and of all layouts around it. */
export function chunksOfPages(routes: readonly PlainRoute[], names: Readonly<Record<string, NameTree>>): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const walk = (below: readonly PlainRoute[], around: string[]): void => {
    for (const route of below) {
      const chunks = [...around, ...leaves(names[`${route.path}-${route.hash}`] ?? [])];
      if (route.routes) walk(route.routes, chunks);
      else pages.set(route.path, chunks);
    }
  };
  walk(routes, []);
  return pages;
}

function leaves(tree: NameTree): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves);
}

const KINDS = [
  ['j', 'js'],
  ['c', 'css'],
] as const;

/** The hashes of the files of these chunks, as the runtime takes them; those of every page are none. */
export function hashesOf(chunks: readonly string[], {assets}: Pick<ClientManifest, 'assets'>): string {
  const pairs = chunks.flatMap((chunk) =>
    KINDS.flatMap(([kind, ending]) =>
      (assets[chunk]?.[ending] ?? []).flatMap(({publicPath}): [FileKind, string, string][] => {
        const file = publicPath.slice(publicPath.lastIndexOf('/') + 1);
        const hash = new RegExp(String.raw`^\.([0-9a-f]{8})\.${ending}$`).exec(file.startsWith(chunk) ? file.slice(chunk.length) : '')?.[1];
        return hash === undefined ? [] : [[kind, chunk, hash]];
      }),
    ),
  );
  return writeHashes(pairs);
}

const chunksWith = (chunks: readonly string[], {origins}: ClientManifest): string[] => [...new Set(chunks.flatMap((chunk) => origins[chunk] ?? []))];

/** The page with the hashes of its files at the script element of the runtime; throws where it has none. */
export function withHashes(html: string, hashes: string, file: string): string {
  const runtime = /<script src="?[^ >"]*\/runtime~main\.[^ >"]*\.js"?/.exec(html);
  if (!runtime) throw new Error(`${file} has no script element of the runtime: fix src/plugins/light-client/linkStyles.ts.`);
  const end = runtime.index + runtime[0].length;
  return `${html.slice(0, end)} data-files="${hashes}"${html.slice(end)}`;
}

/** The addresses of the style sheets that chunks need beyond those of every page, each once. */
export function stylesOf(chunks: readonly string[], manifest: ClientManifest): string[] {
  return sheetsOf(chunksWith(chunks, manifest), manifest);
}

/** The addresses of the style sheets of these chunks alone. */
export function sheetsOf(chunks: readonly string[], {assets}: Pick<ClientManifest, 'assets'>): string[] {
  return [...new Set(chunks.flatMap((chunk) => (assets[chunk]?.css ?? []).map(({publicPath}) => publicPath)))];
}

/** The page with links to further style sheets behind the one that it has; throws where it has none. */
export function withStyles(html: string, addresses: readonly string[], file: string): string {
  const first = /<link rel="?stylesheet"? href="?[^">]*"?\s*\/?>/.exec(html);
  if (!first) throw new Error(`${file} links no style sheet, so there is no place for those of its components: fix src/plugins/light-client/linkStyles.ts.`);
  const end = first.index + first[0].length;
  const links = addresses
    .filter((address) => !html.includes(`href=${address}`) && !html.includes(`href="${address}"`))
    .map((address) => `<link rel="stylesheet" href="${address}">`);
  return html.slice(0, end) + links.join('') + html.slice(end);
}

/** The file of a page in the build; undefined for an address that has none. */
function fileOf(outDir: string, baseUrl: string, address: string): string | undefined {
  const place = address.slice(baseUrl.length).replace(/\/$/, '');
  return [`${place}.html`, path.join(place, 'index.html')].map((file) => path.join(outDir, file)).find((file) => existsSync(file));
}

/** Links in each page of a built language the style sheets of its own components, which the browser would ask for only once scripts run, and lists the hashes of its files; says how many pages got sheets. `missing` are the chunks of the page for missing addresses. */
export function linkStyles(
  outDir: string,
  baseUrl: string,
  pages: ReadonlyMap<string, string[]>,
  manifest: ClientManifest,
  missing: readonly string[],
): number {
  let linked = 0;
  const link = (file: string, sheets: readonly string[], chunks: readonly string[]): void => {
    const html = readFileSync(file, 'utf8');
    const styled = withStyles(html, sheets, file);
    if (styled !== html) linked++;
    writeFileSync(file, withHashes(styled, hashesOf(chunks, manifest), file));
  };
  for (const [address, chunks] of pages) {
    const file = fileOf(outDir, baseUrl, address);
    if (file !== undefined) link(file, stylesOf(chunks, manifest), chunksWith(chunks, manifest));
  }
  // The manifest tells of these what each shared chunk could need, which is nearly every style sheet.
  link(path.join(outDir, '404.html'), sheetsOf(missing, manifest), missing);
  return linked;
}

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {readNotFoundChunks} from './notFoundChunks';
import {readRoutes} from './readGenerated';
import type {NameTree} from './route-tables/client/packedNames';
import type {PlainRoute} from './route-tables/client/packedRoutes';
import {namesIn} from './route-tables/shortNames';

interface ManifestFile {
  publicPath: string;
}

/** What Docusaurus writes of the client's chunks: which others each needs, and the addresses of their files. */
export interface ClientManifest {
  origins: Record<string, string[]>;
  assets: Record<string, Partial<Record<'css' | 'js', ManifestFile[]>>>;
}

/** The chunks of each page by its address: those of its own route and of all layouts around it. */
export function chunksOfPages(
  routes: readonly PlainRoute[],
  names: Readonly<Record<string, NameTree>>,
): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const walk = (below: readonly PlainRoute[], around: string[]): void => {
    for (const route of below) {
      const chunks = [...around, ...namesIn(names[`${route.path}-${route.hash}`] ?? [])];
      if (route.routes) walk(route.routes, chunks);
      else pages.set(route.path, chunks);
    }
  };
  walk(routes, []);
  return pages;
}

/** These chunks with those that they need, each once. */
export const chunksWith = (chunks: readonly string[], {origins}: ClientManifest): string[] => [
  ...new Set(chunks.flatMap((chunk) => origins[chunk] ?? [])),
];

/** The file of a page in the build; undefined for an address that has none. */
function fileOf(outDir: string, baseUrl: string, address: string): string | undefined {
  const place = address.slice(baseUrl.length).replace(/\/$/, '');
  return [`${place}.html`, path.join(place, 'index.html')]
    .map((file) => path.join(outDir, file))
    .find((file) => existsSync(file));
}

/** A built language: its pages by their file, each with all chunks that it loads, and the files of chunks. */
export interface BuiltPages {
  chunks: Map<string, string[]>;
  manifest: ClientManifest;
}

/**
 * Reads the language that was built last; `names` are those of its chunks. Pages are those that have a file, and the
 * one for missing addresses.
 */
export function readPages(
  {generatedFilesDir, baseUrl}: LoadContext,
  outDir: string,
  names: Readonly<Record<string, NameTree>>,
): BuiltPages {
  const manifest = JSON.parse(
    readFileSync(path.join(generatedFilesDir, 'client-manifest.json'), 'utf8'),
  ) as ClientManifest;
  const chunks = new Map<string, string[]>();
  for (const [address, own] of chunksOfPages(readRoutes(generatedFilesDir), names)) {
    const file = fileOf(outDir, baseUrl, address);
    if (file !== undefined) chunks.set(file, chunksWith(own, manifest));
  }
  // For this page, the manifest lists what each shared chunk could need, which is nearly every style sheet.
  chunks.set(path.join(outDir, '404.html'), readNotFoundChunks(generatedFilesDir));
  return {chunks, manifest};
}

import {readFileSync, writeFileSync} from 'node:fs';
import type {BuiltPages, ClientManifest} from '../pageChunks';
import {writeHashes, type FileKind} from './packAssets';

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

/** The page with the hashes of its files at the script element of the runtime; throws where it has none. */
export function withHashes(html: string, hashes: string, file: string): string {
  const runtime = /<script src="?[^ >"]*\/runtime~main\.[^ >"]*\.js"?/.exec(html);
  if (!runtime) throw new Error(`${file} has no script element of the runtime: fix src/plugins/light-client/route-tables/listFiles.ts.`);
  const end = runtime.index + runtime[0].length;
  return `${html.slice(0, end)} data-files="${hashes}"${html.slice(end)}`;
}

/** Lists in each page the hashes of its files, so that it needs no table of all. */
export function listFiles({chunks, manifest}: BuiltPages): void {
  for (const [file, own] of chunks) writeFileSync(file, withHashes(readFileSync(file, 'utf8'), hashesOf(own, manifest), file));
}

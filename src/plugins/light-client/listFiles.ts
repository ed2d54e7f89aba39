import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {asPlugins, isForReaders} from './bundler';
import {notFoundChunksPlugin} from './notFoundChunks';
import {readPages, type BuiltPages} from './pageChunks';
import {LIST, type ListedFiles} from './pageFiles';
import type {NameTree} from './route-tables/client/packedNames';

const KINDS = ['js', 'css'] as const;

/** The addresses of the files of each page's chunks, by the page's place below the folder of its language. */
export function listOf({chunks, manifest: {assets}}: BuiltPages, outDir: string): ListedFiles {
  const filesOf = (chunk: string): string[] =>
    KINDS.flatMap((kind) => (assets[chunk]?.[kind] ?? []).map(({publicPath}) => publicPath));
  return Object.fromEntries(
    [...chunks].map(([file, own]) => [
      path.relative(outDir, file).split(path.sep).join('/'),
      [...new Set(own.flatMap(filesOf))],
    ]),
  );
}

/**
 * Lists beside the pages of a language which files each loads once its scripts run: what weighs pages has no browser.
 * `readNames` reads the names of chunks.
 */
export default function listFiles(
  context: LoadContext,
  readNames: (generated: string) => Record<string, NameTree>,
): Plugin {
  return {
    name: 'portal-page-files',
    configureWebpack(_, isServer) {
      return isForReaders(isServer) ? {plugins: asPlugins([notFoundChunksPlugin(context.generatedFilesDir)])} : {};
    },
    async postBuild({outDir}) {
      writeFileSync(
        path.join(outDir, LIST),
        JSON.stringify(listOf(readPages(context, outDir, readNames(context.generatedFilesDir)), outDir)),
      );
      return Promise.resolve();
    },
  };
}

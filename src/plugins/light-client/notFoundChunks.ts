import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BundlerPlugin} from './bundler';

const NAME = 'NotFoundChunksPlugin';
const REQUEST = '@theme/NotFound';
const fileIn = (generated: string): string => path.join(generated, 'portal-light-client', 'notFound.json');

/** Keeps on disk the chunks that the page for missing addresses loads: it isn't a route, so no table lists them. */
export function notFoundChunksPlugin(generated: string): BundlerPlugin {
  return {
    apply({hooks}) {
      hooks.done.tap(NAME, (stats) => {
        const {chunks = []} = stats.toJson({all: false, chunks: true, chunkOrigins: true, ids: true});
        const own = chunks
          .filter(({origins = []}) => origins.some(({request}) => request === REQUEST))
          .map(({id}) => String(id));
        mkdirSync(path.dirname(fileIn(generated)), {recursive: true});
        writeFileSync(fileIn(generated), JSON.stringify(own));
      });
    },
  };
}

/**
 * The chunks of the page for missing addresses in the language that was built last; throws if the bundler named none.
 */
export function readNotFoundChunks(generated: string): string[] {
  const chunks = JSON.parse(readFileSync(fileIn(generated), 'utf8')) as string[];
  if (chunks.length === 0)
    throw new Error(
      `The bundler reports no chunk that was requested as ${REQUEST}: fix src/plugins/light-client/notFoundChunks.ts.`,
    );
  return chunks;
}

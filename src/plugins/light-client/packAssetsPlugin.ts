import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Bundler, BundlerPlugin} from './chunkAddress';
import {packHashes, packRegistry} from './packAssets';

const NAME = 'PackAssetsPlugin';

/** Where the order of names lies for the step that packs the finished scripts. */
export const orderFile = (generated: string): string => path.join(generated, 'portal-light-client', 'order.txt');

/** Packs the tables that the bundler writes into the finished scripts: numbers of modules, and hashes of files. */
export function packAssetsPlugin({Compilation, sources: {RawSource}}: Bundler, generated: string): BundlerPlugin {
  return {
    apply({hooks}) {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        // After minifying, before names get the hashes of their contents.
        compilation.hooks.processAssets.tap({name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE}, (assets) => {
          const order = readFileSync(orderFile(generated), 'utf8');
          const pack = (pattern: RegExp, change: (script: string) => string): void => {
            const names = Object.keys(assets).filter((name) => pattern.test(name));
            if (names.length !== 1)
              throw new Error(`${String(names.length)} scripts match ${String(pattern)}: mend src/plugins/light-client/packAssetsPlugin.ts.`);
            for (const name of names) compilation.updateAsset(name, new RawSource(change(assets[name]?.source().toString() ?? '')));
          };
          pack(/(?:^|\/)main\.[^/]*\.js$/, (script) => packRegistry(script, order));
          pack(/(?:^|\/)runtime~main\.[^/]*\.js$/, packHashes);
        });
      });
    },
  };
}

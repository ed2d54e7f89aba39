import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Bundler, BundlerPlugin} from '../bundler';
import {slimTexts} from './slimTexts';
import {packRegistry, readHashes, tableScript, withoutHashTables} from './packAssets';

const NAME = 'PackAssetsPlugin';
const HASH_LENGTH = 8;

/** Where the order of names lies for the step that packs the finished scripts. */
export const orderFile = (generated: string): string => path.join(generated, 'portal-light-client', 'order.txt');

/** The ids in a file of texts. */
export const idsIn = (file: string): string[] => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object);

/** Packs the tables that the bundler writes into the finished scripts, numbers of modules and hashes of files, and takes from all scripts what the texts with a `known` id have for translators. */
export function packAssetsPlugin({Compilation, sources: {RawSource}}: Bundler, generated: string, known: ReadonlySet<string>): BundlerPlugin {
  return {
    apply({hooks}) {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        // After minifying, before names get the hashes of their contents.
        compilation.hooks.processAssets.tap({name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE}, (assets) => {
          const translated = new Set(idsIn(path.join(generated, 'codeTranslations.json')));
          for (const name of Object.keys(assets).filter((one) => one.endsWith('.js'))) {
            const script = assets[name]?.source().toString() ?? '';
            const slim = slimTexts(script, known, translated);
            if (slim !== script) compilation.updateAsset(name, new RawSource(slim));
          }
          const order = readFileSync(orderFile(generated), 'utf8');
          const pack = (pattern: RegExp, change: (script: string) => string): void => {
            const names = Object.keys(assets).filter((name) => pattern.test(name));
            if (names.length !== 1)
              throw new Error(`${String(names.length)} scripts match ${String(pattern)}: fix src/plugins/light-client/route-tables/packAssetsPlugin.ts.`);
            for (const name of names) compilation.updateAsset(name, new RawSource(change(assets[name]?.source().toString() ?? '')));
          };
          pack(/(?:^|\/)main\.[^/]*\.js$/, (script) => packRegistry(script, order));
          pack(/(?:^|\/)runtime~main\.[^/]*\.js$/, (script) => {
            const table = tableScript(readHashes(script));
            const contenthash = createHash('sha256').update(table).digest('hex').slice(0, HASH_LENGTH);
            const name = `assets/js/addresses.${contenthash}.js`;
            // Like every file of the bundler's: a hash of what it holds once the hashes in it stand, and no licence to look for.
            compilation.emitAsset(name, new RawSource(table), {contenthash, immutable: true, minimized: true});
            return withoutHashTables(script, name);
          });
        });
      });
    },
  };
}

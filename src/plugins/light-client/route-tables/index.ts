import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {asPlugins, bundlerOf, cacheWith, inPlace, isForReaders, type Bundler, type BundlerPlugin} from '../bundler';
import {notFoundChunksPlugin} from '../notFoundChunks';
import {readPages} from '../pageChunks';
import {readRegistry} from '../readGenerated';
import {OF_THEME, REPLACED} from '../replaced';
import {chunkAddressPlugin} from './chunkAddress';
import {listFiles} from './listFiles';
import {idsIn, packAssetsPlugin} from './packAssetsPlugin';
import {writeSlimVersions, type SlimVersions} from './slimVersions';
import {readShortNames, writePacked} from './writePacked';
import {writeTexts} from './writeTexts';

const STOCK_ADDRESSES = 'ChunkAssetPlugin';

const clientFile = (name: string): string => path.join(__dirname, 'client', name);

/** The ids of all texts of the interface, as the languages' own files have them. */
function textIdsOf({siteDir, i18n}: LoadContext): Set<string> {
  const files = i18n.locales.map((locale) => path.resolve(siteDir, i18n.path, i18n.localeConfigs[locale]?.path ?? locale, 'code.json'));
  return new Set(files.filter((file) => existsSync(file)).flatMap(idsIn));
}

/** Replaces the generated tables by their small forms, the texts by those that a component's folder needs, and modules as listed. */
function replacements(bundler: Bundler, {generatedFilesDir, siteDir}: LoadContext, {versions, hasBanner}: SlimVersions): BundlerPlugin[] {
  const {NormalModuleReplacementPlugin: Replacement} = bundler;
  const packed = writePacked(generatedFilesDir);
  const texts = writeTexts(generatedFilesDir, siteDir);
  return [
    new Replacement(/^@generated\/[\w-]+\//, (resource) => {
      resource.request = versions.get(resource.request) ?? resource.request;
    }),
    new Replacement(/^@generated\/(docusaurus\.config|globalData|registry|routes|routesChunkNames)$/, (resource) => {
      resource.request = packed[resource.request] ?? resource.request;
    }),
    new Replacement(/^@generated\/codeTranslations$/, (resource) => {
      resource.request = texts.common;
    }),
    new Replacement(/^@docusaurus\/Translate$/, (resource) => {
      resource.request = texts.byFile.get(resource.contextInfo.issuer) ?? resource.request;
    }),
    ...inPlace(bundler, [...REPLACED.routeTables, {...OF_THEME.useDocDescription, by: clientFile('useFromList.ts')}]),
    ...(hasBanner ? [] : inPlace(bundler, [BANNER])),
  ];
}

const BANNER = {issuer: /(?:)/, request: /^@theme\/DocVersionBanner$/, by: clientFile('noBanner.ts')};

/** The plugins of the client's build without Docusaurus' own table of addresses; throws where it brings none. */
function withoutAddresses<BuildPlugin>(plugins: readonly BuildPlugin[]): BuildPlugin[] {
  const others = plugins.filter((plugin) => (plugin as object | undefined)?.constructor.name !== STOCK_ADDRESSES);
  if (others.length === plugins.length - 1) return others;
  throw new Error(`Docusaurus no longer brings one ${STOCK_ADDRESSES}: fix src/plugins/light-client/route-tables/index.ts, or build with PORTAL_LIGHT=off.`);
}

/** Sends the tables that Docusaurus generates for every page in a small form, and of texts and descriptions only those that a page shows. */
export default function routeTables(context: LoadContext): Plugin {
  const {generatedFilesDir: generated} = context;
  // A function that is missing there would stop the server's build, which runs the same modules.
  const alias = {tslib$: clientFile('tslib.ts')};
  return {
    name: 'portal-route-tables',
    configureWebpack(config, isServer, {currentBundler}) {
      const experiments = cacheWith('route-tables', config);
      if (!isForReaders(isServer)) return {experiments, resolve: {alias}};
      const bundler = bundlerOf(currentBundler);
      const slim = writeSlimVersions(
        generated,
        readRegistry(generated).map(([, module]) => module),
      );
      const own = [
        chunkAddressPlugin(bundler),
        notFoundChunksPlugin(generated),
        packAssetsPlugin(bundler, generated, textIdsOf(context)),
        ...replacements(bundler, context, slim),
      ];
      return {
        mergeStrategy: {plugins: 'replace'},
        experiments,
        // With a chunk's name as its id, no table is needed between the two.
        optimization: {chunkIds: 'named'},
        plugins: [...withoutAddresses(config.plugins ?? []), ...(asPlugins(own) ?? [])],
        resolve: {
          alias: {
            ...alias,
            '@portal/descriptions': slim.descriptions,
            // The folder, so that the form of it is found of which unused parts can be left out.
            '@portal/history': path.dirname(require.resolve('history/package.json')),
          },
        },
      };
    },
    async postBuild({outDir}) {
      listFiles(readPages(context, outDir, readShortNames(generated)));
      return Promise.resolve();
    },
  };
}

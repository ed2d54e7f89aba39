import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {asPlugins, bundlerOf, cacheWith, inPlace, isForReaders, type Bundler, type BundlerPlugin} from '../bundler';
import {readRegistry} from '../readGenerated';
import {OF_THEME, REPLACED} from '../replaced';
import {routeModulesPlugin} from './routeModules';
import {writeSlimVersions, type SlimVersions} from './slimVersions';
import {withoutDefaults} from './withoutDefaults';
import {writePacked, writeRegistry} from './writePacked';
import {writeTexts, type TextModules} from './writeTexts';

const clientFile = (name: string): string => path.join(__dirname, 'client', name);

/**
 * Replaces the generated tables by their small forms, the texts by those that a component's folder needs, and modules
 * as listed.
 */
function replacements(
  bundler: Bundler,
  {generatedFilesDir}: LoadContext,
  {versions, hasBanner}: SlimVersions,
  texts: TextModules,
): BundlerPlugin[] {
  const {NormalModuleReplacementPlugin: Replacement} = bundler;
  const packed: Record<string, string> = {
    ...writePacked(generatedFilesDir),
    '@generated/registry': clientFile('registry.ts'),
  };
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
    ...inPlace(bundler, [...REPLACED.routeTables, {...OF_THEME.useEntryDescription, by: clientFile('useFromList.ts')}]),
    ...(hasBanner ? [] : inPlace(bundler, [BANNER])),
  ];
}

/** Takes out of the site's own modules what their texts have for translators. */
function textRule(folder: string, known: ReadonlySet<string>): object {
  const change = (source: string, file: string): string => withoutDefaults(source, file, known);
  const loader = path.join(__dirname, 'textLoader.mjs');
  return {test: /\.tsx?$/, include: folder, enforce: 'pre', use: [{loader, options: {change}}]};
}

const digestOf = (names: readonly string[]): string =>
  createHash('sha256').update(names.join()).digest('hex').slice(0, 8);

const BANNER = {issuer: /(?:)/, request: /^@theme\/DocVersionBanner$/, by: clientFile('noBanner.ts')};

/**
 * Sends the tables that Docusaurus generates for every page in a small form, and of texts and descriptions only those
 * that a page shows.
 */
export default function routeTables(context: LoadContext): Plugin {
  const {generatedFilesDir: generated, siteDir} = context;
  // A function that is missing there would stop the server's build, which runs the same modules.
  const alias = {tslib$: clientFile('tslib.ts')};
  return {
    name: 'portal-route-tables',
    configureWebpack(config, isServer, {currentBundler}) {
      if (!isForReaders(isServer)) return {experiments: cacheWith('route-tables', config), resolve: {alias}};
      const bundler = bundlerOf(currentBundler);
      const slim = writeSlimVersions(
        generated,
        readRegistry(generated).map(([, module]) => module),
      );
      const registry = writeRegistry(generated);
      const texts = writeTexts(generated, siteDir);
      return {
        // The modules of a cache lack what the language had when it was filled.
        experiments: cacheWith(`route-tables-${digestOf(texts.known)}`, config),
        // All these files have new names with each deployment, so that no table leads from a chunk to its file.
        output: {chunkFilename: 'assets/js/[name].[fullhash:8].js'},
        // With a chunk's name as its id, no table is needed between the two.
        optimization: {chunkIds: 'named'},
        plugins: asPlugins([routeModulesPlugin(registry), ...replacements(bundler, context, slim, texts)]),
        module: {rules: [textRule(path.join(siteDir, 'src'), new Set(texts.known))]},
        resolve: {
          alias: {
            ...alias,
            '@portal/descriptions': slim.descriptions,
            '@portal/registry': registry.table,
            // The folder, so that the form of it is found of which unused parts can be left out.
            '@portal/history': path.dirname(require.resolve('history/package.json')),
          },
        },
      };
    },
  };
}

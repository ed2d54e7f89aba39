import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundlerOf, chunkAddressPlugin, type Bundler, type BundlerPlugin} from './chunkAddress';
import {chunksOfPages, linkStyles, type ClientManifest} from './linkStyles';
import {notFoundChunksPlugin, readNotFoundChunks} from './notFoundChunks';
import {readRoutes} from './readGenerated';
import {readShortNames, writePacked} from './writePacked';
import {writeTexts} from './writeTexts';

const STOCK_ADDRESSES = 'ChunkAssetPlugin';

/** Replaces the generated tables by their small forms, and the texts by those that a component's folder needs. */
function replacements({NormalModuleReplacementPlugin}: Bundler, {generatedFilesDir, siteDir}: LoadContext): BundlerPlugin[] {
  const packed = writePacked(generatedFilesDir);
  const texts = writeTexts(generatedFilesDir, siteDir);
  return [
    new NormalModuleReplacementPlugin(/^@generated\/(docusaurus\.config|registry|routes|routesChunkNames)$/, (resource) => {
      resource.request = packed[resource.request] ?? resource.request;
    }),
    new NormalModuleReplacementPlugin(/^@generated\/codeTranslations$/, (resource) => {
      resource.request = texts.common;
    }),
    new NormalModuleReplacementPlugin(/^@docusaurus\/Translate$/, (resource) => {
      resource.request = texts.byFile.get(resource.contextInfo.issuer) ?? resource.request;
    }),
  ];
}

/** Takes from the client's first load what a reader does not need: tables in their long form, other pages' texts, and the highlighter of code. */
export default function lightClient(context: LoadContext): Plugin {
  // A function that is missing there would stop the server's build, which runs the same modules.
  const tslib = path.join(__dirname, 'client', 'tslib.ts');
  const aliases = (highlighter: string): Record<string, string> => ({'@portal/serverHighlight': highlighter, tslib$: tslib});
  return {
    name: 'portal-light-client',
    configureWebpack({plugins = []}, isServer, {currentBundler}) {
      if (isServer) return {resolve: {alias: aliases(path.join(context.siteDir, 'src', 'theme', 'CodeBlock', 'Content', 'serverContent.ts'))}};
      const alias = aliases(path.join(__dirname, 'client', 'noHighlight.ts'));
      // The development server changes its tables while it runs.
      if (process.env.NODE_ENV !== 'production') return {resolve: {alias}};
      const others = plugins.filter((plugin) => plugin?.constructor.name !== STOCK_ADDRESSES);
      if (others.length !== plugins.length - 1) throw new Error(`Docusaurus no longer brings one ${STOCK_ADDRESSES}: mend src/plugins/light-client/index.ts.`);
      const bundler = bundlerOf(currentBundler);
      const own = [chunkAddressPlugin(bundler), notFoundChunksPlugin(context.generatedFilesDir), ...replacements(bundler, context)];
      return {
        mergeStrategy: {plugins: 'replace'},
        // With a chunk's name as its id, no table is needed between the two.
        optimization: {chunkIds: 'named', splitChunks: {cacheGroups: {styles: false}}},
        plugins: [...others, ...(own as typeof others)],
        resolve: {
          alias: {
            ...alias,
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: false,
          },
        },
      };
    },
    postBuild({outDir}) {
      const {generatedFilesDir: generated, baseUrl} = context;
      const manifest = JSON.parse(readFileSync(path.join(generated, 'client-manifest.json'), 'utf8')) as ClientManifest;
      const linked = linkStyles(outDir, baseUrl, chunksOfPages(readRoutes(generated), readShortNames(generated)), manifest, readNotFoundChunks(generated));
      console.log(`${String(linked)} pages link the style sheets of their own components.`);
      return Promise.resolve();
    },
  };
}

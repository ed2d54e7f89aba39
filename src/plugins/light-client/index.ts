import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {offlinePage} from '../../offline/offlinePages';
import {bundlerOf, chunkAddressPlugin, type Bundler, type BundlerPlugin} from './chunkAddress';
import {chunksOfPages, linkStyles, type ClientManifest} from './linkStyles';
import {notFoundChunksPlugin, readNotFoundChunks} from './notFoundChunks';
import {packAssetsPlugin} from './packAssetsPlugin';
import {readRegistry, readRoutes} from './readGenerated';
import {REPLACED} from './replaced';
import {readShortNames, writePacked} from './writePacked';
import {purgeMain} from './purgeStyles';
import {writeSlimVersions} from './slimVersions';
import {writeTexts} from './writeTexts';

const STOCK_ADDRESSES = 'ChunkAssetPlugin';

/** Replaces the generated tables by their small forms, the texts by those that a component's folder needs, and modules as listed. */
function replacements({NormalModuleReplacementPlugin}: Bundler, {generatedFilesDir, siteDir}: LoadContext): BundlerPlugin[] {
  const packed = writePacked(generatedFilesDir);
  const texts = writeTexts(generatedFilesDir, siteDir);
  return [
    new NormalModuleReplacementPlugin(/^@generated\/(docusaurus\.config|globalData|registry|routes|routesChunkNames)$/, (resource) => {
      resource.request = packed[resource.request] ?? resource.request;
    }),
    new NormalModuleReplacementPlugin(/^@generated\/codeTranslations$/, (resource) => {
      resource.request = texts.common;
    }),
    new NormalModuleReplacementPlugin(/^@docusaurus\/Translate$/, (resource) => {
      resource.request = texts.byFile.get(resource.contextInfo.issuer) ?? resource.request;
    }),
    ...REPLACED.map(
      ({issuer, request, by}) =>
        new NormalModuleReplacementPlugin(request, (resource) => {
          if (issuer.test(resource.contextInfo.issuer)) resource.request = path.join(__dirname, 'client', by);
        }),
    ),
  ];
}

/** The folders of other languages inside this one's. */
const otherLanguages = ({i18n: {localeConfigs, currentLocale}}: LoadContext): string[] =>
  Object.entries(localeConfigs)
    .flatMap(([locale, config]) => (locale === currentLocale ? [] : [config.path, config.baseUrl.replaceAll('/', '')]))
    .filter(Boolean);

/** The files of a folder by their ending, those of some folders in it left out. */
function filesOf(folder: string, skipped: readonly string[]): (ending: string) => string[] {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !skipped.includes(file.split(path.sep)[0] ?? ''));
  return (ending) => files.filter((file) => file.endsWith(ending)).map((file) => path.join(folder, file));
}

/** Takes from the client's first load what a reader does not need: tables in their long form, other pages' texts, and the highlighter of code. */
export default function lightClient(context: LoadContext): Plugin {
  // A function that is missing there would stop the server's build, which runs the same modules.
  const tslib = path.join(__dirname, 'client', 'tslib.ts');
  const theme = path.join(context.siteDir, 'src', 'theme');
  const aliases = (highlighter: string, description: string): Record<string, string> => ({
    '@portal/serverHighlight': highlighter,
    '@portal/useDocDescription': description,
    tslib$: tslib,
  });
  const fromVersion = path.join(theme, 'DocCard', 'useFromVersion.ts');
  const fromList = path.join(__dirname, 'client', 'useFromList.ts');
  const noHighlight = path.join(__dirname, 'client', 'noHighlight.ts');
  return {
    name: 'portal-light-client',
    configureWebpack({plugins = []}, isServer, {currentBundler}) {
      if (isServer) return {resolve: {alias: aliases(path.join(theme, 'CodeBlock', 'Content', 'serverContent.tsx'), fromVersion)}};
      // The development server changes its tables while it runs.
      if (process.env.NODE_ENV !== 'production') return {resolve: {alias: aliases(noHighlight, fromVersion)}};
      const others = plugins.filter((plugin) => plugin?.constructor.name !== STOCK_ADDRESSES);
      if (others.length !== plugins.length - 1) throw new Error(`Docusaurus no longer brings one ${STOCK_ADDRESSES}: fix src/plugins/light-client/index.ts.`);
      const bundler = bundlerOf(currentBundler);
      const slim = writeSlimVersions(
        context.generatedFilesDir,
        readRegistry(context.generatedFilesDir).map(([, module]) => module),
      );
      const versions = new bundler.NormalModuleReplacementPlugin(/^@generated\/docusaurus-plugin-content-docs\//, (resource) => {
        resource.request = slim.versions.get(resource.request) ?? resource.request;
      });
      const banner = new bundler.NormalModuleReplacementPlugin(/^@theme\/DocVersionBanner$/, (resource) => {
        if (!slim.hasBanner) resource.request = path.join(__dirname, 'client', 'noBanner.ts');
      });
      const own = [
        versions,
        banner,
        chunkAddressPlugin(bundler),
        notFoundChunksPlugin(context.generatedFilesDir),
        packAssetsPlugin(bundler, context.generatedFilesDir, context.siteDir),
        ...replacements(bundler, context),
      ];
      return {
        mergeStrategy: {plugins: 'replace'},
        entry: path.join(__dirname, 'client', 'start.ts'),
        // With a chunk's name as its id, no table is needed between the two.
        optimization: {chunkIds: 'named', splitChunks: {cacheGroups: {styles: false}}},
        plugins: [...others, ...(own as typeof others)],
        resolve: {
          alias: {
            ...aliases(noHighlight, fromList),
            '@portal/descriptions': slim.descriptions,
            // The folder, so that the form of it is found of which unused parts can be left out.
            '@portal/history': path.dirname(require.resolve('history/package.json')),
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')]: false,
          },
        },
      };
    },
    async postBuild({outDir}) {
      const {generatedFilesDir: generated, baseUrl} = context;
      const manifest = JSON.parse(readFileSync(path.join(generated, 'client-manifest.json'), 'utf8')) as ClientManifest;
      const linked = linkStyles(outDir, baseUrl, chunksOfPages(readRoutes(generated), readShortNames(generated)), manifest, readNotFoundChunks(generated));
      console.log(`${String(linked)} pages link the style sheets of their own components.`);
      const files = filesOf(outDir, otherLanguages(context));
      // The pages for readers without a network are written later, and link the same style sheet.
      const later = offlinePage('en', 'en', {colourMode: '', stylesheet: ''});
      await purgeMain(outDir, files('.html'), {scripts: files('.js'), sheets: files('.css'), later});
    },
  };
}

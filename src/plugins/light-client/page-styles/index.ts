import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {offlinePage} from '../../../offline/offlinePages';
import {cacheWith, isForReaders} from '../bundler';
import {readPages} from '../pageChunks';
import type {NameTree} from '../route-tables/client/packedNames';
import {linkStyles} from './linkStyles';
import {purgeMain} from './purgeStyles';

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

/**
 * Gives each page the style sheets of its own components in place of one sheet for all, and takes from the sheet that
 * is left for every page what no page uses. `readNames` reads the names that chunks have in the client.
 */
export default function pageStyles(
  context: LoadContext,
  readNames: (generated: string) => Record<string, NameTree>,
): Plugin {
  return {
    name: 'portal-page-styles',
    configureWebpack(config, isServer) {
      if (!isForReaders(isServer)) return {};
      return {
        experiments: cacheWith('page-styles', config),
        // The manifest of chunks lists files by id, and the table of routes by name.
        optimization: {chunkIds: 'named', splitChunks: {cacheGroups: {styles: false}}},
      };
    },
    async postBuild({outDir}) {
      const linked = linkStyles(readPages(context, outDir, readNames(context.generatedFilesDir)));
      console.log(`${String(linked)} pages link the style sheets of their own components.`);
      const files = filesOf(outDir, otherLanguages(context));
      // The pages for readers without a network are written later, and link the same style sheet.
      const later = offlinePage('en', {colourMode: '', stylesheet: ''});
      await purgeMain(outDir, files('.html'), {scripts: files('.js'), sheets: files('.css'), later});
    },
  };
}

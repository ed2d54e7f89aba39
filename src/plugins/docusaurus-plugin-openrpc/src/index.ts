import {readFileSync} from 'node:fs';
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {toDocsShell} from './docsShell';
import {readDocument} from './document';
import type {Options, PluginOptions} from './options';
import type {RpcReference} from './reference';
import {toLeaves} from './routes';
import {toReference} from './toReference';
import {getTranslationFiles, translateReference} from './translations';

export {validateOptions} from './options';
export {rpcSidebarItems} from './sidebar';
export type {Options, PluginOptions};

const LANGUAGES = ['es', 'zh'];

/** The interface texts of a language, from the plugin's own locales/ folder; none for a language that is not there. */
function readCodeTranslations(locale: string): Record<string, string> {
  const language = LANGUAGES.find((known) => locale.split('-')[0] === known);
  return language ? (JSON.parse(readFileSync(path.join(__dirname, '..', 'locales', `${language}.json`), 'utf8')) as Record<string, string>) : {};
}

/** Turns an OpenRPC document into pages inside the docs layout. */
export default function openRpcPlugin(context: LoadContext, options: PluginOptions): Plugin<RpcReference> {
  const base = normalizeUrl([context.baseUrl, options.routeBasePath]);
  const file = path.join(context.siteDir, options.document);
  return {
    name: 'docusaurus-plugin-openrpc',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [file],
    loadContent: async () => toReference(await readDocument(file)),
    getTranslationFiles: ({content}) => getTranslationFiles(content),
    translateContent: ({content, translationFiles}) => translateReference(content, translationFiles[0]),
    getDefaultCodeTranslationMessages: () => Promise.resolve(readCodeTranslations(context.i18n.currentLocale)),
    allContentLoaded({allContent, actions}) {
      const reference = allContent['docusaurus-plugin-openrpc']?.[options.id] as RpcReference;
      actions.addRoute(toDocsShell(toLeaves(reference, options, base), options, allContent, base, context.baseUrl));
    },
    async postBuild({outDir}) {
      const target = path.join(outDir, options.routeBasePath, 'openrpc.json');
      await mkdir(path.dirname(target), {recursive: true});
      await copyFile(file, target);
    },
  };
}

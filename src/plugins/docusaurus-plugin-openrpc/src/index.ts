import {readFileSync} from 'node:fs';
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {toDocsShell} from './docsShell';
import {readDocument} from './document';
import {titlesOf, withGuideTitles} from './guides';
import type {OpenRpcDocument} from './openRpc';
import type {Options, PluginOptions} from './options';
import {writePageData} from './pageData';
import {toLeaves} from './routes';
import type {TranslatedContent} from './texts';
import {toReference} from './toReference';
import {withMarkdown} from './withMarkdown';
import {getTranslationFiles, translateInstance} from './translations';
import {createValidatorModules} from './validatorModules';

export {validateOptions} from './options';
export {rpcSidebarItems} from './sidebar';
export type {Options, PluginOptions};

interface Content extends TranslatedContent {
  /** Localized address of the instance. */
  base: string;
  document: OpenRpcDocument;
  /** Name of the instance where a page shows several. */
  label: string;
}

const LANGUAGES = ['es', 'zh'];

/** The interface texts of a language, from the plugin's own locales/ folder; none for a language that is not there. */
function readCodeTranslations(locale: string): Record<string, string> {
  const language = LANGUAGES.find((known) => locale.split('-')[0] === known);
  return language ? (JSON.parse(readFileSync(path.join(__dirname, '..', 'locales', `${language}.json`), 'utf8')) as Record<string, string>) : {};
}

/** Turns an OpenRPC document into pages inside the docs layout. */
export default function openRpcPlugin(context: LoadContext, options: PluginOptions): Plugin<Content> {
  const base = normalizeUrl([context.baseUrl, options.routeBasePath]);
  const file = path.join(context.siteDir, options.document);
  return {
    name: 'docusaurus-plugin-openrpc',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client', 'guardHash')],
    getPathsToWatch: () => [file],
    async loadContent() {
      const document = await readDocument(file);
      return {document, base, label: options.label ?? options.id, reference: toReference(document), ...(options.endpoints && {endpoints: options.endpoints})};
    },
    getTranslationFiles: ({content}) => getTranslationFiles(content),
    translateContent: ({content, translationFiles}) => translateInstance(content, translationFiles[0]),
    getDefaultCodeTranslationMessages: () => Promise.resolve(readCodeTranslations(context.i18n.currentLocale)),
    async allContentLoaded({allContent, actions}) {
      const instances = allContent['docusaurus-plugin-openrpc'];
      const content = instances?.[options.id] as Content;
      const others = Object.values(instances ?? {}).filter((instance) => instance !== content) as Content[];
      const shown = {...content, reference: withMarkdown(content, others, context.baseUrl)};
      actions.setGlobalData({methods: content.reference.namespaces.flatMap(({methods}) => methods).length});
      await writePageData(shown, others, base, actions.createData);
      const loaders = await createValidatorModules(options.id, content.document, content.reference, actions.createData, context.generatedFilesDir);
      const reference = withGuideTitles(shown.reference, titlesOf(allContent, options.docsPluginId), context.baseUrl);
      const leaves = toLeaves({...content, reference}, options, base, loaders);
      actions.addRoute(toDocsShell(leaves, options, allContent, base, context.baseUrl));
    },
    async postBuild({outDir}) {
      const target = path.join(outDir, options.routeBasePath, 'openrpc.json');
      await mkdir(path.dirname(target), {recursive: true});
      await copyFile(file, target);
    },
  };
}

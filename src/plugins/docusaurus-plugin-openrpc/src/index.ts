import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {toDocsShell} from './docsShell';
import {parseJoined} from './document';
import {guardedNames} from './exposure';
import {titlesOf, withGuideTitles} from './guides';
import {filesOf, readJoined, type DocumentSource} from './joining/readJoined';
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
  /** What readers download. */
  text: string;
  /** The name of each method's file, where the document is a folder. */
  methodFiles: Readonly<Record<string, string>>;
  /** Name of the instance where a page shows several. */
  label: string;
}

/** The interface texts of a language, from the plugin's own locales/ folder; none for a language that is not there. */
function readCodeTranslations(locale: string): Record<string, string> {
  const file = path.join(__dirname, '..', 'locales', `${locale.split('-')[0] ?? ''}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** Where a site has its document and recordings. */
function sourceIn(siteDir: string, {document, recordings: {examples, exchanges} = {}}: PluginOptions): DocumentSource {
  const at = (file: string): string => path.join(siteDir, file);
  return {
    document: at(document),
    recordings: {
      ...(examples !== undefined && {examples: at(examples)}),
      ...(exchanges !== undefined && {exchanges: at(exchanges)}),
    },
  };
}

/** Reads what the pages of an instance are made of; `base` is its localized address. */
function readContent(source: DocumentSource, base: string, {id, label, endpoints}: PluginOptions): Content {
  const joined = readJoined(source);
  const document = parseJoined(joined);
  const {text, methodFiles} = joined;
  return {
    document,
    text,
    methodFiles,
    base,
    label: label ?? id,
    reference: toReference(document),
    ...(endpoints && {endpoints}),
  };
}

/** Turns an OpenRPC document into pages inside the docs layout. */
export default function openRpcPlugin(context: LoadContext, options: PluginOptions): Plugin<Content> {
  const base = normalizeUrl([context.baseUrl, options.routeBasePath]);
  const source = sourceIn(context.siteDir, options);
  return {
    name: 'docusaurus-plugin-openrpc',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client', 'guardHash')],
    getPathsToWatch: () => filesOf(source),
    loadContent: () => readContent(source, base, options),
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
      const loaders = await createValidatorModules(
        options.id,
        content.document,
        content.reference,
        actions.createData,
        context.generatedFilesDir,
      );
      const reference = withGuideTitles(shown.reference, titlesOf(allContent, options.docsPluginId), context.baseUrl);
      const guarded = guardedNames([content, ...others].map((instance) => instance.reference));
      const leaves = toLeaves({...content, reference}, options, base, loaders, guarded);
      actions.addRoute(toDocsShell(leaves, options, allContent, base, context.baseUrl));
    },
    async postBuild({outDir, content}) {
      const target = path.join(outDir, options.routeBasePath, 'openrpc.json');
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, content.text);
    },
  };
}

import type {RouteConfig} from '@docusaurus/types';
import type {ConsoleEndpoint, Dialect, LoadValidators} from './console/model';
import {toEndpoints} from './endpoints';
import type {MarkdownText} from './markdown';
import type {PluginOptions} from './options';
import {toErrorLinks, type ErrorLinks} from './errorLinks';
import type {RpcAvailability, RpcMethod, RpcReference, RpcServer} from './reference';
import {SHARED_FILE} from './joining/places';
import type {TranslatedContent} from './texts';

/** Another page of the reference, as previous and next link to it. */
export interface PageLink {
  title: string;
  permalink: string;
}

/** What the console of a method needs to know of the instance. */
export interface ConsoleProps {
  instanceId: string;
  dialect: Dialect;
  endpoints: ConsoleEndpoint[];
  /** The names of all methods, of any reference, whose calls leave this machine only after a question of their own. */
  guarded: readonly string[];
  /** Where error codes are explained; absent if the site has no such page. */
  errorLinks?: ErrorLinks;
}

/** What the page of one method gets. */
export interface MethodPageProps {
  method: RpcMethod;
  /** Name of the reference that the method belongs to, for example "eSpace JSON-RPC". */
  reference: string;
  console: ConsoleProps;
  /** By slug, what loads the code compiled from a method's schemas, on request. */
  loaders: Readonly<Record<string, LoadValidators>>;
  servers: RpcServer[];
  documentUrl: string;
  editUrl?: string;
  previous?: PageLink;
  next?: PageLink;
}

/** A method in the list of all. */
export interface MethodEntry {
  name: string;
  summary: string;
  permalink: string;
  deprecated: boolean;
  availability: RpcAvailability;
}

/** What the index page gets: every method by namespace, without its types. */
export interface IndexPageProps {
  title: string;
  description?: MarkdownText;
  documentUrl: string;
  namespaces: {name: string; description?: MarkdownText; methods: MethodEntry[]}[];
}

const pageLink = (base: string, method: RpcMethod | undefined): PageLink | undefined =>
  method && {title: method.name, permalink: `${base}/${method.slug}`};

/** The index page's data; `base` is the localized address of the instance. */
export function toIndexProps({title, description, namespaces}: RpcReference, base: string): IndexPageProps {
  return {
    title,
    ...(description !== undefined && {description}),
    documentUrl: `${base}/openrpc.json`,
    namespaces: namespaces.map(({name, description: text, methods}) => ({
      name,
      ...(text !== undefined && {description: text}),
      methods: methods.map(({name: method, summary, slug, deprecated, availability}) => {
        return {name: method, summary, permalink: `${base}/${slug}`, deprecated, availability};
      }),
    })),
  };
}

/** What the pages of an instance are made of. */
interface PagesContent extends TranslatedContent {
  /** The name of each method's file, where the document is a folder. */
  methodFiles?: Readonly<Record<string, string>>;
}

/**
 * The file that a page is made from, and the address where it can be changed; `name` is that of a file in the folder of
 * the document.
 */
function sourceOf(
  {document, editUrl}: PluginOptions,
  name: string | undefined,
): {sourceFilePath: string; editUrl?: string} {
  const below = name === undefined ? '' : `/${name}`;
  return {sourceFilePath: `${document}${below}`, ...(editUrl !== undefined && {editUrl: `${editUrl}${below}`})};
}

/** What the console of every method gets. */
function toConsoleProps(
  {reference, endpoints}: PagesContent,
  {id, dialect, errorReference}: PluginOptions,
  guarded: readonly string[],
): ConsoleProps {
  return {
    instanceId: id,
    dialect,
    endpoints: endpoints ?? toEndpoints(reference.servers),
    guarded,
    ...(errorReference !== undefined && {errorLinks: toErrorLinks(reference, errorReference)}),
  };
}

/** What the page of each method gets, in order, whatever file it is made from. */
function toMethodProps(
  {namespaces, title, servers}: RpcReference,
  consoleProps: ConsoleProps,
  base: string,
): Omit<MethodPageProps, 'loaders' | 'editUrl'>[] {
  const methods = namespaces.flatMap(({methods: own}) => own);
  return methods.map((method, index) => ({
    method,
    reference: title,
    console: consoleProps,
    servers,
    documentUrl: `${base}/openrpc.json`,
    previous: pageLink(base, methods[index - 1]),
    next: pageLink(base, methods[index + 1]),
  }));
}

/**
 * The pages of an instance as leaves of the docs layout: the index, then each method in order. `loaders` is the module
 * that loads the validators of each method; `guarded` lists the guarded methods of all references.
 */
export function toLeaves(
  content: PagesContent,
  options: PluginOptions,
  base: string,
  loaders: string,
  guarded: readonly string[],
): RouteConfig[] {
  const {reference, methodFiles = {}} = content;
  const common = {exact: true, sidebar: options.sidebarId};
  const {sourceFilePath} = sourceOf(options, Object.keys(methodFiles).length > 0 ? SHARED_FILE : undefined);
  return [
    {
      ...common,
      metadata: {sourceFilePath},
      path: base,
      component: '@theme/OpenRpcIndexPage',
      props: {...toIndexProps(reference, base)},
    },
    ...toMethodProps(reference, toConsoleProps(content, options, guarded), base).map((props): RouteConfig => {
      const {name, slug} = props.method;
      const {editUrl, ...metadata} = sourceOf(options, methodFiles[name]);
      return {
        ...common,
        metadata,
        path: `${base}/${slug}`,
        component: '@theme/OpenRpcMethodPage',
        modules: {loaders},
        props: {...props, ...(editUrl !== undefined && {editUrl})},
      };
    }),
  ];
}

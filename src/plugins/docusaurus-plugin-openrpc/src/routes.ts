import type {RouteConfig} from '@docusaurus/types';
import type {PluginOptions} from './options';
import type {RpcMethod, RpcReference, RpcServer} from './reference';

/** Another page of the reference, as previous and next link to it. */
export interface PageLink {
  title: string;
  permalink: string;
}

/** What the page of one method gets. */
export interface MethodPageProps {
  method: RpcMethod;
  servers: RpcServer[];
  documentUrl: string;
  editUrl?: string;
  previous?: PageLink;
  next?: PageLink;
}

/** What the index page gets: every method by namespace, without its types. */
export interface IndexPageProps {
  title: string;
  description?: string;
  documentUrl: string;
  namespaces: {name: string; description?: string; methods: {name: string; summary: string; permalink: string; deprecated: boolean}[]}[];
}

const pageLink = (base: string, method: RpcMethod | undefined): PageLink | undefined => method && {title: method.name, permalink: `${base}/${method.slug}`};

/** The index page's data; `base` is the localized address of the instance. */
export function toIndexProps({title, description, namespaces}: RpcReference, base: string): IndexPageProps {
  return {
    title,
    ...(description !== undefined && {description}),
    documentUrl: `${base}/openrpc.json`,
    namespaces: namespaces.map(({name, description: text, methods}) => ({
      name,
      ...(text !== undefined && {description: text}),
      methods: methods.map(({name: method, summary, slug, deprecated}) => ({name: method, summary, permalink: `${base}/${slug}`, deprecated})),
    })),
  };
}

/** The pages of a reference as leaves of the docs layout: the index, then each method in order. */
export function toLeaves(reference: RpcReference, {sidebarId, document, editUrl}: PluginOptions, base: string): RouteConfig[] {
  const methods = reference.namespaces.flatMap(({methods: own}) => own);
  const common = {exact: true, sidebar: sidebarId, metadata: {sourceFilePath: document}};
  return [
    {...common, path: base, component: '@theme/OpenRpcIndexPage', props: {...toIndexProps(reference, base)}},
    ...methods.map((method, index): RouteConfig => {
      const props: MethodPageProps = {
        method,
        servers: reference.servers,
        documentUrl: `${base}/openrpc.json`,
        ...(editUrl !== undefined && {editUrl}),
        previous: pageLink(base, methods[index - 1]),
        next: pageLink(base, methods[index + 1]),
      };
      return {...common, path: `${base}/${method.slug}`, component: '@theme/OpenRpcMethodPage', props: {...props}};
    }),
  ];
}

// The only file that knows the docs plugin's inside; `lib/props.js` is why Docusaurus is pinned exactly.
import type {LoadedContent, PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {toVersionMetadataProp} from '@docusaurus/plugin-content-docs/lib/props.js';
import type {AllContent, RouteConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type {PluginOptions} from './options';

/** Links of sidebars.ts carry no base URL while those of docs do, and breadcrumbs skip a link without a docId. */
export function withBaseUrl(items: PropSidebar, baseUrl: string): PropSidebar {
  const at = (href: string): string =>
    href.startsWith('/') && !href.startsWith(baseUrl) ? normalizeUrl([baseUrl, href]) : href;
  return items.map((item): PropSidebarItem => {
    if (item.type === 'link') return item.docId ? item : {...item, href: at(item.href), docId: item.href.slice(1)};
    if (item.type === 'category')
      return {...item, ...(item.href !== undefined && {href: at(item.href)}), items: withBaseUrl(item.items, baseUrl)};
    return item;
  });
}

/**
 * Wraps leaves into a second docs shell that shares the docs plugin's components and one of its sidebars; throws if
 * either is missing.
 */
export function toDocsShell(
  leaves: RouteConfig[],
  {docsPluginId, sidebarId, id}: PluginOptions,
  allContent: AllContent,
  base: string,
  baseUrl: string,
): RouteConfig {
  const docs = allContent['docusaurus-plugin-content-docs']?.[docsPluginId] as LoadedContent | undefined;
  const version = docs?.loadedVersions[0];
  if (!version) {
    const known = Object.keys(allContent['docusaurus-plugin-content-docs'] ?? {});
    throw new Error(
      `docusaurus-plugin-openrpc "${id}": there is no docs plugin "${docsPluginId}". Available: ${known.join(', ') || 'none'}. Set docsPluginId.`,
    );
  }
  const metadata = toVersionMetadataProp(docsPluginId, version);
  const sidebar = metadata.docsSidebars[sidebarId];
  if (!sidebar) {
    throw new Error(
      `docusaurus-plugin-openrpc "${id}": there is no sidebar "${sidebarId}". Available: ${Object.keys(metadata.docsSidebars).join(', ')}. Set sidebarId.`,
    );
  }
  const shared = {...metadata, docs: {}, docsSidebars: {[sidebarId]: withBaseUrl(sidebar, baseUrl)}};
  const root: RouteConfig = {path: base, exact: false, component: '@theme/DocRoot', routes: leaves};
  const versionRoot: RouteConfig = {
    path: base,
    exact: false,
    component: '@theme/DocVersionRoot',
    props: {version: shared},
    routes: [root],
  };
  return {path: base, exact: false, component: '@theme/DocsRoot', routes: [versionRoot]};
}

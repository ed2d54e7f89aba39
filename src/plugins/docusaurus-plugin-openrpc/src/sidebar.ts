import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readJoined} from './joining/readJoined';
import {toMethodGroups, type MethodGroup} from './namespaces';

type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** What a sidebar needs to know about an instance: where its document and its pages are. */
export interface SidebarOptions {
  id: string;
  document: string;
  routeBasePath: string;
  /** Label of the link to the index page. */
  indexLabel: string;
}

/** The groups of a document; none if it cannot be read, which the plugin itself reports better. */
function readGroups(document: string): MethodGroup[] {
  try {
    return toMethodGroups(readJoined({document}).value);
  } catch {
    return [];
  }
}

/**
 * Sidebar items of an instance for sidebars.ts: its index page, then one folding category for each namespace, as on
 * that page. Each has a key, under which Docusaurus asks for its label in other languages.
 */
export function rpcSidebarItems({id, document, routeBasePath, indexLabel}: SidebarOptions): SidebarItemConfig[] {
  const index: SidebarItemConfig = {type: 'link', label: indexLabel, href: `/${routeBasePath}`, key: `${id}-rpc-index`};
  const linked = new Set<string>();
  const toLink = ({name}: {name: string}): SidebarItemConfig[] => {
    const slug = name.toLowerCase();
    // A key that occurs twice stops Docusaurus before the plugin can report which method it is.
    if (linked.has(slug)) return [];
    linked.add(slug);
    return [{type: 'link', label: name, href: `/${routeBasePath}/${slug}`, key: `${id}-${name}`}];
  };
  const categories = readGroups(document).flatMap(({name, methods}): SidebarItemConfig[] => {
    const items = methods.flatMap(toLink);
    return items.length === 0
      ? []
      : [{type: 'category', label: name, key: `${id}-rpc-${name}`, collapsed: true, items}];
  });
  return [index, ...categories];
}

import {readFileSync} from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** What a sidebar needs to know of an instance: where its document lies and where its pages stand. */
export interface SidebarOptions {
  id: string;
  document: string;
  routeBasePath: string;
  /** Label of the link to the index page. */
  indexLabel: string;
}

interface NamedMethods {
  methods: {name: string}[];
}

/** The part of a method's name before the underscore. */
export function namespaceOf(name: string): string {
  return name.split('_')[0] ?? name;
}

/**
 * Sidebar items of an instance for sidebars.ts: its index page, then one folding category for each namespace.
 * Reads the document at once, since sidebars are loaded before plugins; a faulty document is told by the plugin itself.
 */
export function rpcSidebarItems({id, document, routeBasePath, indexLabel}: SidebarOptions): SidebarItemConfig[] {
  const {methods} = JSON.parse(readFileSync(document, 'utf8')) as NamedMethods;
  const namespaces = [...new Set(methods.map(({name}) => namespaceOf(name)))];
  const index: SidebarItemConfig = {type: 'link', label: indexLabel, href: `/${routeBasePath}`, key: `${id}-rpc-index`};
  return [
    index,
    ...namespaces.map((namespace): SidebarItemConfig => ({
      type: 'category',
      label: namespace,
      key: `${id}-rpc-${namespace}`,
      collapsed: true,
      items: methods
        .filter(({name}) => namespaceOf(name) === namespace)
        .map(({name}): SidebarItemConfig => ({type: 'link', label: name, href: `/${routeBasePath}/${name.toLowerCase()}`, key: `${id}-${name}`})),
    })),
  ];
}

import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {languageOf, type Language} from '../config/locales';
import {isComponent} from './tree';

/** What remark does with each page: it changes the tree of the page. */
export type PagePlugin = (tree: Root, file: {readonly path?: string | undefined}) => void;

/** The page that a plugin changes. */
export interface Page {
  /** Its path from the site, with slashes on every system. */
  file: string;
  language: Language;
  /** Gives what is made of a node. Where that throws, it gives undefined, and what was thrown is a fault of the page. */
  attempt: <Made>(node: Nodes, make: () => Made) => Made | undefined;
}

/** A fault as the build tells it: file, line, for a component its name, and what its error says: what is wrong, what to do and what there is. */
function faultAt(file: string, node: Nodes, error: unknown): string {
  const name = isComponent(node) ? `<${node.name ?? ''}>: ` : '';
  return `${file}:${String(node.position?.start.line ?? 1)}: ${name}${error instanceof Error ? error.message : String(error)}`;
}

/** A plugin that changes pages and stops the build with all faults that it finds on a page. */
export function changePages(siteDir: string, change: (tree: Root, page: Page) => void): PagePlugin {
  return (tree, {path: address = ''}) => {
    const file = path.relative(siteDir, address).split(path.sep).join('/');
    const faults: string[] = [];
    const causes: unknown[] = [];
    const attempt: Page['attempt'] = (node, make) => {
      try {
        return make();
      } catch (error) {
        faults.push(faultAt(file, node, error));
        causes.push(error);
        return undefined;
      }
    };
    change(tree, {file, language: languageOf(file), attempt});
    if (faults.length > 0) throw new Error(faults.join('\n'), {cause: causes});
  };
}

import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {languageOf, type Language} from '../config/locales';
import {isComponent} from './tree';

/** What remark does with each page: it changes the tree of the page. */
export type PagePlugin = (tree: Root, file: PageFile) => void;

/**
 * A page as remark has it; Docusaurus puts the page's front matter beside it, and reads it again once the page is made.
 */
interface PageFile {
  readonly path?: string | undefined;
  readonly data?: {readonly frontMatter?: unknown} | undefined;
}

/** The page that a plugin changes. */
export interface Page {
  /** Its path from the site, with slashes on every system. */
  file: string;
  language: Language;
  /** Its front matter; what is added here, the theme finds beside what the page has itself. */
  frontMatter: Record<string, unknown>;
  /**
   * Returns what is made of a node. If that throws, it returns undefined, and the error becomes a fault of the page.
   */
  attempt: <Made>(node: Nodes, make: () => Made) => Made | undefined;
}

/**
 * A fault as the build reports it: file, line, for a component its name, and the error's message: what is wrong, what
 * to do and what there is.
 */
function faultAt(file: string, node: Nodes, error: unknown): string {
  const name = isComponent(node) ? `<${node.name ?? ''}>: ` : '';
  return `${file}:${String(node.position?.start.line ?? 1)}: ${name}${error instanceof Error ? error.message : String(error)}`;
}

/** The object itself, so that what is added to it is found by whoever holds it; an empty one for anything else. */
function toRecord(value: unknown): Record<string, unknown> {
  // An object of any shape can be read and written by key.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** A plugin that changes pages and stops the build with all faults that it finds on a page. */
export function changePages(siteDir: string, change: (tree: Root, page: Page) => void): PagePlugin {
  return (tree, {path: address = '', data}) => {
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
    change(tree, {file, language: languageOf(file), frontMatter: toRecord(data?.frontMatter), attempt});
    if (faults.length > 0) throw new Error(faults.join('\n'), {cause: causes});
  };
}

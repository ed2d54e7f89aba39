import type {Nodes} from 'mdast';
import {readMethodPages, type MethodPage} from '../content/methodPages';
import {changePages, type PagePlugin} from './changePages';
import {isComponent, replaceBelow} from './tree';

/** What `remarkMethodLinks` needs of the site. */
export interface RemarkMethodLinksOptions {
  siteDir: string;
}

/** Markdown in which a link would be a link inside a link or a control, or would change a heading. */
const UNLINKED = ['heading', 'link', 'linkReference', 'definition'];
const UNLINKED_COMPONENTS = ['a', 'Link', 'summary', 'button'];

/** Whether code in a node stays as it is. */
export const keepsCode = (node: Nodes): boolean =>
  isComponent(node) ? UNLINKED_COMPONENTS.includes(node.name ?? '') : UNLINKED.includes(node.type);

/** The space whose pages a file belongs to, in any language; undefined for a page of neither. */
function spaceOf(file: string): string | undefined {
  return /(?:^|\/)(?:docs|current)\/(core|espace)\//.exec(file)?.[1];
}

/**
 * The page that a name leads to: the only one, or the one of the reader's space; none if a page of neither space
 * mentions a method of both.
 */
export function pageOf(pages: readonly MethodPage[], space: string | undefined): string | undefined {
  return (pages.length === 1 ? pages[0] : pages.find((page) => page.space === space))?.url;
}

/**
 * Makes each method's name in code, such as `cfx_getBalance`, a link to the method's page, but for headings and what is
 * a link already.
 */
export function remarkMethodLinks({siteDir}: RemarkMethodLinksOptions): PagePlugin {
  const pages = readMethodPages(siteDir);
  return changePages(siteDir, (tree, {file}) => {
    const space = spaceOf(file);
    const linked = (node: Nodes): Nodes => {
      if (node.type !== 'inlineCode') return node;
      const url = pageOf(pages.get(node.value) ?? [], space);
      return url === undefined ? node : {type: 'link', url, children: [node]};
    };
    replaceBelow(tree, linked, (parent) => !keepsCode(parent));
  });
}

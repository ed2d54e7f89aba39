import path from 'node:path';
import {readMethodPages, type MethodPage} from './methodPages';

/** A node of a page's tree, as far as names of methods are concerned. */
interface PageNode {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  children?: PageNode[];
}

/** What `remarkMethodLinks` needs of the site. */
export interface RemarkMethodLinksOptions {
  siteDir: string;
}

/** Markdown in which a link would be a link inside a link or a control, or would change a heading. */
const UNLINKED = ['heading', 'link', 'linkReference', 'definition'];
const UNLINKED_COMPONENTS = ['a', 'Link', 'summary', 'button'];

const keepsCode = ({type, name}: PageNode): boolean => UNLINKED.includes(type) || (type.startsWith('mdxJsx') && UNLINKED_COMPONENTS.includes(name ?? ''));

/** The space whose pages a file belongs to, in any language; undefined for a page of neither. */
function spaceOf(file: string): string | undefined {
  return /(?:^|\/)(?:docs|current)\/(core|espace)\//.exec(file)?.[1];
}

/** The page that a name leads to: the only one, or that of the reader's space; none where a page of neither space names a method of both. */
function pageOf(pages: readonly MethodPage[], space: string | undefined): string | undefined {
  return (pages.length === 1 ? pages[0] : pages.find((page) => page.space === space))?.url;
}

function linkNames(parent: PageNode, urlOf: (code: string) => string | undefined): void {
  if (!parent.children || keepsCode(parent)) return;
  parent.children = parent.children.map((node) => {
    linkNames(node, urlOf);
    const url = node.type === 'inlineCode' ? urlOf(node.value ?? '') : undefined;
    return url === undefined ? node : {type: 'link', url, children: [node]};
  });
}

/** Makes each method's name in code, such as `cfx_getBalance`, a link to the method's page, but for headings and what is a link already. */
export function remarkMethodLinks({siteDir}: RemarkMethodLinksOptions): (tree: PageNode, file: {path?: string}) => void {
  const pages = readMethodPages(siteDir);
  return (tree, file) => {
    const space = spaceOf(path.relative(siteDir, file.path ?? '').replaceAll(path.sep, '/'));
    linkNames(tree, (code) => pageOf(pages.get(code) ?? [], space));
  };
}

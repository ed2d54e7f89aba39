import {fromMarkdown} from 'mdast-util-from-markdown';

type BlockNode = ReturnType<typeof fromMarkdown>['children'][number];
type InlineNode = Extract<BlockNode, {type: 'paragraph'}>['children'][number];

/** A text of a document: as written, or, where it has markup, as blocks that pages show. */
export type MarkdownText = string | readonly MarkdownBlock[];

/** A paragraph, or a list with the entries that it has. */
export type MarkdownBlock = {paragraph: MarkdownInline[]} | {list: MarkdownInline[][]; ordered: boolean};

/** A run of text: words, code that may lead to a page, a link, or emphasis. */
export type MarkdownInline =
  | string
  | {code: string; to?: string}
  | {linked: MarkdownInline[]; to: string}
  | {strong: MarkdownInline[]}
  | {emphasis: MarkdownInline[]};

/** Where the links of a text lead to, as addresses of the built site. */
export interface MarkdownLinks {
  /** The page of a text between backticks, such as a method's name; undefined if it has none. */
  codePage: (code: string) => string | undefined;
  /** An address as the document writes it, such as /docs/core/overview, with the site's base URL. */
  address: (url: string) => string;
}

const ALLOWED =
  'paragraphs, lists without lists inside, `code`, [links](/docs/page), *emphasis* and **strong words**; write < as `<`';

function refuse({type, position}: Pick<BlockNode | InlineNode, 'type' | 'position'>): never {
  throw new Error(`line ${position?.start.line ?? 1} has a Markdown ${type}; allowed: ${ALLOWED}`);
}

function toInline(nodes: readonly InlineNode[], links: MarkdownLinks, isLinked = false): MarkdownInline[] {
  return nodes.map((node): MarkdownInline => {
    switch (node.type) {
      case 'text':
        return node.value.replaceAll('\n', ' ');
      case 'inlineCode': {
        const to = isLinked ? undefined : links.codePage(node.value);
        return {code: node.value, ...(to !== undefined && {to})};
      }
      case 'link':
        return {linked: toInline(node.children, links, true), to: links.address(node.url)};
      case 'strong':
        return {strong: toInline(node.children, links, isLinked)};
      case 'emphasis':
        return {emphasis: toInline(node.children, links, isLinked)};
      default:
        return refuse(node);
    }
  });
}

function toBlock(node: BlockNode, links: MarkdownLinks): MarkdownBlock {
  if (node.type === 'paragraph') return {paragraph: toInline(node.children, links)};
  if (node.type !== 'list') return refuse(node);
  const list = node.children.map(({children}) => {
    return children.flatMap((child, index) =>
      child.type === 'paragraph' && index === 0 ? toInline(child.children, links) : refuse(child),
    );
  });
  return {list, ordered: node.ordered ?? false};
}

/**
 * The blocks of a Markdown text, or the text itself where it is one paragraph of words; throws if it has markup that
 * pages do not show.
 */
export function parseMarkdown(text: string, links: MarkdownLinks): MarkdownText {
  const blocks = fromMarkdown(text).children.map((node) => toBlock(node, links));
  const [first] = blocks;
  const [words, ...more] = first && 'paragraph' in first ? first.paragraph : [];
  return typeof words === 'string' && more.length === 0 && blocks.length === 1 ? words : blocks;
}

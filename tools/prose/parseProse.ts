import type {Heading, Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';
import {isComponent} from '../../src/markdown/tree';

/** A page taken apart: its front matter, its tree and its text. */
export interface ParsedPage {
  frontMatter: Record<string, unknown>;
  tree: Root;
  text: string;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm);

/**
 * Parses an MDX page as the build does, into a tree of one's own to change; throws with line and column on malformed
 * MDX.
 */
export function parsePageAnew(text: string): ParsedPage {
  const tree = parser.parse(text);
  const yaml = tree.children.find((node) => node.type === 'yaml');
  return {frontMatter: yaml?.value ? (parseYaml(yaml.value) as Record<string, unknown>) : {}, tree, text};
}

const parsed = new Map<string, ParsedPage>();

/**
 * Parses an MDX page as the build does; throws with line and column on malformed MDX. Each text is parsed once and the
 * tree is everyone's: who changes it takes `parsePageAnew`.
 */
export function parsePage(text: string): ParsedPage {
  const page = parsed.get(text) ?? parsePageAnew(text);
  parsed.set(text, page);
  return page;
}

/** The front matter of an MDX page, without parsing the rest. */
export function readFrontMatter(text: string): Record<string, unknown> {
  const [, yaml] = /^---\r?\n([^]*?)\r?\n---\r?(?:\n|$)/.exec(text) ?? [];
  return yaml === undefined ? {} : (parseYaml(yaml) as Record<string, unknown>);
}

/** The line a node starts on, counted from 1. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** The words of a node, with code between backticks, as a reader sees them. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** What the braces that end a heading hold, which is its id in a comment; undefined if it ends without any. */
export function headingEnd({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? last.value.trim() : undefined;
}

/** The attributes of a component that have a text as their value; none for other nodes. */
export function textAttributes(node: Nodes): {name: string; value: string}[] {
  if (!isComponent(node)) return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
    return [{name: attribute.name, value: attribute.value}];
  });
}

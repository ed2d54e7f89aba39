import type {Data, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';

/** A node of a parsed page, as far as the content tests look at it. */
export interface ProseNode {
  type: string;
  value?: string;
  lang?: string | null;
  meta?: string | null;
  url?: string;
  alt?: string | null;
  depth?: number;
  name?: string | null;
  attributes?: unknown;
  data?: Data & {directiveLabel?: boolean | null};
  children?: ProseNode[];
  position?: {start: {line: number; offset?: number}; end: {offset?: number}};
}

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
 * Parses an MDX page as the build does; throws with line and column on malformed MDX. Each text is parsed once and the tree is everyone's:
 * who changes it takes `parsePageAnew`.
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

/** Every node below one, depth first, with the line it starts on. */
export function* walk(node: ProseNode): Generator<ProseNode> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** The line a node starts on, counted from 1. */
export function lineOf(node: ProseNode): number {
  return node.position?.start.line ?? 1;
}

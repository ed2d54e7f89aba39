import path from 'node:path';
import {formatFact, type NumberStyle} from './formatFact';
import {nearIds} from './nearIds';
import {FACTS} from './registry';

/** A node of a page's tree, as far as facts are concerned. */
interface PageNode {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  attributes?: unknown;
  children?: PageNode[];
  position?: {start: {line: number}};
}

/** The file that a page is compiled from. */
interface PageFile {
  path?: string;
}

const COMPONENT = 'Fact';
const FLAGS = ['code', 'unit', 'link'];
const ATTRIBUTES = ['id', 'form', ...FLAGS];

interface Quote {
  id: string;
  form?: string;
  flags: ReadonlySet<string>;
}

const isAttribute = (value: unknown): value is {name: string; value?: unknown} =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** What a page asks of a fact; throws where it asks for something that does not exist. */
function parseQuote(attributes: unknown): Quote {
  const given = Array.isArray(attributes) ? attributes : [];
  const texts = new Map<string, string>();
  const flags = new Set<string>();
  for (const attribute of given as unknown[]) {
    if (!isAttribute(attribute) || !ATTRIBUTES.includes(attribute.name)) {
      throw new Error(`${isAttribute(attribute) ? `"${attribute.name}"` : 'a spread'} is no attribute of it; attributes are ${ATTRIBUTES.join(', ')}`);
    }
    const {name, value} = attribute;
    if (FLAGS.includes(name) ? value !== null && value !== undefined : typeof value !== 'string') {
      throw new Error(FLAGS.includes(name) ? `"${name}" stands alone, without a value` : `"${name}" takes a text in quotes`);
    }
    if (typeof value === 'string') texts.set(name, value);
    else flags.add(name);
  }
  const form = texts.get('form');
  return {id: texts.get('id') ?? '', flags, ...(form !== undefined && {form})};
}

/** The Markdown that stands for a fact. */
function toMarkdown({id, form, flags}: Quote, style: NumberStyle): PageNode {
  const fact = FACTS.get(id);
  if (!fact) throw new Error(`there is no fact "${id}" in src/facts/areas; near it are ${nearIds(id, FACTS.keys()).join(', ')}`);
  const code = flags.has('code');
  const link = flags.has('link');
  if (link && !String(fact.value).startsWith('https://')) throw new Error(`"link" is for web addresses, and ${id} is ${String(fact.value)}`);
  const shown = form ?? (link ? 'host' : undefined);
  const text = formatFact(fact, {code, unit: flags.has('unit'), ...(shown !== undefined && {form: shown})}, style);
  const written: PageNode = {type: code ? 'inlineCode' : 'text', value: text};
  return link ? {type: 'link', url: String(fact.value), children: [written]} : written;
}

function replaceFacts(parent: PageNode, style: NumberStyle, place: (node: PageNode) => string): void {
  if (!parent.children) return;
  parent.children = parent.children.map((node) => {
    replaceFacts(node, style, place);
    if (node.name !== COMPONENT || !node.type.startsWith('mdxJsx')) return node;
    try {
      const written = toMarkdown(parseQuote(node.attributes), style);
      return node.type === 'mdxJsxFlowElement' ? {type: 'paragraph', children: [written]} : written;
    } catch (error) {
      throw new Error(`${place(node)}: <${COMPONENT}>: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
    }
  });
}

/** Puts the values of facts in the place of `<Fact id="…" />`, in the way in which the language of the page's file writes numbers. */
export function remarkFacts(): (tree: PageNode, file: PageFile) => void {
  return (tree, file) => {
    const name = path.relative('.', file.path ?? '');
    const style = name.split(path.sep).slice(0, 2).join('/') === 'i18n/es' ? 'comma' : 'point';
    replaceFacts(tree, style, (node) => `${name}:${String(node.position?.start.line ?? 1)}`);
  };
}

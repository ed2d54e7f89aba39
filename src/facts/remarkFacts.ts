import path from 'node:path';
import {formatFact, type NumberStyle} from './formatFact';
import {nearIds} from './nearIds';
import {FACTS} from './registry';
import {buildTable, idsOfTable} from './tables/buildTable';
import type {Language} from './tables/texts';

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
const TABLE = 'FactTable';
const FLAGS = ['code', 'unit', 'link'];
const ATTRIBUTES = ['id', 'form', ...FLAGS];
const TABLE_ATTRIBUTES = ['group', 'ids'];

interface Quote {
  id: string;
  form?: string;
  flags: ReadonlySet<string>;
}

const isAttribute = (value: unknown): value is {name: string; value?: unknown} =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** The texts and the flags among an element's attributes; throws on one that is not known. */
function parseAttributes(attributes: unknown, known: readonly string[]): {texts: Map<string, string>; flags: Set<string>} {
  const given = Array.isArray(attributes) ? attributes : [];
  const texts = new Map<string, string>();
  const flags = new Set<string>();
  for (const attribute of given as unknown[]) {
    if (!isAttribute(attribute) || !known.includes(attribute.name)) {
      throw new Error(`${isAttribute(attribute) ? `"${attribute.name}"` : 'a spread'} is not one of its attributes, which are ${known.join(', ')}`);
    }
    const {name, value} = attribute;
    if (FLAGS.includes(name) ? value !== null && value !== undefined : typeof value !== 'string') {
      throw new Error(FLAGS.includes(name) ? `"${name}" stands alone, without a value` : `"${name}" takes a text in quotes`);
    }
    if (typeof value === 'string') texts.set(name, value);
    else flags.add(name);
  }
  return {texts, flags};
}

/** What a page asks of a fact; throws where it asks for something that does not exist. */
function parseQuote(attributes: unknown): Quote {
  const {texts, flags} = parseAttributes(attributes, ATTRIBUTES);
  const form = texts.get('form');
  return {id: texts.get('id') ?? '', flags, ...(form !== undefined && {form})};
}

/** The Markdown that stands for a table of facts. */
function toTable(node: PageNode, language: Language): PageNode {
  const {texts} = parseAttributes(node.attributes, TABLE_ATTRIBUTES);
  if (node.type !== 'mdxJsxFlowElement') throw new Error('it needs a line of its own, with an empty line before and after');
  const [group, ids] = [texts.get('group'), texts.get('ids')];
  return buildTable(idsOfTable({...(group !== undefined && {group}), ...(ids !== undefined && {ids})}), language);
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

function toFact(node: PageNode, style: NumberStyle): PageNode {
  const written = toMarkdown(parseQuote(node.attributes), style);
  return node.type === 'mdxJsxFlowElement' ? {type: 'paragraph', children: [written]} : written;
}

function replaceFacts(parent: PageNode, language: Language, place: (node: PageNode) => string): void {
  if (!parent.children) return;
  parent.children = parent.children.map((node) => {
    replaceFacts(node, language, place);
    if (!node.type.startsWith('mdxJsx') || (node.name !== COMPONENT && node.name !== TABLE)) return node;
    try {
      return node.name === TABLE ? toTable(node, language) : toFact(node, language === 'es' ? 'comma' : 'point');
    } catch (error) {
      throw new Error(`${place(node)}: <${node.name}>: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
    }
  });
}

/** The language of a page by the folder of its file; an English page shown in another language stays English. */
function languageOf(name: string): Language {
  const [top, folder] = name.split(path.sep);
  return top === 'i18n' && (folder === 'zh' || folder === 'es') ? folder : 'en';
}

/** Puts facts in the place of `<Fact id="…" />` and tables of them in that of `<FactTable … />`, in the language of the page's file. */
export function remarkFacts(): (tree: PageNode, file: PageFile) => void {
  return (tree, file) => {
    const name = path.relative('.', file.path ?? '');
    replaceFacts(tree, languageOf(name), (node) => `${name}:${String(node.position?.start.line ?? 1)}`);
  };
}

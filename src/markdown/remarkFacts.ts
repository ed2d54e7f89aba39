import type {InlineCode, Nodes, Paragraph, PhrasingContent, Table, Text} from 'mdast';
import {localeOf, type Language} from '../config/locales';
import {formatFact} from '../facts/formatFact';
import {nearIds} from '../facts/nearIds';
import {FACTS} from '../facts/registry';
import {buildTable, idsOfTable} from '../facts/tables/buildTable';
import {changePages, type PagePlugin} from './changePages';
import {isComponent, replaceBelow, type Component} from './tree';

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

/** The texts and the flags among an element's attributes; throws on one that is not known. */
function parseAttributes(
  attributes: Component['attributes'],
  known: readonly string[],
): {texts: Map<string, string>; flags: Set<string>} {
  const texts = new Map<string, string>();
  const flags = new Set<string>();
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !known.includes(attribute.name)) {
      const given = attribute.type === 'mdxJsxAttribute' ? `"${attribute.name}"` : 'a spread';
      throw new Error(`${given} is not one of its attributes, which are ${known.join(', ')}`);
    }
    const {name, value} = attribute;
    if (FLAGS.includes(name) ? value !== null && value !== undefined : typeof value !== 'string') {
      throw new Error(
        FLAGS.includes(name) ? `"${name}" stands alone, without a value` : `"${name}" takes a text in quotes`,
      );
    }
    if (typeof value === 'string') texts.set(name, value);
    else flags.add(name);
  }
  return {texts, flags};
}

/** What a page asks of a fact; throws if it asks for something that does not exist. */
function parseQuote(attributes: Component['attributes']): Quote {
  const {texts, flags} = parseAttributes(attributes, ATTRIBUTES);
  const form = texts.get('form');
  return {id: texts.get('id') ?? '', flags, ...(form !== undefined && {form})};
}

/** The Markdown that stands for a table of facts. */
function toTable(node: Component, language: Language): Table {
  const {texts} = parseAttributes(node.attributes, TABLE_ATTRIBUTES);
  if (node.type !== 'mdxJsxFlowElement')
    throw new Error('it needs a line of its own, with an empty line before and after');
  const [group, ids] = [texts.get('group'), texts.get('ids')];
  return buildTable(idsOfTable({...(group !== undefined && {group}), ...(ids !== undefined && {ids})}), language);
}

/** The Markdown that stands for a fact. */
function toMarkdown({id, form, flags}: Quote, locale: string): PhrasingContent {
  const fact = FACTS.get(id);
  if (!fact)
    throw new Error(`there is no fact "${id}" in src/facts/areas; near it are ${nearIds(id, FACTS.keys()).join(', ')}`);
  const code = flags.has('code');
  const link = flags.has('link');
  if (link && !String(fact.value).startsWith('https://'))
    throw new Error(`"link" is for web addresses, and ${id} is ${String(fact.value)}`);
  const shown = form ?? (link ? 'host' : undefined);
  const text = formatFact(fact, {code, unit: flags.has('unit'), ...(shown !== undefined && {form: shown})}, locale);
  const written: InlineCode | Text = {type: code ? 'inlineCode' : 'text', value: text};
  return link ? {type: 'link', url: String(fact.value), children: [written]} : written;
}

function toFact(node: Component, locale: string): Paragraph | PhrasingContent {
  const written = toMarkdown(parseQuote(node.attributes), locale);
  return node.type === 'mdxJsxFlowElement' ? {type: 'paragraph', children: [written]} : written;
}

/**
 * Puts facts in the place of `<Fact id="…" />` and tables of them in that of `<FactTable … />`, in the language of the
 * page's file.
 */
export function remarkFacts(): PagePlugin {
  return changePages('.', (tree, {language, attempt}) => {
    const locale = localeOf(language);
    const replaced = (node: Nodes): Nodes => {
      if (!isComponent(node) || (node.name !== COMPONENT && node.name !== TABLE)) return node;
      return attempt(node, () => (node.name === TABLE ? toTable(node, language) : toFact(node, locale))) ?? node;
    };
    replaceBelow(tree, replaced);
  });
}

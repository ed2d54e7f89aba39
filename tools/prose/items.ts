import type {Heading, Nodes} from 'mdast';
import {nodesBelow, type Component} from '../../src/markdown/tree';
import {numbersIn, type NumberStyle} from './numbers';
import {headingEnd, lineOf, type ParsedPage} from './parseProse';

/** Something that a translation must keep: its kind, its exact form, and its line. */
export interface Item {
  kind: string;
  form: string;
  line: number;
}

/** A stretch of a page from one heading to the next. */
export interface Section {
  line: number;
  items: Item[];
}

// What a reader hears or sees of a component; everything else of it stays the same.
const HUMAN_PROPS = new Set(['aria-label', 'alt', 'title', 'label', 'caption']);
const HEX = /0x[0-9a-fA-F]+/g;
const BASE32 = /\b(?:cfx|cfxtest|net\d+):[a-z0-9.]{6,}/gi;
const BARE_URL = /https?:\/\/[^\s)）。，]+/g;

const headingId = (heading: Heading): string =>
  headingEnd(heading)
    ?.replace(/\/\*|\*\//g, '')
    .trim() ?? '(no id)';

function componentForm({name, attributes}: Component): string {
  const kept = attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [`…=${JSON.stringify(attribute.value)}`];
    const {name: own, value} = attribute;
    if (HUMAN_PROPS.has(own)) return [];
    return [`${own}=${JSON.stringify(value && typeof value === 'object' ? value.value : value)}`];
  });
  return `<${name ?? ''} ${kept.join(' ')}>`;
}

function itemsOfText(text: string, line: number, style: NumberStyle): Item[] {
  const found = (kind: string, pattern: RegExp): Item[] =>
    (text.match(pattern) ?? []).map((form) => ({kind, form, line}));
  const rest = text.replace(BARE_URL, ' ').replace(BASE32, ' ').replace(HEX, ' ');
  return [
    ...found('URL', BARE_URL),
    ...found('base32 string', BASE32),
    ...found('hex string', HEX),
    ...numbersIn(rest, style).map((form) => ({kind: 'number', form, line})),
  ];
}

function itemsOf(node: Nodes, style: NumberStyle): Item[] {
  const line = lineOf(node);
  const one = (kind: string, form: string): Item[] => [{kind, form, line}];
  switch (node.type) {
    case 'code':
      return one('code block', `\`\`\`${node.lang ?? ''} ${node.meta ?? ''}\n${node.value}`);
    case 'inlineCode':
      return one('inline code', node.value);
    case 'link':
    case 'definition':
      return one('link', node.url);
    case 'image':
      return one('image', node.url);
    case 'mdxjsEsm':
      return one('import', node.value);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return one('component', componentForm(node));
    case 'mdxFlowExpression':
      return one('expression', node.value);
    case 'containerDirective':
      return one('admonition', node.name);
    case 'table':
      return one('table', node.children.map(({children}) => children.length).join(','));
    default:
      return textRuns(node).flatMap((run) => itemsOfText(run.text, run.line, style));
  }
}

/**
 * The runs of plain text directly below a node; an address such as cfx:aa… is read as a directive by the parser and is
 * text again here.
 */
function textRuns(node: Nodes): {text: string; line: number}[] {
  const runs: {text: string; line: number}[] = [];
  let open = false;
  for (const child of 'children' in node ? node.children : []) {
    const text = child.type === 'text' ? child.value : child.type === 'textDirective' ? `:${child.name}` : undefined;
    const last = runs.at(-1);
    if (text === undefined) open = false;
    else if (open && last) last.text += text;
    else runs.push({text, line: lineOf(child)});
    if (text !== undefined) open = true;
  }
  return runs;
}

/** What a translation must keep, section by section; the heading that opens a section is its first item. */
export function sectionsOf({tree}: ParsedPage, style: NumberStyle): Section[] {
  const sections: Section[] = [{line: 1, items: []}];
  for (const node of nodesBelow(tree)) {
    if (node.type === 'heading')
      sections.push({
        line: lineOf(node),
        items: [{kind: 'heading', form: `${'#'.repeat(node.depth)} ${headingId(node)}`, line: lineOf(node)}],
      });
    sections.at(-1)?.items.push(...itemsOf(node, style));
  }
  return sections;
}

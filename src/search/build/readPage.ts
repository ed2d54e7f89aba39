import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import type {IndexedPage} from '../engine/indexFile';

/** What a finished page gives the index. */
export interface ReadPage extends Omit<IndexedPage, 'address'> {
  /** The text of the page, code and recorded answers among it. */
  text: string;
  /** The part of it that stands in no block of code, and the part that stands in tables. */
  prose: string;
  tables: string;
  /** Anchor and name of each row that has one, such as a key of the configuration. */
  entries: readonly (readonly [anchor: string, name: string])[];
  /** What programs say, as the page quotes it: error messages and lines of logs. */
  messages: readonly string[];
}

type Element = Tree.Element;

const BODY = 'data-search-body';
const IGNORE = 'data-search-ignore';
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'wbr',
]);
const SILENT = new Set(['script', 'style', 'svg', 'template']);
const HEADING = /^(?:h[23]|dt)$/;

const attributeOf = ({attrs}: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;
const isElement = (node: Tree.Node): node is Element => 'tagName' in node;
const clean = (text: string): string => text.replaceAll('\u200B', '').replace(/\s+/g, ' ').trim();
const skips = (element: Element): boolean => SILENT.has(element.tagName) || attributeOf(element, IGNORE) !== undefined;

/** The text below a node; what is not inline is parted by a blank from what is around it. */
function textBelow(node: Tree.ChildNode, isLeftOut: (element: Element) => boolean = () => false): string {
  if ('value' in node) return node.value;
  if (!isElement(node) || skips(node) || isLeftOut(node)) return '';
  const text = node.childNodes.map((child) => textBelow(child, isLeftOut)).join('');
  return INLINE.has(node.tagName) ? text : ` ${text} `;
}

function* elementsBelow(node: Tree.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    if (child.tagName !== 'svg') yield* elementsBelow(child);
  }
}

// A term of the glossary heads its meaning.
const isHeading = (element: Element): boolean =>
  HEADING.test(element.tagName) && attributeOf(element, 'id') !== undefined;
const isEntry = (element: Element): boolean => element.tagName === 'th' && attributeOf(element, 'id') !== undefined;
const toNamed = (element: Element): readonly [string, string] => [
  attributeOf(element, 'id') ?? '',
  clean(textBelow(element)),
];
const metaOf = (elements: readonly Element[], name: string): string => {
  const found = elements.find((element) => element.tagName === 'meta' && attributeOf(element, 'name') === name);
  return (found && attributeOf(found, 'content')) ?? '';
};

function isIgnored(element: Element): boolean {
  for (let node: Tree.ParentNode | null = element; node && isElement(node); node = node.parentNode)
    if (skips(node)) return true;
  return false;
}

const PLAIN_WORDS = /(?<![\w.$])[a-z][a-z'-]+(?![\w(=])/gi;
const FEWEST_WORDS = 3;

/** Whether a piece of code reads as a sentence of a program rather than as code. */
function isMessage(text: string): boolean {
  const words = text.match(PLAIN_WORDS) ?? [];
  return words.length >= FEWEST_WORDS && text.length <= 300 && words.join(' ').length >= text.length * 0.6;
}

const IN_QUOTES = /"((?:[^"\\]|\\.){12,})"|'([^']{12,})'/g;

/** The messages in a piece of code: the texts in quotes of each line, or else the line itself. */
function messagesIn(code: string): string[] {
  return code.split('\n').flatMap((line) => {
    const quoted = [...line.matchAll(IN_QUOTES)].map((match) => clean(match[1] ?? match[2] ?? '')).filter(isMessage);
    return quoted.length > 0 ? quoted : [clean(line)].filter(isMessage);
  });
}

const QUOTED = /language-(?:text|json|http|log)\b/;

/**
 * Whether a piece of code is quoted from a program rather than written for one: an answer, a log, or a few words within
 * a sentence.
 */
function isQuoted(element: Element): boolean {
  for (let node: Tree.ParentNode | null = element; node && isElement(node); node = node.parentNode) {
    const name = attributeOf(node, 'class') ?? '';
    if (name.includes('language-')) return QUOTED.test(name);
    if (node.tagName === 'pre') return false;
  }
  return true;
}

const codeBelow = (node: Tree.ChildNode): string => {
  if ('value' in node) return node.value;
  if (!isElement(node) || skips(node)) return '';
  return node.tagName === 'br' ? '\n' : node.childNodes.map(codeBelow).join('');
};

/** The names of the categories in the page's breadcrumbs, without the page itself. */
function trailOf(elements: readonly Element[]): string[] {
  const isCrumb = (element: Element): boolean =>
    (attributeOf(element, 'class') ?? '').split(' ').includes('breadcrumbs__link');
  const names = elements.filter(isCrumb).map((element) => clean(textBelow(element)));
  return names.filter(Boolean).slice(0, -1);
}

/** Reads a finished page; undefined if it is none that the search looks in, such as a list of tags. */
export function readPage(html: string): ReadPage | undefined {
  if (!html.includes(BODY)) return undefined;
  const elements = [...elementsBelow(parse(html))];
  const body = elements.find((element) => attributeOf(element, BODY) !== undefined);
  if (!body) return undefined;
  const inBody = [...elementsBelow(body)].filter((element) => !isIgnored(element));
  const title = inBody.find(({tagName}) => tagName === 'h1') ?? elements.find(({tagName}) => tagName === 'h1');
  return {
    title: title ? clean(textBelow(title)) : '',
    description: clean(metaOf(elements, 'description')),
    trail: trailOf(elements),
    headings: inBody.filter(isHeading).map(toNamed),
    entries: inBody.filter(isEntry).map(toNamed),
    tags: elements
      .filter((element) => attributeOf(element, 'rel') === 'tag')
      .map((element) => clean(textBelow(element))),
    keywords: metaOf(elements, 'keywords').split(',').map(clean).filter(Boolean),
    text: clean(textBelow(body)),
    prose: clean(textBelow(body, ({tagName}) => tagName === 'pre')),
    tables: clean(
      inBody
        .filter(({tagName}) => tagName === 'table')
        .map((table) => textBelow(table))
        .join(' '),
    ),
    messages: [
      ...new Set(
        inBody
          .filter((element) => element.tagName === 'code' && isQuoted(element))
          .flatMap((element) => messagesIn(codeBelow(element))),
      ),
    ],
  };
}

import path from 'node:path';
import type {Heading, Nodes} from 'mdast';
import {RPC_ROUTES} from '../../src/config/rpcRoutes';
import {isComponent, nodesBelow} from '../../src/markdown/tree';
import {fundsFaults} from './fundsBoxes';
import {headingEnd, lineOf, parsePage, textAttributes} from './parseProse';
import {smallCell} from './tableCells';

/** A place on a page that breaks a rule of writing. */
export interface PageFault {
  line: number;
  message: string;
}

type Rule = (node: Nodes) => string | undefined;

const ID = /^#[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_LINES = 300;

/** The id in the comment that ends a heading. */
const headingId = (heading: Heading): string | undefined =>
  /^\/\*\s*(\S+)\s*\*\/$/.exec(headingEnd(heading) ?? '')?.[1];

const headingRule: Rule = (node) => {
  if (node.type !== 'heading') return undefined;
  if (node.depth === 1) return 'a first-level heading; the title in the front matter is the page’s only one';
  if (node.depth > 4) return 'a heading below level 4; split the page or flatten it';
  const id = headingId(node);
  return id !== undefined && ID.test(id)
    ? undefined
    : 'this heading has no id; end it with {/* #a-short-english-id */}';
};

/** The addresses that a node leads to. */
function addressesOf(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'definition' || node.type === 'image') return [node.url];
  return textAttributes(node).flatMap(({name, value}) => (['href', 'to', 'src'].includes(name) ? [value] : []));
}

// Found from only one of two pages' folders once one of them is translated.
const relativeRule: Rule = (node) => {
  if (node.type === 'image') return undefined;
  const relative = addressesOf(node).find((address) => !/^(?:[a-z][a-z0-9+.-]*:|\/(?!\/)|#.)/i.test(address));
  return relative === undefined
    ? undefined
    : `the relative link "${relative}"; link a page of the docs from the docs root, /folder/page.mdx`;
};

// Routes of the OpenRPC plugin, which have no file; the build knows whether they exist.
const METHOD_PAGES = Object.values(RPC_ROUTES).map((route) => `/${route}/`);

const docsAddressRule: Rule = (node) => {
  const addresses = addressesOf(node).filter((target) => !METHOD_PAGES.some((start) => target.startsWith(start)));
  const address = addresses.find((target) => /^\/docs(?:\/(?!overview\/$)|$)/.test(target));
  return (
    address && `the address ${address}; between pages of the docs link the file from the docs root, /folder/page.mdx`
  );
};

const imageRule: Rule = (node) => {
  const isPicture = isComponent(node) && ['Image', 'img'].includes(node.name ?? '');
  if (node.type !== 'image' && !isPicture) return undefined;
  const {alt, url} =
    node.type === 'image' ? node : {alt: textAttributes(node).find(({name}) => name === 'alt')?.value, url: ''};
  const file = path.basename(url);
  const bad =
    !alt?.trim() ||
    alt === file ||
    alt === file.replace(/\.\w+$/, '') ||
    /^\S+\.(?:png|jpe?g|svg|gif|webp)$/i.test(alt);
  return bad ? 'this image needs alt text that describes it' : undefined;
};

/** A drawing that is imported as a component is an image too. */
function drawingFaults(nodes: Nodes[]): PageFault[] {
  const drawings = nodes
    .filter((node) => node.type === 'mdxjsEsm')
    .flatMap(({value}) => [...value.matchAll(/import\s+(\w+)\s+from\s+['"][^'"]+\.svg['"]/g)].map(([, name]) => name));
  return nodes
    .filter((node) => isComponent(node))
    .filter(({name}) => name !== null && drawings.includes(name))
    .filter((node) => !textAttributes(node).some(({name, value}) => name === 'aria-label' && value.trim() !== ''))
    .map((node) => ({
      line: lineOf(node),
      message: `the drawing <${node.name ?? ''}> needs an aria-label that describes it`,
    }));
}

function repeatedIds(nodes: Nodes[]): PageFault[] {
  const headings = nodes
    .filter((node) => node.type === 'heading')
    .map((node) => ({id: headingId(node), line: lineOf(node)}));
  return headings
    .filter(({id}, index) => id !== undefined && headings.findIndex((other) => other.id === id) < index)
    .map(({id = '', line}) => ({line, message: `the heading id ${id} a second time on this page`}));
}

/**
 * Everything in which a page of docs/ or blog/ breaks the rules of writing; front matter and hostile content have their
 * own tests.
 */
export function pageFaults(file: string, text: string): PageFault[] {
  const nodes = [...nodesBelow(parsePage(text).tree)];
  const docsRules = [docsAddressRule, smallCell];
  const rules = [headingRule, relativeRule, imageRule, ...(file.startsWith('docs/') ? docsRules : [])];
  const faults = nodes.flatMap((node) =>
    rules.flatMap((rule) => {
      const message = rule(node);
      return message ? [{line: lineOf(node), message}] : [];
    }),
  );
  const length = text.trimEnd().split('\n').length;
  const long =
    length > MAX_LINES
      ? [{line: MAX_LINES + 1, message: `${length} lines; a page has at most ${MAX_LINES}, so split it`}]
      : [];
  return [...faults, ...repeatedIds(nodes), ...drawingFaults(nodes), ...fundsFaults(text), ...long];
}

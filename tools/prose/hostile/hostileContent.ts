import type {Nodes} from 'mdast';
import {nodesBelow} from '../../../src/markdown/tree';
import {lineOf, parsePage, type ParsedPage} from '../parseProse';
import {attributeFaults, directiveFaults, elementFault} from './elements';
import {constantOf, estreeOf, expressionOf, type Imports} from './estree';
import {importsOf, moduleRefusals} from './modules';
import type {Objection, Refusal} from './refusal';
import {imageFault, linkFault, runningFault} from './scheme';

function expressionFaults(node: Nodes, imports: Imports): Objection[] {
  const expression = expressionOf(estreeOf(node));
  if (!expression) return [];
  return constantOf(expression, imports).objections;
}

function nodeFaults(node: Nodes, imports: Imports): Objection[] {
  switch (node.type) {
    case 'link':
    case 'definition':
      return [linkFault(node.url)].flatMap((fault) => fault ?? []);
    case 'image':
      return [imageFault(node.url)].flatMap((fault) => fault ?? []);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      // A fragment, <>…</>, has neither name nor attributes.
      const fault = node.name ? elementFault(node.name, imports) : undefined;
      return [...(fault ? [fault] : []), ...attributeFaults(node.attributes, imports)];
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return expressionFaults(node, imports);
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective':
      return directiveFaults(node.attributes);
    default:
      return [];
  }
}

/** Pictures by reference: the address is elsewhere on the page. */
function referencedPictures(nodes: readonly Nodes[]): Refusal[] {
  const pictures = new Set(nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])));
  return nodes.flatMap((node) => {
    if (node.type !== 'definition' || !pictures.has(node.identifier)) return [];
    const fault = imageFault(node.url);
    return fault ? [{line: lineOf(node), ...fault}] : [];
  });
}

// The build takes the fence off before it parses, so what looks like code is live.
function liveFences(text: string): Refusal[] {
  return text.split('\n').flatMap((row, index) =>
    /[`~]{3,}\s*mdx-code-block/.test(row)
      ? [
          {
            line: index + 1,
            wrong: 'a fence in mdx-code-block, which the build opens',
            instead: 'Write the content without the fence',
            allowed: 'fences in a language of code',
          },
        ]
      : [],
  );
}

// What a reader reads isn't an address, and may begin with "Data:".
const READ = new Set(['title', 'description', 'message', 'label', 'sidebar_label', 'name']);

function* addressesBelow(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value))
      if (!READ.has(key) || typeof part !== 'string') yield* addressesBelow(part);
  }
}

/**
 * What is refused of data that pages and the frame of the site are made from: front matter, and files in JSON and YAML.
 */
export function hostileData(data: unknown): Refusal[] {
  return [...addressesBelow(data)].flatMap((text) => {
    const fault = runningFault(text);
    return fault ? [{line: 1, ...fault}] : [];
  });
}

function frontMatterRefusals({frontMatter}: ParsedPage): Refusal[] {
  const image = typeof frontMatter.image === 'string' ? imageFault(frontMatter.image) : undefined;
  const format =
    'mdx' in frontMatter
      ? [
          {
            wrong: 'the field mdx, which changes how the page is read',
            instead: 'Leave it out',
            allowed: 'MDX as every page',
          },
        ]
      : [];
  return [...hostileData(frontMatter), ...[...(image ? [image] : []), ...format].map((fault) => ({line: 1, ...fault}))];
}

/**
 * Everything on a page that runs code, loads from elsewhere or leads readers astray, by line. Code samples are inert
 * and not looked at.
 */
export function hostileContent(text: string): Refusal[] {
  const page = parsePage(text);
  const nodes = [...nodesBelow(page.tree)];
  const statements = nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? (estreeOf(node)?.body ?? []) : []));
  const imports = importsOf(statements);
  const found = nodes.flatMap((node) => nodeFaults(node, imports).map((fault) => ({line: lineOf(node), ...fault})));
  return [
    ...frontMatterRefusals(page),
    ...moduleRefusals(statements),
    ...found,
    ...referencedPictures(nodes),
    ...liveFences(text),
  ].sort((a, b) => a.line - b.line);
}

import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx';
import {constantOf, estreeOf, expressionOf, type Constant, type Imports} from './estree';
import type {Objection} from './refusal';
import {imageFault, linkFault, runningFault} from './scheme';

/** An attribute as the parser gives it: a text, an expression, none, or a spread. */
type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

const GLOBAL = ['Diagram', 'Fact', 'FactTable', 'Details'];
const FORBIDDEN: Record<string, string> = {
  script: 'runs code',
  iframe: 'shows another page',
  frame: 'shows another page',
  object: 'loads a plugin',
  embed: 'loads a plugin',
  applet: 'loads a plugin',
  base: 'sends every link of the page elsewhere',
  meta: 'can send the reader elsewhere',
  link: 'loads a style sheet',
  style: 'changes the whole page',
  form: 'sends what readers type',
  template: 'hides elements',
  foreignobject: 'holds HTML in a drawing',
  head: 'writes into the head of the page',
};
const LOADED = new Set(['src', 'srcset', 'poster', 'background', 'img', 'image', 'icon', 'lowsrc', 'dynsrc']);
const LINKED = new Set([
  'href',
  'to',
  'action',
  'formaction',
  'xlinkhref',
  'xlink:href',
  'cite',
  'ping',
  'longdesc',
  'manifest',
  'codebase',
  'data',
  'url',
]);
const HTML_ATTRIBUTES = new Set(['dangerouslysetinnerhtml', 'innerhtml', 'outerhtml', 'srcdoc', 'html']);
// What a reader reads or hears isn't an address, and may begin with "Data:".
const READ = /^(?:aria-.*|alt|title|label|caption)$/;
const STYLE_LOADS = /url\s*\(|image-set\s*\(|src\s*\(|@import|expression\s*\(|-moz-binding|behavior|\\/i;

const elementAllowed = (imports: Imports): string => [...GLOBAL, ...imports.keys()].join(', ') + ' and Markdown';

/** Why an element isn't allowed on a page; undefined if it is. */
export function elementFault(name: string, imports: Imports): Objection | undefined {
  const reason = FORBIDDEN[name.split(/[.:]/).at(-1)?.toLowerCase() ?? ''];
  const allowed = elementAllowed(imports);
  if (reason !== undefined && !imports.has(name))
    return {wrong: `<${name}> ${reason}`, instead: 'Leave it out; a page is prose, samples and components', allowed};
  if (/^[a-z]/.test(name))
    return {wrong: `raw HTML <${name}>`, instead: 'Write Markdown, or use a component of the page templates', allowed};
  if (GLOBAL.includes(name) || imports.has(name)) return undefined;
  return {
    wrong: `<${name}> is neither imported nor known to every page`,
    instead: `Import it: import ${name} from '@site/src/components/${name}'`,
    allowed,
  };
}

/** The value of an attribute; one that stands alone is an empty text. */
function valueOf({value}: MdxJsxAttribute, imports: Imports): Constant {
  if (value === null || value === undefined) return {text: '', texts: [], objections: []};
  if (typeof value === 'string') return {text: value, texts: [value], objections: []};
  const expression = expressionOf(estreeOf(value));
  return expression ? constantOf(expression, imports) : {text: '', texts: [], objections: []};
}

function namedFaults(name: string, texts: readonly string[]): (Objection | undefined)[] {
  const lower = name.toLowerCase();
  if (lower.startsWith('on')) {
    return [
      {
        wrong: `the event handler ${name}`,
        instead: 'Put behavior into a component of src/components',
        allowed: 'attributes that say what to show',
      },
    ];
  }
  if (HTML_ATTRIBUTES.has(lower))
    return [
      {
        wrong: `${name}, which writes HTML into the page`,
        instead: 'Write Markdown',
        allowed: 'attributes that say what to show',
      },
    ];
  if (lower === 'style' && texts.some((text) => STYLE_LOADS.test(text))) {
    return [
      {
        wrong: 'a style that loads or hides something',
        instead: 'Put the style into the module of a component',
        allowed: 'a style of plain values',
      },
    ];
  }
  if (LOADED.has(lower))
    return texts.flatMap((text) => (lower === 'srcset' ? text.split(',') : [text])).map(imageFault);
  if (READ.test(lower)) return [];
  return texts.map(LINKED.has(lower) ? linkFault : runningFault);
}

function spreadFault(attribute: MdxJsxExpressionAttribute, imports: Imports): Objection | undefined {
  const spread = estreeOf(attribute)?.body?.[0]?.expression?.properties?.[0]?.argument;
  const from = spread?.type === 'Identifier' ? imports.get(spread.name ?? '') : undefined;
  return from?.startsWith('@generated/')
    ? undefined
    : {
        wrong: 'attributes are spread from what no one can read here',
        instead: 'Name each attribute with its value',
        allowed: '{...name} of an import from @generated/',
      };
}

function windowFault(attributes: readonly Attribute[], imports: Imports): Objection | undefined {
  const named = attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  const find = (name: string): Constant | undefined => {
    const attribute = named.find((candidate) => candidate.name.toLowerCase() === name);
    return attribute && valueOf(attribute, imports);
  };
  const target = find('target');
  if (!target || ['', '_self'].includes(target.text ?? '?')) return undefined;
  if (find('rel')?.text?.split(/\s+/).includes('noopener')) return undefined;
  return {
    wrong: 'a link opens another window that may steer this one',
    instead: 'Write the link in Markdown',
    allowed: 'target="_self", or rel="noopener noreferrer" beside the target',
  };
}

/** Why a directive's attributes aren't allowed there. */
export function directiveFaults(
  attributes: Readonly<Record<string, string | null | undefined>> | null | undefined,
): Objection[] {
  return Object.entries(attributes ?? {}).flatMap(([name, value]) => present(namedFaults(name, [value ?? ''])));
}

/** Why an element's attributes aren't allowed there. */
export function attributeFaults(attributes: readonly Attribute[], imports: Imports): Objection[] {
  const faults = attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [spreadFault(attribute, imports)];
    const {text, texts, objections} = valueOf(attribute, imports);
    return [...objections, ...namedFaults(attribute.name, text === undefined ? texts : [text])];
  });
  return present([...faults, windowFault(attributes, imports)]);
}

const present = (faults: readonly (Objection | undefined)[]): Objection[] =>
  faults.filter((fault) => fault !== undefined);

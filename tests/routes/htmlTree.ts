import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

export type Element = Tree.Element;

/** An element of a page, and what it is within. */
export interface Placed {
  element: Element;
  /** The nearest element around it that a reader can act on. */
  control: string | undefined;
  /** The language that it or an element around it says it is in. */
  language: string;
  /** Whether it is, or is inside, code or something that is not shown. */
  isSilent: boolean;
}

export const CONTROLS = new Set(['a', 'button', 'select', 'textarea', 'summary']);
const SILENT = new Set(['pre', 'code', 'samp', 'kbd', 'script', 'style', 'noscript']);

/** The value of an attribute; undefined if the element does not have it. */
export function attributeOf({attrs}: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Every element below a node in the order of the page, but for what is inside of drawings. */
export function* placedElements(
  node: Tree.ParentNode,
  around: Omit<Placed, 'element'> = {control: undefined, language: '', isSilent: false},
): Generator<Placed> {
  for (const element of node.childNodes) {
    if (!('tagName' in element)) continue;
    const isHidden = attributeOf(element, 'hidden') !== undefined || attributeOf(element, 'aria-hidden') === 'true';
    const own = {
      language: attributeOf(element, 'lang') ?? around.language,
      isSilent: around.isSilent || isHidden || SILENT.has(element.tagName),
    };
    yield {element, control: around.control, ...own};
    if (element.tagName === 'svg') continue;
    yield* placedElements(element, {control: CONTROLS.has(element.tagName) ? element.tagName : around.control, ...own});
  }
}

/** All the text in a node. */
export function textOf(node: Tree.ChildNode): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

import type {Data, Nodes, Parents} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
// Its types give each node `data.hProperties`.
import type {} from 'mdast-util-to-hast';

/** A component in the tree of a page: on lines of its own, or inside a sentence. */
export type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is a component, or an element of HTML. */
export const isComponent = (node: Nodes): node is Component =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** A node and every node below it, in the order of the page. */
export function* nodesBelow(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesBelow(child);
}

/**
 * Puts what `replace` gives for each node below in its place, the innermost first; what is below a node that isn't
 * entered stays as it is.
 */
export function replaceBelow(
  parent: Parents,
  replace: (node: Nodes) => Nodes,
  enters: (node: Parents) => boolean = () => true,
): void {
  const children: Nodes[] = parent.children;
  for (const [index, node] of children.entries()) {
    if ('children' in node && enters(node)) replaceBelow(node, replace, enters);
    children[index] = replace(node);
  }
}

/** Gives the element of HTML that a node becomes properties beside those that it has. */
export function addProperties(node: Nodes, properties: NonNullable<Data['hProperties']>): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

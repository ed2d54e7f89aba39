import type {Code, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';
import {replaceBelow} from '../../tree';

const NAME = 'OutputWithTables';
const SOURCE = '@site/src/components/ProgramOutput/WithTables';

/** `import OutputWithTables from '…'` */
const importOfIt = (): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: `import ${NAME} from '${SOURCE}';`,
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: NAME}}],
          source: {type: 'Literal', value: SOURCE, raw: `'${SOURCE}'`},
          attributes: [],
        },
      ],
    },
  },
});

const around = (block: Code, tables: string): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: NAME,
  attributes: [{type: 'mdxJsxAttribute', name: 'tables', value: tables}],
  children: [block],
  position: block.position,
});

/**
 * Puts the component that shows tables around the blocks of a page that have some, and imports it into the page: a page
 * without tables loads neither its script nor its styles. `tables` has JSON of `OutputTable[]` by block.
 */
export function wrapOutputs(tree: Root, tables: ReadonlyMap<Nodes, string>): void {
  if (tables.size === 0) return;
  replaceBelow(tree, (node) => {
    const found = node.type === 'code' ? tables.get(node) : undefined;
    return node.type === 'code' && found !== undefined ? around(node, found) : node;
  });
  tree.children.push(importOfIt());
}

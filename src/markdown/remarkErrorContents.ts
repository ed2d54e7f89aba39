import type {ArrayExpression, ImportDeclaration, SpreadElement} from 'estree';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';
import {isComponent, nodesBelow, type Component} from './tree';

const COMPONENT = 'OpenRpcErrors';
const MODULE = '@theme/OpenRpcErrors/contents';
const FUNCTION = 'contentsOfErrors';

/** An error reference of a page: the name of the data that it shows, of which kind, and the heading that it follows. */
interface Reference {
  data: string;
  http: boolean;
  heading: string;
}

/** The name after `...` in `<OpenRpcErrors {...errors} />`. */
function spreadName({attributes}: Component): string {
  for (const attribute of attributes) {
    const name =
      attribute.type === 'mdxJsxExpressionAttribute' ? /^\.\.\.(\w+)$/.exec(attribute.value.trim())?.[1] : undefined;
    if (name !== undefined) return name;
  }
  throw new Error(`<${COMPONENT}> takes its data as {...name}`);
}

const isReference = (node: Nodes): node is MdxJsxFlowElement => isComponent(node) && node.name === COMPONENT;

function referencesOf(tree: Root): Reference[] {
  const found: Reference[] = [];
  let heading = '';
  for (const node of nodesBelow(tree)) {
    const id = node.type === 'heading' ? node.data?.hProperties?.id : undefined;
    if (typeof id === 'string') heading = id;
    if (!isReference(node)) continue;
    const http = node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'http');
    found.push({data: spreadName(node), http, heading});
  }
  return found;
}

/** The list of a page's headings that Docusaurus exports as `toc`, and the module that it is in. */
function findContents(tree: Root): {module: MdxjsEsm; list: ArrayExpression} {
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
        continue;
      const [{id, init} = {id: undefined, init: undefined}] = statement.declaration.declarations;
      if (id?.type === 'Identifier' && id.name === 'toc' && init?.type === 'ArrayExpression')
        return {module: node, list: init};
    }
  }
  throw new Error(`A page with <${COMPONENT}> has no list of its headings`);
}

const identifier = (name: string) => ({type: 'Identifier', name}) as const;

/** `...contentsOfErrors(errors, false)` */
const sectionsOf = ({data, http}: Reference): SpreadElement => ({
  type: 'SpreadElement',
  argument: {
    type: 'CallExpression',
    optional: false,
    callee: identifier(FUNCTION),
    arguments: [identifier(data), {type: 'Literal', value: http}],
  },
});

const IMPORT: ImportDeclaration = {
  type: 'ImportDeclaration',
  attributes: [],
  source: {type: 'Literal', value: MODULE},
  specifiers: [{type: 'ImportDefaultSpecifier', local: identifier(FUNCTION)}],
};

/** Whether an entry of the list is that of the heading with an id. */
const isOf = (entry: ArrayExpression['elements'][number], id: string): boolean =>
  entry?.type === 'ObjectExpression' &&
  entry.properties.some(
    (property) =>
      property.type === 'Property' &&
      ((property.key.type === 'Identifier' && property.key.name === 'id') ||
        (property.key.type === 'Literal' && property.key.value === 'id')) &&
      property.value.type === 'Literal' &&
      property.value.value === id,
  );

/**
 * Lists the sections of each `<OpenRpcErrors />`, one a code, in the contents of its page, below the heading that it
 * follows: Docusaurus itself finds the headings of Markdown alone. It runs after Docusaurus' own plugins.
 */
export function remarkErrorContents(): (tree: Root) => void {
  return (tree) => {
    const references = referencesOf(tree);
    if (references.length === 0) return;
    const {module, list} = findContents(tree);
    for (const reference of references) {
      const at = list.elements.findIndex((entry) => isOf(entry, reference.heading));
      if (at === -1) throw new Error(`<${COMPONENT}> follows no heading that the contents list`);
      list.elements.splice(at + 1, 0, sectionsOf(reference));
    }
    module.data?.estree?.body.unshift(IMPORT);
  };
}

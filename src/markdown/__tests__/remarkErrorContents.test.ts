import type {ArrayExpression, Program} from 'estree';
import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';
import {expect, test} from 'vitest';
import {remarkErrorContents} from '../remarkErrorContents';

const heading = (id: string): Heading => ({type: 'heading', depth: 2, children: [], data: {hProperties: {id}}});

const reference = (value: string, http = false): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'OpenRpcErrors',
  children: [],
  attributes: [
    {type: 'mdxJsxExpressionAttribute', value},
    ...(http ? [{type: 'mdxJsxAttribute' as const, name: 'http', value: null}] : []),
  ],
});

/** `export const toc = [{id: …}, …]`, as Docusaurus adds it to a page. */
function contents(ids: string[]): {module: MdxjsEsm; list: ArrayExpression; program: Program} {
  const list: ArrayExpression = {
    type: 'ArrayExpression',
    elements: ids.map((id) => ({
      type: 'ObjectExpression',
      properties: [
        {
          type: 'Property',
          kind: 'init',
          method: false,
          shorthand: false,
          computed: false,
          key: {type: 'Identifier', name: 'id'},
          value: {type: 'Literal', value: id},
        },
      ],
    })),
  };
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExportNamedDeclaration',
        attributes: [],
        specifiers: [],
        declaration: {
          type: 'VariableDeclaration',
          kind: 'const',
          declarations: [{type: 'VariableDeclarator', id: {type: 'Identifier', name: 'toc'}, init: list}],
        },
      },
    ],
  };
  return {module: {type: 'mdxjsEsm', value: '', data: {estree: program}}, list, program};
}

test('the sections of each reference follow its own heading, and the page imports what lists them', () => {
  const {module, list, program} = contents(['codes', 'http', 'related']);
  const tree: Root = {
    type: 'root',
    children: [
      heading('codes'),
      reference('...errors'),
      heading('http'),
      reference('...errors', true),
      heading('related'),
      module,
    ],
  };
  remarkErrorContents()(tree);
  expect(list.elements.map((element) => element?.type)).toEqual([
    'ObjectExpression',
    'SpreadElement',
    'ObjectExpression',
    'SpreadElement',
    'ObjectExpression',
  ]);
  const [, ofCodes, , ofHttp] = list.elements;
  const called = {type: 'CallExpression', callee: {name: 'contentsOfErrors'}};
  expect(ofCodes).toMatchObject({argument: {...called, arguments: [{name: 'errors'}, {value: false}]}});
  expect(ofHttp).toMatchObject({argument: {...called, arguments: [{name: 'errors'}, {value: true}]}});
  expect(program.body[0]).toMatchObject({
    type: 'ImportDeclaration',
    source: {value: '@theme/OpenRpcErrors/contents'},
  });
});

test('a page without an error reference stays as it is', () => {
  const {module, list, program} = contents(['one']);
  remarkErrorContents()({type: 'root', children: [heading('one'), module]});
  expect(list.elements).toHaveLength(1);
  expect(program.body).toHaveLength(1);
});

test('a reference whose data has no name, or whose heading the contents lack, stops the build', () => {
  const {module} = contents(['codes']);
  expect(() => remarkErrorContents()({type: 'root', children: [heading('codes'), reference('...{}'), module]})).toThrow(
    '<OpenRpcErrors> takes its data as {...name}',
  );
  expect(() => remarkErrorContents()({type: 'root', children: [reference('...errors'), module]})).toThrow(
    '<OpenRpcErrors> follows no heading',
  );
});

import type {Code, Root} from 'mdast';
import {expect, test} from 'vitest';
import {wrapOutputs} from '../withTables';

const block = (value: string): Code => ({type: 'code', lang: 'text', value});

test('a block with tables is put into the component, wherever it stands, which the page imports once', () => {
  const [first, second, other] = [block('a'), block('b'), block('c')];
  const tree: Root = {type: 'root', children: [first, {type: 'blockquote', children: [second]}, other]};
  wrapOutputs(
    tree,
    new Map([
      [first, '[1]'],
      [second, '[2]'],
    ]),
  );
  const wrapped = (node: Code, value: string): object => ({
    type: 'mdxJsxFlowElement',
    name: 'OutputWithTables',
    attributes: [{type: 'mdxJsxAttribute', name: 'tables', value}],
    children: [node],
  });
  expect(tree.children).toMatchObject([
    wrapped(first, '[1]'),
    {type: 'blockquote', children: [wrapped(second, '[2]')]},
    other,
    {type: 'mdxjsEsm'},
  ]);
});

test('a page without tables is left as it is', () => {
  const tree: Root = {type: 'root', children: [block('a')]};
  wrapOutputs(tree, new Map());
  expect(tree).toEqual({type: 'root', children: [block('a')]});
});

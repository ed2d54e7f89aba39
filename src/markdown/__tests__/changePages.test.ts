import path from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {expect, test} from 'vitest';
import {changePages} from '../changePages';
import {isComponent, nodesBelow} from '../tree';

const component = (name: string, line: number): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children: [],
  position: {start: {line, column: 1}, end: {line, column: 1}},
});

const refuse = changePages(path.resolve('site'), (tree, {language, attempt}) => {
  for (const node of nodesBelow(tree)) {
    attempt(node, () => {
      if (isComponent(node) && node.name !== 'Right') throw new Error(`not in ${language}`);
    });
  }
});

test('all faults of a page are told at once, each with file, line and component', () => {
  const children = [component('One', 3), component('Right', 4), component('Two', 5)];
  const file = {path: path.resolve('site', 'i18n', 'zh', 'a.mdx')};
  expect(() => refuse({type: 'root', children}, file)).toThrow(
    /^i18n\/zh\/a\.mdx:3: <One>: not in zh\ni18n\/zh\/a\.mdx:5: <Two>: not in zh$/,
  );
});

test('the errors behind the faults are the cause', () => {
  const error = new Error('wrong');
  const fails = changePages('.', (tree, {attempt}) => {
    attempt(tree, () => {
      throw error;
    });
  });
  expect(() => fails({type: 'root', children: []}, {path: 'docs/a.mdx'})).toThrow(
    expect.objectContaining({message: 'docs/a.mdx:1: wrong', cause: [error]}),
  );
});

test('a page without faults stops nothing, and what is made of a node is handed on', () => {
  const made: unknown[] = [];
  const notes = changePages('.', (tree, {file, attempt}) => {
    made.push(attempt(tree, () => file));
  });
  notes({type: 'root', children: []}, {path: path.join('docs', 'a.mdx')});
  expect(made).toEqual(['docs/a.mdx']);
});

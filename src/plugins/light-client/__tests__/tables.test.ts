import {describe, expect, it} from 'vitest';
import {unpackNames, type NameTree} from '../client/packedNames';
import {unpackRoutes, type PlainRoute} from '../client/packedRoutes';
import {packNames} from '../packNames';
import {packRoutes} from '../packRoutes';

const NAMES: Record<string, NameTree> = {
  '/docs-aaa': {__comp: '00000001', __context: {plugin: '00000002'}},
  '/docs/one-bbb': {__comp: '00000003', content: '00000004'},
  '/docs/two-words-ccc': {__comp: '00000003', content: '00000005', items: [{content: '00000006'}, {content: '00000007'}]},
  '/-ddd': {__comp: '00000008'},
};
const ROUTES: PlainRoute[] = [
  {
    path: '/docs',
    hash: 'aaa',
    routes: [
      {path: '/docs/one', hash: 'bbb', exact: true, sidebar: 'core'},
      {path: '/docs/two-words', hash: 'ccc', exact: true, sidebar: 'core'},
    ],
  },
  {path: '/', hash: 'ddd', exact: true},
];

describe('the table of chunk names', () => {
  it('comes back as it was, in its order', () => {
    const unpacked = unpackNames(packNames(NAMES));
    expect(unpacked).toEqual(NAMES);
    expect(Object.keys(unpacked)).toEqual(Object.keys(NAMES));
  });

  it('holds each form of a tree once', () => {
    const many = Object.fromEntries(
      Array.from({length: 50}, (_, index) => [`/docs/${String(index)}-abc`, {__comp: '00000001', content: String(10_000_000 + index)}]),
    );
    expect(packNames(many).shapes).toHaveLength(1);
  });

  it.each([
    ['a chunk with a name of another length', {'/a-aaa': {__comp: 'content'}}, 'packNames.ts'],
    ['an address with a separator', {'/a|b-aaa': {__comp: '00000001'}}, 'rename the page'],
  ])('refuses %s', (_, table, words) => {
    expect(() => packNames(table)).toThrow(words);
  });
});

describe('the tree of routes', () => {
  it('comes back as it was', () => {
    expect(unpackRoutes(packRoutes(ROUTES, Object.keys(NAMES)), Object.keys(NAMES))).toEqual(ROUTES);
  });

  it('refuses a table of names in another order', () => {
    expect(() => packRoutes(ROUTES, Object.keys(NAMES).reverse())).toThrow('different orders');
  });
});

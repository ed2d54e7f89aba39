import {describe, expect, it} from 'vitest';
import {unpackNames, type NameTree} from '../client/packedNames';
import {unpackRoutes, type PlainRoute} from '../client/packedRoutes';
import {packNames} from '../packNames';
import {packRoutes} from '../packRoutes';
import {withoutHashes} from '../withoutHashes';
import {namesIn, renamed, toShortNames} from '../shortNames';

const NAMES: Record<string, NameTree> = {
  '/docs-': {__comp: 'p0', __context: {plugin: 'p1'}},
  '/docs/one-': {__comp: 's0', content: 'p2'},
  '/docs/two-words-': {__comp: 's0', content: 'p3', items: [{content: 'p4'}, {content: 'p5'}]},
  '/-': {__comp: 'p6'},
};
const ROUTES: PlainRoute[] = [
  {
    path: '/docs',
    hash: '',
    routes: [
      {path: '/docs/one', hash: '', exact: true, sidebar: 'core'},
      {path: '/docs/two-words', hash: '', exact: true, sidebar: 'core'},
    ],
  },
  {path: '/', hash: '', exact: true},
];

describe('the table of chunk names', () => {
  it('comes back as it was, in its order', () => {
    const unpacked = unpackNames(packNames(NAMES));
    expect(unpacked).toEqual(NAMES);
    expect(Object.keys(unpacked)).toEqual(Object.keys(NAMES));
  });

  it('holds each form of a tree once, and no name that follows from its place', () => {
    const many = Object.fromEntries(
      Array.from({length: 50}, (_, index) => [
        `/docs/${String(index)}-`,
        {__comp: 's0', content: `p${index.toString(36)}`},
      ]),
    );
    expect(packNames(many).shapes).toEqual(['{"__comp":"s0","content":"+"}']);
  });

  it('keeps a name that is not the next one', () => {
    const table = {'/a-': {__comp: 'content'}, '/b-': {__comp: 'p1'}, '/c-': {__comp: 'p0'}};
    expect(unpackNames(packNames(table))).toEqual(table);
  });

  it('refuses an address with a separator', () => {
    expect(() => packNames({'/a|b-': {__comp: 'p0'}})).toThrow('rename the page');
  });
});

describe('tables without hashes', () => {
  const routes: PlainRoute[] = [
    {
      path: '/docs',
      hash: '1f2',
      routes: [{path: '/docs', hash: '3c4', routes: [{path: '/docs/one', hash: 'aaa', exact: true}]}],
    },
  ];
  const names = {'/docs-1f2': {__comp: 'a01'}, '/docs-3c4': {__comp: 'a02'}, '/docs/one-aaa': {__comp: 'a03'}};

  it('keep routes of one address apart by a number', () => {
    const without = withoutHashes(names, routes);
    expect(without.names).toEqual({
      '/docs-': {__comp: 'a01'},
      '/docs-1': {__comp: 'a02'},
      '/docs/one-': {__comp: 'a03'},
    });
    expect(unpackRoutes(packRoutes(without.routes, Object.keys(without.names)), Object.keys(without.names))).toEqual(
      without.routes,
    );
  });

  it('refuse a row without a route', () => {
    expect(() => withoutHashes({...names, '/gone-123': {__comp: 'a04'}}, routes)).toThrow('/gone-123');
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

describe('short names of chunks', () => {
  const long = {
    '/-': {__comp: 'home'},
    '/docs-': {__comp: 'frame', content: 'one'},
    '/docs/two-': {__comp: 'frame', content: 'two'},
  };

  it('follow from the place in the table, and those that several routes share are told apart', () => {
    expect(renamed(long, toShortNames(long))).toEqual({
      '/-': {__comp: 'p0'},
      '/docs-': {__comp: 's0', content: 'p1'},
      '/docs/two-': {__comp: 's0', content: 'p2'},
    });
    expect(namesIn(long).filter((name) => !toShortNames(long).has(name))).toEqual([]);
  });
});

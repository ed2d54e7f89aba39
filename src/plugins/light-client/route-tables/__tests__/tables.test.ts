import {describe, expect, it} from 'vitest';
import {namesOf, unpackNames, type NameTree} from '../client/packedNames';
import {unpackRoutes, type PlainRoute} from '../client/packedRoutes';
import {packNames} from '../packNames';
import {packRoutes} from '../packRoutes';
import {toSlimRegistry} from '../../readGenerated';
import {withoutHashes} from '../withoutHashes';
import {namesIn, renamed, toShortNames} from '../shortNames';

const NAMES: Record<string, NameTree> = {
  '/docs-': {__comp: 'a01', __context: {plugin: 'a02'}},
  '/docs/one-': {__comp: 'a03', content: 'a04'},
  '/docs/two-words-': {__comp: 'a03', content: 'a05', items: [{content: 'a06'}, {content: 'a07'}]},
  '/-': {__comp: 'a08'},
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

  it('holds each form of a tree once, and each name once', () => {
    const many = Object.fromEntries(Array.from({length: 50}, (_, index) => [`/docs/${String(index)}-`, {__comp: 'a01', content: `b${String(10 + index)}`}]));
    const {order, shapes} = packNames(many);
    expect(shapes).toEqual(['{"__comp":"a01","content":"+"}']);
    expect(namesOf(order)).toEqual(Array.from({length: 50}, (_, index) => `b${String(10 + index)}`));
  });

  it.each([
    ['a chunk with a name of another length', {'/a-': {__comp: 'content'}}, 'shortNames.ts'],
    ['an address with a separator', {'/a|b-': {__comp: 'a01'}}, 'rename the page'],
  ])('refuses %s', (_, table, words) => {
    expect(() => packNames(table)).toThrow(words);
  });
});

describe('tables without hashes', () => {
  const routes: PlainRoute[] = [{path: '/docs', hash: '1f2', routes: [{path: '/docs', hash: '3c4', routes: [{path: '/docs/one', hash: 'aaa', exact: true}]}]}];
  const names = {'/docs-1f2': {__comp: 'a01'}, '/docs-3c4': {__comp: 'a02'}, '/docs/one-aaa': {__comp: 'a03'}};

  it('keep routes of one address apart by a number', () => {
    const without = withoutHashes(names, routes);
    expect(without.names).toEqual({'/docs-': {__comp: 'a01'}, '/docs-1': {__comp: 'a02'}, '/docs/one-': {__comp: 'a03'}});
    expect(unpackRoutes(packRoutes(without.routes, Object.keys(without.names)), Object.keys(without.names))).toEqual(without.routes);
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
  const long = Array.from({length: 600}, (_, index) => `chunk-${String(index)}`);

  it('differ from each other, and stay when other chunks come', () => {
    const short = toShortNames(long);
    expect(new Set(short.values()).size).toBe(long.length);
    const changed = [...toShortNames(long.slice(100))].filter(([name, own]) => short.get(name) !== own);
    expect(changed.length).toBeLessThan(10);
  });

  it('take the places of the long ones in table and registry alike', () => {
    const short = toShortNames(namesIn(NAMES));
    const table = renamed(NAMES, short);
    expect(namesIn(table)).toEqual(namesIn(NAMES).map((name) => short.get(name)));
    const [row] = toSlimRegistry([['a01', '@theme/Page']], short);
    const own = JSON.stringify(short.get('a01'));
    expect(row).toBe(`  ${own}: [() => import(/* webpackChunkName: ${own} */ "@theme/Page"), "", 0],`);
  });
});

import {describe, expect, it} from 'vitest';
import {unpackNames, type NameTree} from '../client/packedNames';
import {unpackRoutes, type PlainRoute} from '../client/packedRoutes';
import {packNames} from '../packNames';
import {packRoutes} from '../packRoutes';
import {toSlimRegistry} from '../readGenerated';
import {namesIn, renamed, toShortNames} from '../shortNames';

const NAMES: Record<string, NameTree> = {
  '/docs-aaa': {__comp: '0001', __context: {plugin: '0002'}},
  '/docs/one-bbb': {__comp: '0003', content: '0004'},
  '/docs/two-words-ccc': {__comp: '0003', content: '0005', items: [{content: '0006'}, {content: '0007'}]},
  '/-ddd': {__comp: '0008'},
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
    const many = Object.fromEntries(Array.from({length: 50}, (_, index) => [`/docs/${String(index)}-abc`, {__comp: '0001', content: String(1000 + index)}]));
    expect(packNames(many).shapes).toHaveLength(1);
  });

  it.each([
    ['a chunk with a name of another length', {'/a-aaa': {__comp: 'content'}}, 'shortNames.ts'],
    ['an address with a separator', {'/a|b-aaa': {__comp: '0001'}}, 'rename the page'],
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

describe('short names of chunks', () => {
  const long = Array.from({length: 3000}, (_, index) => `chunk-${String(index)}`);

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
    const [row] = toSlimRegistry([['0001', '@theme/Page']], short)
      .split('\n')
      .slice(1);
    const own = JSON.stringify(short.get('0001'));
    expect(row).toBe(`  ${own}: [() => import(/* webpackChunkName: ${own} */ "@theme/Page"), "", 0],`);
  });
});

import {describe, expect, it} from 'vitest';
import {AREAS, isIn, pagesIn, toArea} from '../areas';
import {pageAt} from './page';

describe('isIn', () => {
  it.each([
    [
      'a method of Core Space',
      pageAt('/docs/core/rpc/cfx_call', {kind: 'method', space: 'core'}),
      ['all', 'rpc', 'core'],
    ],
    [
      'a method of eSpace',
      pageAt('/zh/docs/espace/rpc/eth_call', {kind: 'method', space: 'espace'}),
      ['all', 'rpc', 'espace'],
    ],
    ['a page of Core Space', pageAt('/docs/core/core-space-basics/storage', {space: 'core'}), ['all', 'core']],
    ['a page about both spaces', pageAt('/es/docs/general/conflux-basics/gas'), ['all', 'conflux']],
    ['the overview', pageAt('/docs/overview'), ['all', 'conflux']],
    ['a page whose folder only begins like it', pageAt('/docs/overviews/a'), ['all']],
    ['a post', pageAt('/blog/welcome', {kind: 'post'}), ['all', 'blog']],
    ['a page of no area', pageAt('/markdown-page'), ['all']],
  ])('%s', (_, page, areas) => {
    expect(AREAS.filter((area) => isIn(area, page))).toEqual(areas);
  });
});

it('pagesIn keeps the order of the answer', () => {
  const pages = [
    pageAt('/docs/core/b', {space: 'core'}),
    pageAt('/blog/x', {kind: 'post'}),
    pageAt('/docs/core/a', {space: 'core'}),
  ];
  expect(pagesIn('core', {pages, suggestion: undefined, pasted: undefined}).map(({address}) => address)).toEqual([
    '/docs/core/b',
    '/docs/core/a',
  ]);
});

it.each([
  ['rpc', 'rpc'],
  ['other', 'all'],
  [null, 'all'],
])('toArea reads %s as %s', (name, area) => {
  expect(toArea(name)).toBe(area);
});

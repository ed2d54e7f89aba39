import {describe, expect, it} from 'vitest';
import {guessPages, readLostPath} from '../lostPath';
import {pageAt} from './page';

describe('readLostPath', () => {
  it.each([
    ['/docs/core/getting-started/fund_yourAccount.html', 'core', ['fund account', 'getting started fund account']],
    ['/zh/docs/espace/build/gasLimit', 'espace', ['gas limit', 'build gas limit']],
    ['/es/docs/general/conflux-basics/epochs/', 'conflux', ['epochs', 'conflux basics epochs']],
    ['/docs/overview/old', 'conflux', ['old', 'overview old']],
    ['/core/sponsor', 'core', ['sponsor']],
    ['/blog/2026/11/18/how-the-portal-is-made', 'blog', ['portal made']],
    ['/docs/general/%E5%AD%98%E5%82%A8', 'conflux', ['存储']],
    ['/docs/general/%E5%AD', 'conflux', ['e5 ad']],
    ['/docs/core/', 'core', []],
    ['/docs/no/such/page.html', 'all', []],
    ['/zhuyin/page', 'all', ['zhuyin']],
    ['/', 'all', []],
  ])('%s lies in %s and asks for %j', (path, area, queries) => {
    expect(readLostPath(path)).toMatchObject({queries, area, isMethod: false});
  });

  it.each([
    ['/docs/espace/rpc/eth_getBalanc', 'espace', ['eth_getBalanc']],
    ['/zh-CN/docs/core/build/json-rpc/cfx_getStatus.html', 'core', ['cfx_getStatus']],
    ['/docs/core/rpc/get-status', 'core', ['get status']],
  ])('%s asks for the method %s %j', (path, area, queries) => {
    expect(readLostPath(path)).toMatchObject({queries, area, isMethod: true});
  });

  it('keeps the last eight words, each once', () => {
    const words = 'alpha beta gamma delta epsilon zeta eta theta iota kappa'.split(' ');
    expect(readLostPath(`/docs/${words.join('/')}/kappa`).queries).toEqual(['kappa', words.slice(2).join(' ')]);
  });
});

describe('guessPages', () => {
  const method = pageAt('/docs/core/rpc/cfx_a', {kind: 'method', space: 'core'});
  const pages = [
    pageAt('/a'),
    method,
    ...Array.from({length: 18}, (_, index) => pageAt(`/d${index}`)),
    pageAt('/late', {space: 'core'}),
  ];
  const addresses = (all: typeof pages, lost: Parameters<typeof guessPages>[1]) =>
    guessPages(all, lost).map(({address}) => address);

  it('puts pages of the part first, of the best twenty, and keeps three with the best of all', () => {
    expect(addresses(pages, {queries: [], words: [], area: 'core', isMethod: true})).toEqual([
      '/docs/core/rpc/cfx_a',
      '/a',
      '/d0',
    ]);
    const more = [pageAt('/a'), ...[1, 2, 3].map((index) => pageAt(`/docs/core/${index}`, {space: 'core'}))];
    expect(addresses(more, {queries: [], words: [], area: 'core', isMethod: false})).toEqual([
      '/docs/core/1',
      '/docs/core/2',
      '/a',
    ]);
  });

  it('puts pages first whose address has more of the words, however the search ranks them', () => {
    const found = [pageAt('/docs/espace/build/space-calls'), pageAt('/zh/docs/espace/build/Space-Bridge')];
    expect(addresses(found, readLostPath('/docs/espace/bridge/space'))[0]).toBe('/zh/docs/espace/build/Space-Bridge');
  });

  it('puts methods behind pages where the address is none of a method', () => {
    expect(addresses(pages, {queries: [], words: [], area: 'all', isMethod: false})).toEqual(['/a', '/d0', '/d1']);
    expect(addresses([], {queries: [], words: [], area: 'all', isMethod: false})).toEqual([]);
  });
});

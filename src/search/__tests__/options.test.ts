import {describe, expect, it} from 'vitest';
import {optionsOf} from '../options';
import {NO_RECENTS, withOpened} from '../recents';
import type {SearchPage} from '../results';
import {INITIAL_SEARCH, type SearchState} from '../searchState';
import {pageAt, plain} from './page';

const answered = (pages: SearchPage[], over: Partial<SearchState> = {}, suggestion?: SearchPage): SearchState => ({
  ...INITIAL_SEARCH,
  query: 'gas',
  phase: 'answered',
  answer: {pages, suggestion, pasted: undefined},
  ...over,
});
const many = (count: number): SearchPage[] =>
  Array.from({length: count}, (_, index) => pageAt(`/docs/p${index}`, {space: index % 2 ? 'core' : 'espace'}));
const of = (state: SearchState) =>
  optionsOf(state, NO_RECENTS, '/zh/search').map(({type, address}) => `${type} ${address}`);

describe('optionsOf', () => {
  it('lists each page before its sections; a method opens its console', () => {
    const sections = [{address: '/docs/a#1', title: plain('1')}];
    const method = pageAt('/docs/core/rpc/cfx_call', {kind: 'method', space: 'core'});
    expect(of(answered([method, pageAt('/docs/a', {sections})]))).toEqual([
      'page /docs/core/rpc/cfx_call#open-console',
      'page /docs/a',
      'section /docs/a#1',
    ]);
  });

  it('leads to all pages where there are more than ten, in the chosen area', () => {
    expect(of(answered(many(10))).at(-1)).toBe('page /docs/p9');
    expect(of(answered(many(30))).slice(10)).toEqual(['all /zh/search?q=gas']);
    const inCore = of(answered(many(30), {area: 'core'}));
    expect([inCore.length, inCore[0], inCore.at(-1)]).toEqual([11, 'page /docs/p1', 'all /zh/search?q=gas&area=core']);
  });

  it('puts nothing that looks like a secret into an address', () => {
    expect(of(answered(many(30), {query: '0f'.repeat(32)}))).toHaveLength(10);
  });

  it('offers the nearest page where none answers, once that is known', () => {
    expect(of(answered([], {}, pageAt('/docs/a')))).toEqual(['nearest /docs/a']);
    expect(of(answered([], {phase: 'loading'}, pageAt('/docs/a')))).toEqual([]);
    expect(of(answered([pageAt('/docs/a')], {phase: 'failed'}))).toEqual([]);
  });

  it('offers the recents before the first key, and only then', () => {
    const recents = withOpened(
      NO_RECENTS,
      {address: '/docs/espace/rpc/eth_call', title: 'eth_call', kind: 'method', space: 'espace'},
      'call',
    );
    const addresses = (state: SearchState) => optionsOf(state, recents, '/search').map(({address}) => address);
    expect(addresses(INITIAL_SEARCH)).toEqual(['/docs/espace/rpc/eth_call#open-console', '/search?q=call']);
    expect(addresses(answered([]))).toEqual([]);
  });
});

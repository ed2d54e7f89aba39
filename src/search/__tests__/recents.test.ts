import {describe, expect, it} from 'vitest';
import {NO_RECENTS, parseRecents, withOpened, type RecentPage} from '../recents';

const page = (address: string): RecentPage => ({address, title: `Title of ${address}`, kind: 'page', space: undefined});
const opened = (...all: [string, string][]) =>
  all.reduce((recents, [address, query]) => withOpened(recents, page(address), query), NO_RECENTS);

describe('withOpened', () => {
  it('puts the newest first, once, and keeps five of each', () => {
    const recents = opened(
      ['/a', 'one'],
      ['/b', 'two'],
      ['/a', 'one'],
      ['/c', 'three'],
      ['/d', 'four'],
      ['/e', 'five'],
      ['/f', 'six'],
    );
    expect(recents.pages.map(({address}) => address)).toEqual(['/f', '/e', '/d', '/c', '/a']);
    expect(recents.queries).toEqual(['six', 'five', 'four', 'three', 'one']);
  });

  it('keeps a page without the query that looks like a secret, and without an empty one', () => {
    const recents = opened(['/a', '0f'.repeat(32)], ['/b', '']);
    expect(recents.pages).toHaveLength(2);
    expect(recents.queries).toEqual([]);
  });
});

describe('parseRecents', () => {
  it('reads back what was written', () => {
    const recents = opened(['/a', 'one'], ['/b', 'two']);
    expect(parseRecents(JSON.stringify(recents))).toEqual(recents);
  });

  it.each([null, '', '{', '7', 'null', '[]', '{"pages": 7, "queries": {"0": "a"}}'])('reads %s as nothing', (text) => {
    expect(parseRecents(text)).toEqual(NO_RECENTS);
  });

  it('leaves out what the search did not write', () => {
    const pages = [
      {address: 'https://elsewhere.example/', title: 'A'},
      {address: '//elsewhere.example/', title: 'A'},
      {address: '/\\elsewhere.example/', title: 'A'},
      {address: 'javascript:alert(1)', title: 'A'},
      {address: '/a', title: 7},
      {address: '/b', title: ''},
      null,
      {address: '/c', title: 'C', kind: 'other', space: 'outer'},
      {address: '/c', title: 'Again'},
    ];
    const queries = ['gas', 7, '', ' ', 'gas', `0x${'0f'.repeat(32)}`, 'fee'];
    expect(parseRecents(JSON.stringify({pages, queries}))).toEqual({
      pages: [{address: '/c', title: 'C', kind: 'page', space: undefined}],
      queries: ['gas', 'fee'],
    });
  });
});

import {describe, expect, test, vi} from 'vitest';
import {readStopWords} from '../build/searchWords';
import {createSearchIndex, type TextPart} from '../answerQuery';
import type {IndexedPage} from '../engine/indexFile';
import {sourcesOf} from '../engine/textSources';
import {packNames} from '../engine/namesFile';

const page = (address: string, title: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  address,
  title,
  description: `About ${title}.`,
  trail: ['Conflux'],
  headings: [],
  tags: [],
  keywords: [],
  ...more,
});

const PAGES = [
  page('/docs/core/rpc/cfx_getlogs', 'cfx_getLogs'),
  page('/docs/core/core-space-basics/addresses', 'Addresses'),
  page('/docs/espace/build/accounts', 'Accounts'),
  page('/docs/core/core-space-basics/storage', 'Storage collateral', {
    headings: [
      ['limit', 'Set the storage limit'],
      ['owner', 'Who owns an entry'],
    ],
  }),
  page('/blog/welcome', 'Why this portal exists'),
];
const NAMES = packNames({language: 'es', stopWords: readStopWords('es'), pages: PAGES});
const TEXT: TextPart = {
  sourcesOf,
  file: {
    terms: ['reorg'],
    words: PAGES.map((_, at) => (at === 3 ? [0] : [])),
    messages: PAGES.map(() => []),
    entries: PAGES.map(() => []),
    values: {'0x0888000000000000000000000000000000000001': [3]},
    synonyms: [],
    traditional: ['', ''],
    sounds: [],
  },
};

describe('createSearchIndex', () => {
  test('a name needs no text', async () => {
    const fetchText = vi.fn(() => Promise.resolve(TEXT));
    const {pages} = await (await createSearchIndex(NAMES, fetchText))('cfx_getLogs');
    expect(pages[0]).toEqual({
      address: '/es/docs/core/rpc/cfx_getlogs',
      title: [{text: 'cfx_getLogs', marked: true}],
      kind: 'method',
      space: 'core',
      trail: ['Conflux'],
      sentence: 'About cfx_getLogs.',
      sections: [],
    });
    expect(fetchText).not.toHaveBeenCalled();
  });

  test('what names do not have is looked up in the text, which is fetched once', async () => {
    const fetchText = vi.fn(() => Promise.resolve(TEXT));
    const ask = await createSearchIndex(NAMES, fetchText);
    expect((await ask('reorg')).pages.map(({address}) => address)).toEqual(['/es/docs/core/core-space-basics/storage']);
    expect((await ask('gazpacho')).pages).toEqual([]);
    expect(fetchText).toHaveBeenCalledOnce();
  });

  test('a text that cannot be had rejects the query and is asked for again', async () => {
    const fetchText = vi
      .fn<() => Promise<TextPart>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(TEXT);
    const ask = await createSearchIndex(NAMES, fetchText);
    await expect(ask('reorg')).rejects.toThrow('offline');
    expect((await ask('cfx_getLogs')).pages).toHaveLength(1);
    expect((await ask('reorg')).pages).toHaveLength(1);
  });

  test('sections that have the words stand below their page, the words marked', async () => {
    const [first] = (await (await createSearchIndex(NAMES, () => Promise.resolve(TEXT)))('storage limit')).pages;
    expect(first?.sections).toEqual([
      {
        address: '/es/docs/core/core-space-basics/storage#limit',
        title: [
          {text: 'Set the ', marked: false},
          {text: 'storage', marked: true},
          {text: ' ', marked: false},
          {text: 'limit', marked: true},
        ],
      },
    ]);
  });

  test('an address leads to the page on its kind, whatever else it resembles', async () => {
    const ask = await createSearchIndex(NAMES, () => Promise.reject(new Error('not needed')));
    const core = await ask('cfx:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg');
    expect(core.pages.map(({address}) => address)).toEqual(['/es/docs/core/core-space-basics/addresses']);
    expect(core.pasted).toMatchObject({space: 'core', network: 'mainnet', sound: true});
    const hex = await ask('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed');
    expect(hex.pages.map(({address}) => address)).toEqual(['/es/docs/espace/build/accounts']);
  });

  test('an address that pages name leads to them first', async () => {
    const ask = await createSearchIndex(NAMES, () => Promise.resolve(TEXT));
    const {pages} = await ask(' 0x0888000000000000000000000000000000000001 ');
    expect(pages.map(({address}) => address)).toEqual([
      '/es/docs/core/core-space-basics/storage',
      '/es/docs/espace/build/accounts',
    ]);
  });

  test('an address within a few words leads there, too', async () => {
    const ask = await createSearchIndex(NAMES, () => Promise.resolve(TEXT));
    const {pages} = await ask('what is 0x0888000000000000000000000000000000000001');
    expect(pages[0]?.address).toBe('/es/docs/core/core-space-basics/storage');
  });
});

import {describe, expect, test} from 'vitest';
import {readStopWords} from '../../build/searchWords';
import {createSearch} from '../createSearch';
import {sourcesOf} from '../textSources';
import type {IndexedPage, Names} from '../indexFile';

const page = (address: string, title: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  address,
  title,
  description: '',
  trail: [],
  headings: [],
  tags: [],
  keywords: [],
  ...more,
});

const PAGES = [
  page('/docs/core/rpc/cfx_getlogs', 'cfx_getLogs', {description: 'Event logs that match a filter'}),
  page('/docs/espace/rpc/eth_getlogs', 'eth_getLogs', {description: 'Event logs that match a filter'}),
  page('/docs/espace/rpc/eth_getfilterlogs', 'eth_getFilterLogs', {description: 'All logs of a filter'}),
  page('/docs/espace/tutorials/readLogs/indexer', 'Read logs without gaps', {
    headings: [['get-logs', 'Get logs block by block']],
  }),
  page('/docs/general/conflux-basics/gas', 'Gas', {keywords: ['cost of a transaction']}),
  page('/docs/general/run-a-node', 'Run a node', {headings: [['start', 'Start it']]}),
  page('/docs/core/storage', '存储抵押', {description: '存储占用期间锁定的 CFX'}),
];

const NAMES: Names = {language: 'en', stopWords: readStopWords('en'), pages: PAGES};
const {byNames: search, named, rankBy} = createSearch(NAMES);
const found = (query: string): string[] => search(query).hits.map(({page: hit}) => hit.address);

describe('what comes first', () => {
  test.each(['getLogs', 'get logs', 'getlogs', 'GETLOGS'])(
    '%s: the methods of both spaces, before a guide that has the words',
    (query) => {
      expect(found(query).slice(0, 2).sort()).toEqual(['/docs/core/rpc/cfx_getlogs', '/docs/espace/rpc/eth_getlogs']);
    },
  );

  test('a name with its prefix is the one method', () => {
    expect(found('eth_getLogs')[0]).toBe('/docs/espace/rpc/eth_getlogs');
  });

  test.each([
    ['eth_getLgos', '/docs/espace/rpc/eth_getlogs'],
    ['nodes', '/docs/general/run-a-node'],
    ['ndoe', '/docs/general/run-a-node'],
    ['what does a transaction cost', '/docs/general/conflux-basics/gas'],
    ['gas 118402211 of 118290004', '/docs/general/conflux-basics/gas'],
  ])('%s: %s', (query, address) => {
    expect(found(query)[0]).toBe(address);
  });
});

describe('what is asked the meaning of', () => {
  const glossary = page('/docs/general/conflux-basics/glossary', 'Glossary', {
    headings: [
      ['pos', 'Proof of stake'],
      ['espace', 'eSpace'],
      ['conflux', 'Conflux'],
    ],
  });
  const pages = [
    page('/docs/core/rpc/pos_getaccount', 'pos_getAccount', {description: 'PoS account'}),
    page('/docs/core/rpc/pos_getstatus', 'pos_getStatus', {description: 'Status of PoS'}),
    page('/docs/core/rpc/pos_getblock', 'pos_getBlockByHash', {description: 'Block of PoS'}),
    page('/docs/core/context', 'ConfluxContext', {keywords: ['conflux contract']}),
    page('/docs/espace/cip90', 'Why eSpace exists', {keywords: ['espace', 'eSpace']}),
    page('/docs/espace/Overview', 'eSpace'),
    glossary,
    page('/docs/general/conflux-basics/what-is-conflux', 'What is Conflux?'),
  ];
  const names = {language: 'en' as const, stopWords: readStopWords('en'), pages};
  const {byNames, named: index, rankBy: rankWith} = createSearch(names);
  const none = pages.map(() => []);
  const text = {
    terms: [],
    words: none,
    messages: none,
    entries: none,
    values: {},
    synonyms: [['proof of stake', 'pos']],
    traditional: ['', ''] as const,
    sounds: [],
  };
  const full = rankWith(sourcesOf(names, index, text));

  test('is explained by the page that asks the same, then the glossary, then the page of that name', () => {
    expect(
      byNames('what is conflux')
        .hits.slice(0, 2)
        .map(({page: {address}}) => address),
    ).toEqual(['/docs/general/conflux-basics/what-is-conflux', glossary.address]);
    expect(
      byNames('What is the eSpace?')
        .hits.slice(0, 2)
        .map(({page: {title}}) => title),
    ).toEqual(['Glossary', 'eSpace']);
  });

  test('may be another word for it, which comes with the text', () => {
    expect(byNames('what is PoS')).toMatchObject({isNamed: false, asksForMeaning: true});
    expect(full('what is PoS').hits[0]?.page.address).toBe(glossary.address);
  });
});

describe('nothing', () => {
  test.each([
    'gazpacho andaluz',
    'eth_toastBread',
    '0x2004b0aea956e8cfad601cd6daad5630c1a95624bad446d1966895973325136c',
    '',
    '   ',
    '???',
  ])('for "%s"', (query) => {
    expect(found(query)).toEqual([]);
  });

  test('the nearest page is named apart', () => {
    expect(search('eth_getToastLogs').nearest?.page.address).toMatch(/logs$/);
    expect(search('gazpacho').nearest).toBeUndefined();
  });
});

describe('once the text is given', () => {
  const text = {
    terms: ['genesi+mismatch', 'reorgan'],
    words: PAGES.map((_, at) => (at === 3 ? [1] : [])),
    messages: PAGES.map((_, at) => (at === 5 ? [0] : [])),
    entries: PAGES.map((_, at) => (at === 5 ? [['key-tx_index', 'tx_index'] as const] : [])),
    values: {},
    synonyms: [['gas', 'fuel']],
    traditional: ['儲', '储'] as const,
    sounds: ['抵底'],
  };
  const withText = rankBy(sourcesOf(NAMES, named, text));

  test('a word that names do not have is found', () => {
    expect(found('reorganization')).toEqual([]);
    expect(withText('reorganization').hits.map(({page: hit}) => hit.address)).toEqual([
      '/docs/espace/tutorials/readLogs/indexer',
    ]);
  });

  test.each([
    ['fuel', '/docs/general/conflux-basics/gas'],
    ['存儲抵押', '/docs/core/storage'],
    ['存储底押', '/docs/core/storage'],
    ['tx_index', '/docs/general/run-a-node'],
  ])('%s, a synonym, another script, a sound or a row, leads to %s', (query, address) => {
    expect(withText(query).hits[0]?.page.address).toBe(address);
  });

  test('a row is a heading of its page', () => {
    expect(withText('tx_index').hits[0]?.page.headings.at(-1)).toEqual(['key-tx_index', 'tx_index']);
  });
});

test('a query that is one of the other words of a page leads there first', () => {
  const pages = [
    page('/docs/general/protocols/defi/aave', 'Aave', {description: 'APY of a loan', headings: [['apy', 'APY']]}),
    page('/docs/general/staking', 'Stake', {keywords: ['interest', 'rewards', 'votes', 'yield of staking', 'APY']}),
  ];
  const {byNames} = createSearch({language: 'en', stopWords: readStopWords('en'), pages});
  const first = (query: string): string | undefined => byNames(query).hits[0]?.page.title;
  expect(first('apy')).toBe('Stake');
  expect(first('apy loan')).toBe('Aave');
});

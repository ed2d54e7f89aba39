import {describe, expect, test} from 'vitest';
import {LANGUAGES} from '../../../config/locales';
import {packNames, unpackNames} from '../../engine/namesFile';
import {toNames, toText, type SourcePage} from '../buildIndex';
import {toSounds, toTraditional} from '../han';
import {readSynonyms} from '../searchWords';

const page = (address: string, text: string, messages: readonly string[] = []): SourcePage => ({
  address,
  title: address,
  description: '',
  trail: [],
  headings: [
    ['parameters', 'Parameters'],
    ['own', `Of ${address}`],
  ],
  tags: [],
  keywords: [],
  text,
  prose: text,
  tables: '',
  messages,
  entries: [],
});

describe('toNames', () => {
  test('leaves out headings that many pages share', () => {
    const pages = Array.from({length: 30}, (_, index) => page(`/docs/${String(index)}`, ''));
    const names = toNames(pages, 'en', []);
    expect(names.pages[3]?.headings).toEqual([['own', 'Of /docs/3']]);
  });
});

test('what is packed is unpacked the same', () => {
  const names = toNames(
    [
      page('/a', ''),
      {...page('/b', ''), keywords: ['one', 'two words'], tags: ['t'], trail: ['A', 'B'], description: 'Says it.'},
      {...page('/docs/core/rpc/cfx_getlogs', ''), title: 'cfx_getLogs', keywords: ['events'], headings: []},
    ],
    'es',
    ['el', 'la'],
  );
  const packed = packNames(names);
  expect(packed.address.split('\f').at(-1)).toBe('/docs/core/rpc/');
  expect(unpackNames(packed)).toEqual(names);
});

describe('toText', () => {
  const pages = [
    page('/a', 'one reorganization 0x1234567890', ['nonce too low']),
    page('/b', 'two 12345678 words 37,400,000'),
    page('/c', 'three words'),
  ];
  const text = toText(pages, 'en', [], {synonyms: [], traditional: ['', ''], sounds: []});
  const listOf = (steps: readonly number[] = []): string[] => {
    let place = 0;
    return steps.map((step) => text.terms[(place += step)] ?? '');
  };

  test('every page has its own terms, hashes and long numbers of programs left out', () => {
    expect(text.words.map(listOf)).toEqual([
      ['one', 'reorgan'],
      ['37400000', '37400000', '37400000', 'two'],
      ['three'],
    ]);
  });

  test('a value counts more outside code, in a table and among the first words', () => {
    const [first = [], second = []] = toText(
      [
        {...page('/a', '0x406 elsewhere'), prose: 'elsewhere'},
        {...page('/b', '0x406'), tables: '0x406'},
        page('/c', ''),
        page('/d', ''),
        page('/e', ''),
      ],
      'en',
      [],
      {synonyms: [], traditional: ['', ''], sounds: []},
    ).words;
    expect(first).toEqual([0, 1]);
    expect(second).toEqual([0, 0, 0, 0]);
  });

  test('what follows many numbers is their unit, unless it is a stop word', () => {
    const own = Array.from({length: 6}, (_, index) => page(`/${String(index)}`, `${String(index + 10)} gb of 5 of`));
    const {terms} = toText([...own, page('/x', '7 apples')], 'en', ['of'], {
      synonyms: [],
      traditional: ['', ''],
      sounds: [],
    });
    expect(terms.filter((term) => term.includes('+'))).toEqual(['10+gb', '11+gb', '12+gb', '13+gb', '14+gb', '15+gb']);
  });

  test('messages are neighbouring words', () => {
    expect(text.messages.map(listOf)).toEqual([['nonc+too', 'too+low'].sort(), [], []]);
  });
});

test('addresses lead to the pages that name them, not to the examples of methods', () => {
  const contract = '0x0888000000000000000000000000000000000001';
  const user = 'aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg';
  const pages = [
    page('/docs/a', `about ${contract}, ${contract} and CFX:TYPE.USER:${user.toUpperCase()}`),
    page('/docs/b', contract),
    page('/docs/core/rpc/cfx_call', contract),
  ];
  expect(toText(pages, 'en', [], {synonyms: [], traditional: ['', ''], sounds: []}).values).toEqual({
    [contract]: [1, 0],
    [`cfx:${user}`]: [0],
  });
});

describe('the tables for Han text', () => {
  const written = new Set('钱包储抵后');

  test('Traditional characters of those that pages write', () => {
    const [from, to] = toTraditional(written);
    expect(to.charAt(from.indexOf('錢'))).toBe('钱');
    expect(from).not.toContain('讓');
    expect(Array.from(from)).toHaveLength(Array.from(to).length);
  });

  test('characters that sound alike', () => {
    expect(toSounds(written).find((group) => group.includes('抵'))).toContain('底');
  });

  test('none where no Han is written', () => {
    expect(toTraditional(new Set())).toEqual(['', '']);
    expect(toSounds(new Set())).toEqual([]);
  });
});

describe('readSynonyms', () => {
  test.each(LANGUAGES)('%s: every group has two members or more, none twice', (language) => {
    const groups = readSynonyms(language);
    expect(groups.filter((group) => group.length < 2 || new Set(group).size < group.length)).toEqual([]);
    expect(groups.length).toBeGreaterThan(20);
  });
});

import {expect, test} from 'vitest';
import {filterGroups} from '../filterGroups';

const GROUPS = [
  {
    letter: 'E',
    terms: [{id: 'epoch', en: 'epoch', zh: '纪元', es: 'época', meaning: 'The blocks that a pivot block orders.'}],
  },
  {
    letter: 'G',
    terms: [
      {id: 'gas', en: 'gas', zh: 'Gas', es: 'gas', meaning: 'The measure of work.'},
      {
        id: 'gas-limit',
        en: 'gas limit',
        zh: 'Gas 上限',
        es: 'límite de gas',
        meaning: 'The most work of a transaction.',
      },
    ],
  },
];
const found = (query: string): string[] => filterGroups(GROUPS, query).flatMap(({terms}) => terms.map(({id}) => id));

test('without a query all terms stay, in their groups', () => {
  expect(filterGroups(GROUPS, '  ')).toBe(GROUPS);
});

test('words of every language and of the meaning are found, whatever their case and accents', () => {
  expect(found('EPOCA')).toEqual(['epoch']);
  expect(found('纪元')).toEqual(['epoch']);
  expect(found('pivot')).toEqual(['epoch']);
  expect(found('limite')).toEqual(['gas-limit']);
});

test('a term has every word of the query, and a letter without a term is left out', () => {
  expect(found('gas work')).toEqual(['gas', 'gas-limit']);
  expect(filterGroups(GROUPS, 'transaction gas').map(({letter}) => letter)).toEqual(['G']);
  expect(filterGroups(GROUPS, 'nothing of it')).toEqual([]);
});

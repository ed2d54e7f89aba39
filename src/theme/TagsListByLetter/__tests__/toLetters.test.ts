import {expect, test} from 'vitest';
import {toLetters} from '../toLetters';

const named = (...labels: string[]) => labels.map((label) => ({label}));
const shown = (labels: string[], locale: string) =>
  toLetters(named(...labels), locale).map(({letter, tags}) => [letter, ...tags.map(({label}) => label)]);

test('tags are by letter, in the order of the alphabet, whatever the case and accents of their first letter', () => {
  expect(shown(['gas', 'Época', 'EVM', 'eSpace', 'Gas price'], 'es')).toEqual([
    ['E', 'Época', 'eSpace', 'EVM'],
    ['G', 'gas', 'Gas price'],
  ]);
});

test('a Chinese tag is under the letter of its pinyin, beside Latin ones', () => {
  expect(shown(['重入攻击', '账户', 'CIP', '质押'], 'zh-CN')).toEqual([
    ['C', '重入攻击', 'CIP'],
    ['Z', '账户', '质押'],
  ]);
});

test('digits come before letters, and are in the order of their numbers', () => {
  expect(shown(['ERC-721', 'ERC-20', '7702'], 'en')).toEqual([
    ['7', '7702'],
    ['E', 'ERC-20', 'ERC-721'],
  ]);
});

import {expect, it} from 'vitest';
import {looksSecret} from '../secrets';

const HEX = '0f'.repeat(32);
const WORDS = 'apple bread chair dance eagle flame grape house index juice kite lemon'.split(' ');

it.each([
  ['64 hex digits', HEX],
  ['with 0x', `0x${HEX}`],
  ['in capitals', HEX.toUpperCase()],
  ['among other words', `key ${HEX} lost`],
  ['twelve words', WORDS.join(' ')],
  ['more words', [...WORDS, ...WORDS].join(' ')],
  ['words that are numbered', WORDS.map((word, index) => `${index + 1}. ${word}`).join('\n')],
  ['words that a keyboard capitalised', `Apple ${WORDS.slice(1).join(' ')}`],
  ['words with accents', Array.from({length: 12}, () => 'ábaco').join(' ')],
  ['Han characters, parted', Array.from('的一是在不了有和人这中大').join(' ')],
])('%s looks like a secret', (_, text) => {
  expect(looksSecret(text)).toBe(true);
});

it.each([
  ['an address', `0x${'0f'.repeat(20)}`],
  ['63 hex digits', HEX.slice(1)],
  ['a longer run of digits', `${HEX}0`],
  ['eleven words', WORDS.slice(1).join(' ')],
  ['a question', 'how do i get some test tokens for espace and for core space in my wallet'],
  ['a sentence in Chinese', '如何在核心空间中为合约的存储支付抵押'],
  ['an error message', 'Transaction execution error: VmError(NotEnoughBalanceForStorage)'],
  ['nothing', ''],
])('%s does not', (_, text) => {
  expect(looksSecret(text)).toBe(false);
});

import {describe, expect, test} from 'vitest';
import {fillIn, missingWords, parseWords, wordsIn} from '../words';

const WORDS = {name: 'none', source: 'src/a.json', english: {seen: 'seen {day}', term: {word: 'gas', avoid: []}}};
const parse = (own: unknown): unknown => parseWords(WORDS, 'i18n/es/words/none.json', own);

describe('words in i18n/', () => {
  test('a language may have some of them', () => {
    expect(parse({})).toEqual({});
    expect(parse({seen: 'visto {day}'})).toEqual({seen: 'visto {day}'});
    expect(parse({term: {word: 'gas', avoid: ['nafta']}})).toEqual({term: {word: 'gas', avoid: ['nafta']}});
  });

  test('a language without a file shows English, and each key counts as missing', () => {
    expect(wordsIn(WORDS, 'es')).toEqual(WORDS.english);
    expect(missingWords(WORDS, 'es')).toEqual(['seen', 'term']);
  });

  test.each([
    ['no object', [], 'it holds no object; write {"KEY": …} with the keys of src/a.json'],
    ['a key that English lacks', {sen: 'visto'}, '"sen" isn\'t a key of src/a.json; correct or remove it'],
    ['a key of every object', {constructor: 'a'}, '"constructor" isn\'t a key of src/a.json'],
    ['an empty text', {seen: ' '}, '"seen": write a text, or take the key out to show the English one'],
    [
      'another placeholder',
      {seen: 'visto {dia}'},
      '"seen": it has the placeholders {dia}; write those of the English text: {day}',
    ],
    ['a field too few', {term: {word: 'gas'}}, '"term": write the fields word, avoid, and no others'],
    [
      'a text in place of a list',
      {term: {word: 'gas', avoid: 'nafta'}},
      '"term": its field avoid: write a list of texts, as in English',
    ],
    [
      'a number in a list',
      {term: {word: 'gas', avoid: [1]}},
      '"term": its field avoid: write a list of texts, as in English',
    ],
  ])('%s is refused with file, key and cure', (_, own, message) => {
    expect(() => parse(own)).toThrow(`i18n/es/words/none.json: ${message}`);
  });

  test('all faults of a file are told at once', () => {
    expect(() => parse({a: '', b: ''})).toThrow(/"a" isn't a key.*\n.*"b" isn't a key/);
  });
});

test('values stand in the place of their names', () => {
  expect(fillIn('{a} and {b}, {a}', {a: '1', b: '$&'})).toBe('1 and $&, 1');
});

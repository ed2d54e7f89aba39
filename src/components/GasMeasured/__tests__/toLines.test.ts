import {describe, expect, test} from 'vitest';
import {formatChange} from '../formatSaving';
import {topicOf} from '../measured';
import {toLines} from '../toLines';

const figures = (off: [number, number], on: [number, number]): {off: number[]; on: number[]} => ({off, on});

describe('lines of a gas table', () => {
  test('spaces that agree in both settings share a line; a collateral that is the same before and after has none', () => {
    const gas = figures([10, 9], [8, 7]);
    const row = {name: 'f()', espace: gas, core: figures([10, 9], [8, 7]), collateral: figures([512, 512], [512, 512])};
    expect(toLines([row], 'on')).toEqual([{name: 'f()', scope: 'both', before: 8, after: 7}]);
  });

  test('a difference in one setting parts the spaces in both, and released collateral has a line', () => {
    const row = {name: 'f()', espace: figures([10, 9], [8, 7]), core: figures([10, 5], [8, 7]), collateral: figures([0, 0], [0, -64])};
    expect(toLines([row], 'on')).toEqual([
      {name: 'f()', scope: 'espace', before: 8, after: 7},
      {name: 'f()', scope: 'core', before: 8, after: 7},
      {name: 'f()', scope: 'collateral', before: 0, after: -64},
    ]);
  });

  test('a topic that was measured in one space alone has that one', () => {
    expect(toLines(topicOf('useVanityAddress').rows, 'on').map(({scope}) => scope)).toEqual(['espace', 'espace']);
  });

  test('an unknown topic names those that there are', () => {
    expect(() => topicOf('no such topic')).toThrow(/no topic "no such topic".*packing/);
  });
});

describe('a change', () => {
  test('has its sign and its share in the reader’s notation', () => {
    expect(formatChange(106038, 63904, 'en')).toBe('−42,134 (−40%)');
    expect(formatChange(106038, 63904, 'es')).toMatch(/^−42\.134 \(−40\s%\)$/);
    expect(formatChange(31449, 31749, 'en')).toBe('+300 (+0.95%)');
  });

  test('of nothing is 0, and one from nothing has no share', () => {
    expect(formatChange(26, 26, 'en')).toBe('0');
    expect(formatChange(0, -128, 'en')).toBe('−128');
  });
});

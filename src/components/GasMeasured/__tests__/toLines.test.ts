import {describe, expect, test} from 'vitest';
import {formatChange} from '../formatSaving';
import {topicOf} from '../measured';
import {toLines} from '../toLines';

const figures = (
  off: [number, number],
  on: [number, number],
  ir = on,
): {off: number[]; on: number[]; ir: number[]} => ({off, on, ir});

describe('lines of a gas table', () => {
  test('spaces that agree in both settings share a line; a collateral that is the same before and after has none', () => {
    const gas = figures([10, 9], [8, 7]);
    const row = {name: 'f()', espace: gas, core: figures([10, 9], [8, 7]), collateral: figures([512, 512], [512, 512])};
    expect(toLines([row], 'on')).toEqual([{name: 'f()', scope: 'both', before: 8, after: 7}]);
  });

  test('a difference in one setting parts the spaces in both, and released collateral has a line', () => {
    const row = {
      name: 'f()',
      espace: figures([10, 9], [8, 7]),
      core: figures([10, 5], [8, 7]),
      collateral: figures([0, 0], [0, -64]),
    };
    expect(toLines([row], 'on')).toEqual([
      {name: 'f()', scope: 'espace', before: 8, after: 7},
      {name: 'f()', scope: 'core', before: 8, after: 7},
      {name: 'f()', scope: 'collateral', before: 0, after: -64},
    ]);
  });

  test('a difference through the other pipeline alone parts the spaces too', () => {
    const row = {name: 'f()', espace: figures([10, 9], [8, 7]), core: figures([10, 9], [8, 7], [8, 6])};
    expect(toLines([row], 'on').map(({scope}) => scope)).toEqual(['espace', 'core']);
  });

  test('a figure that is the floor of its data is marked, with the gas inside the call, in that setting alone', () => {
    const row = {
      name: 'f()',
      espace: figures([30, 29], [25, 21]),
      floor: figures([0, 0], [0, 1], [1, 1]),
      inside: figures([9, 8], [5, 0]),
    };
    expect(toLines([row], 'on')).toEqual([
      {
        name: 'f()',
        scope: 'espace',
        before: 25,
        after: 21,
        floor: {before: false, after: true},
        inside: {before: 5, after: 0},
      },
    ]);
    expect(toLines([row], 'off')).toEqual([{name: 'f()', scope: 'espace', before: 30, after: 29}]);
  });

  test('what the floor hides: a cold read in one topic, the copying of ten numbers in another', () => {
    const insideOf = (topic: string, name: string): number | undefined => {
      const inside = toLines(topicOf(topic).rows, 'on').find((line) => line.name === name)?.inside;
      return inside && inside.after - inside.before;
    };
    expect(insideOf('shortCircuit', 'allowed(user, 5)')).toBe(-2198);
    expect(insideOf('memoryAndCalldata', 'sum(10 numbers)')).toBe(-1006);
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

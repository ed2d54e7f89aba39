import {describe, expect, it} from 'vitest';
import {
  addFault,
  anything,
  flag,
  inWords,
  listOf,
  mapOf,
  objectOf,
  oneOf,
  text,
  textLike,
  type Check,
  type Inspection,
} from '../check';

function pointersOf(check: Check, value: unknown): string[] {
  const inspection: Inspection = {root: value, faults: [], schemas: new Map()};
  check(value, '', inspection);
  return inspection.faults.map(({pointer}) => pointer);
}

describe('inWords', () => {
  it.each([
    [undefined, 'nothing'],
    [null, 'null'],
    [0, '0'],
    ['', '""'],
    [[], 'an empty list'],
    [[1], 'a list'],
    [{}, 'an object'],
    ['x'.repeat(80), `"${'x'.repeat(59)}…`],
  ])('says %j', (value, words) => {
    expect(inWords(value)).toBe(words);
  });
});

describe('checks', () => {
  it('take what they name, and nothing else', () => {
    expect([text, flag, oneOf(['a']), textLike('b', /^b$/)].map((check) => pointersOf(check, 'a').length)).toEqual([
      0, 1, 0, 1,
    ]);
    expect(pointersOf(anything, null)).toEqual([]);
  });

  it('point to the entry at fault', () => {
    expect(pointersOf(listOf(flag), [true, 'no', false, 0])).toEqual(['/1', '/3']);
    expect(pointersOf(mapOf(flag, /^\w+$/), {'a/b': true, c: 1})).toEqual(['/a~1b', '/c']);
    expect(pointersOf(objectOf({a: text}, {b: flag}), {b: 1, c: 1, 'x-c': 1})).toEqual(['/a', '/b', '/c']);
    expect([listOf(flag), mapOf(flag), objectOf({}, {})].map((check) => pointersOf(check, 'text'))).toEqual([
      [''],
      [''],
      [''],
    ]);
  });

  it('do not take a field of every object for one of their own', () => {
    expect(pointersOf(objectOf({constructor: text}, {}), {})).toEqual(['/constructor']);
    expect(pointersOf(objectOf({}, {}), JSON.parse('{"__proto__": 1}'))).toEqual(['/__proto__']);
  });
});

describe('addFault', () => {
  it('says the same thing once', () => {
    const inspection: Inspection = {root: {}, faults: [], schemas: new Map()};
    addFault(inspection, '/a', '1', 'a text');
    addFault(inspection, '/a', '1', 'a text');
    addFault(inspection, '/a', '2', 'a text');
    expect(inspection.faults).toHaveLength(2);
  });
});

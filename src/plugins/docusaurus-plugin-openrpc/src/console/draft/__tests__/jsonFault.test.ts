import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {jsonFault} from '../jsonFault';
import {parseJson} from '../parseJson';

const DEEP = 200;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('jsonFault', () => {
  it.each([
    ['[1, 2', 'end', 1, 6],
    ['', 'end', 1, 1],
    ['[1,\n  2,\n]', 'value', 3, 1],
    ['[1 2]', 'comma', 1, 4],
    ['{"a": 1,\r\n b: 2}', 'name', 2, 2],
    ['{"a" 1}', 'colon', 1, 6],
    ["{'a': 1}", 'name', 1, 2],
    ['{"a": 1,}', 'name', 1, 9],
    ['[True]', 'value', 1, 2],
    ['["a\nb"]', 'string', 1, 2],
    ['["\\x"]', 'string', 1, 2],
    ['[01]', 'comma', 1, 3],
    ['[1]]', 'nothing', 1, 4],
    ['[1}', 'comma', 1, 3],
    ['[]\n[]', 'nothing', 2, 1],
    ['[\r1 2]', 'comma', 2, 3],
    ['\uFEFF[]', 'value', 1, 1],
    ['[undefined]', 'value', 1, 2],
    ['[1, // one\n2]', 'value', 1, 5],
  ])('says what %j lacks, and where', (text, reason, line, column) => {
    expect(jsonFault(text, DEEP)).toEqual({line, column, reason});
  });

  it('takes a text exactly if JSON.parse does', () => {
    const broken = fc.tuple(
      fc.json({maxDepth: 4}),
      fc.nat(),
      fc.constantFrom('', '"', '\\', ',', ':', '[', ']', '{', '}', '1', '-', '.', 'e', '\n', ' ', 'null', '\u0001'),
    );
    const texts = broken.map(([json, at, piece]) => {
      const place = at % (json.length + 1);
      return json.slice(0, place) + piece + json.slice(place + (piece === '' ? 1 : 0));
    });
    fc.assert(
      fc.property(
        fc.oneof(texts, fc.json(), fc.string({unit: fc.constantFrom(...Array.from('[]{}",:1-.e tn\\ul'))})),
        (text) => {
          expect(jsonFault(text, Infinity) === undefined).toBe(isJson(text));
        },
      ),
      {numRuns: 2000},
    );
  });

  it('stops at nesting that is too deep, and bears long strings', () => {
    expect(jsonFault('['.repeat(DEEP) + ']'.repeat(DEEP), DEEP)).toBeUndefined();
    expect(jsonFault('['.repeat(1_000_000), DEEP)).toEqual({line: 1, column: DEEP + 1, reason: 'too-deep'});
    const long = 'ab\\n'.repeat(1_000_000);
    expect(parseJson(`["${long}"]`)).toEqual({ok: true, value: [JSON.parse(`"${long}"`)]});
    expect(jsonFault(`["${'a'.repeat(5_000_000)}`, DEEP)).toEqual({line: 1, column: 2, reason: 'string'});
    expect(jsonFault(' '.repeat(1_000_000), DEEP)).toEqual({line: 1, column: 1_000_001, reason: 'end'});
  });
});

import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {exactJson, itemTexts} from '../exactJson';
import {toPointer} from '../toPointer';

/** Numbers as a node may write them, with more digits or a larger exponent than a browser keeps. */
const numberText = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.bigInt({min: 0n, max: 2n ** 300n}),
    fc.option(fc.stringMatching(/^\.\d{1,40}$/)),
    fc.option(fc.integer({min: -999, max: 999})),
  )
  .map(([sign, whole, part, exponent]) => `${sign}${whole}${part ?? ''}${exponent === null ? '' : `e${exponent}`}`);

describe('exactJson', () => {
  it.each([
    ['{"result":60503861139345408}', '/result', '60503861139345408'],
    ['{"result":1e400}', '/result', '1e400'],
    ['{ "result" : [ 1.0 , -0 , { } , [ ] ] }', '/result', '[\n  1.0,\n  -0,\n  {},\n  []\n]'],
    ['{"a\\"]":"}\\\\","result":[{"x":1},{"x":0.10000000000000000001}]}', '/result/1/x', '0.10000000000000000001'],
    ['{"result":1,"result":2}', '/result', '2'],
    ['{"result":{"a/b":{"~":3.00}}}', '/result/a~1b/~0', '3.00'],
    ['{"error":{"data":"x\\u202ey"}}', '/error/data', '"x\\u202ey"'],
  ])('%s at %s is %s', (text, pointer, expected) => expect(exactJson(text, pointer)).toBe(expected));

  it('is undefined where nothing stands', () => {
    for (const pointer of ['/b', '/a/0', '/a/x']) expect(exactJson('{"a":1}', pointer)).toBeUndefined();
  });

  it('lays out any value as JSON.stringify does', () => {
    fc.assert(
      fc.property(fc.jsonValue({maxDepth: 6}), fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
        expect(exactJson(JSON.stringify({result: value}, null, indent), '/result')).toBe(
          JSON.stringify(value, null, 2),
        );
      }),
    );
  });

  it('keeps every number as it was written, wherever it stands', () => {
    fc.assert(
      fc.property(numberText, fc.array(fc.oneof(fc.string(), fc.nat({max: 3})), {maxLength: 5}), (number, path) => {
        const text = path.reduceRight<string>(
          (inner, step) =>
            typeof step === 'number'
              ? `[${'0,'.repeat(step)}${inner},"]"]`
              : `{"}":0,${JSON.stringify(step)}:${inner}}`,
          number,
        );
        expect(exactJson(text, toPointer(path))).toBe(number);
        expect(exactJson(text, '')?.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });

  it('copies what is nested without end as it came', () => {
    const text = '['.repeat(50_000) + '1e400' + ']'.repeat(50_000);
    expect(exactJson(text, '')).toBe(text);
  });
});

describe('itemTexts', () => {
  it('gives the entries of a list as they are written', () => {
    expect(itemTexts(' [ {"id":1,"result":60503861139345408} , [1e400,2], "," ,null]')).toEqual([
      '{"id":1,"result":60503861139345408}',
      '[1e400,2]',
      '","',
      'null',
    ]);
    expect(itemTexts('[]')).toEqual([]);
  });
});

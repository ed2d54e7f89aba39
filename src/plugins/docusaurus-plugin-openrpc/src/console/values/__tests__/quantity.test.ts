import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseQuantity, toAmount, toDecimal} from '../quantity';

const LARGEST = 2n ** 256n - 1n;
const quantities = fc.bigInt({min: 0n, max: LARGEST});
const hexOf = (value: bigint): string => `0x${value.toString(16)}`;

describe('parseQuantity', () => {
  it.each([
    ['0', 0n],
    ['0x0', 0n],
    ['0x00FF', 255n],
    ['0XfF', 255n],
    ['007', 7n],
    [' 12 ', 12n],
    ['1.0', 1n],
    ['1_000_000', 1_000_000n],
    ['1\u202f000\u2009000', 1_000_000n],
    ['9007199254740993', 9007199254740993n],
    ['1 drip', 1n],
    ['20gdrip', 20n * 10n ** 9n],
    ['0.5 GDRIP', 5n * 10n ** 8n],
    ['1.5 CFX', 15n * 10n ** 17n],
    ['1.500000000000000000000 cfx', 15n * 10n ** 17n],
    ['0.000000000000000001\u00a0CFX', 1n],
    ['1_000.25 CFX', 100025n * 10n ** 16n],
    [LARGEST.toString(), LARGEST],
    [hexOf(LARGEST), LARGEST],
    [`0x${'0'.repeat(200)}1`, 1n],
  ])('reads %j', (text, value) => {
    expect(parseQuantity(text)).toEqual({ok: true, hex: hexOf(value)});
  });

  it.each([
    ['not-a-quantity', ''],
    ['not-a-quantity', '0x'],
    ['not-a-quantity', '0xfg'],
    ['not-a-quantity', 'ff'],
    ['not-a-quantity', 'CFX'],
    ['not-a-quantity', '1,5 CFX'],
    ['not-a-quantity', '1,000'],
    ['not-a-quantity', '1 000'],
    ['not-a-quantity', '1_00'],
    ['not-a-quantity', '1000_000'],
    ['not-a-quantity', '1__000'],
    ['not-a-quantity', '_1'],
    ['not-a-quantity', '.5 CFX'],
    ['not-a-quantity', '5. CFX'],
    ['not-a-quantity', '1e18'],
    ['not-a-quantity', '+1'],
    ['not-a-quantity', '1 CFX 2'],
    ['not-a-quantity', '0x1 CFX'],
    ['not-a-quantity', '-x'],
    ['not-a-quantity', '-'],
    ['not-a-quantity', '١'],
    ['negative', '-1'],
    ['negative', '\u22121.5 CFX'],
    ['negative', '-0xff'],
    ['not-whole', '1.5'],
    ['too-precise', '1.5 drip'],
    ['too-precise', '0.0000000001 Gdrip'],
    ['too-precise', '0.0000000000000000001 CFX'],
    ['too-large', (LARGEST + 1n).toString()],
    ['too-large', hexOf(LARGEST + 1n)],
    ['too-large', `1${'0'.repeat(60)} CFX`],
    ['unknown-unit', '1 wei'],
    ['unknown-unit', '1 Gwei'],
    ['unknown-unit', '1 ether'],
    ['unknown-unit', '1 ETH'],
  ])('names %s in %j', (code, text) => {
    expect(parseQuantity(text)).toMatchObject({ok: false, code});
  });

  it('does not read texts of megabytes', () => {
    expect(parseQuantity('x'.repeat(10_000_000))).toEqual({ok: false, code: 'not-a-quantity'});
    expect(parseQuantity('9'.repeat(10_000_000))).toEqual({ok: false, code: 'too-large'});
    expect(toDecimal(`0x${'f'.repeat(10_000_000)}`)).toBeUndefined();
  });

  it('says which units there are, and how many decimals one has', () => {
    expect(parseQuantity('3 gwei')).toEqual({
      ok: false,
      code: 'unknown-unit',
      values: {found: 'gwei', expected: 'drip, Gdrip, CFX'},
    });
    expect(parseQuantity('1.00000000010 gdrip')).toEqual({
      ok: false,
      code: 'too-precise',
      values: {unit: 'Gdrip', found: '10', expected: '9'},
    });
  });

  it('takes no money where something else is counted', () => {
    expect(parseQuantity('21000 gas', 'gas')).toEqual({ok: true, hex: '0x5208'});
    expect(parseQuantity('1 CFX', 'gas')).toEqual({
      ok: false,
      code: 'unknown-unit',
      values: {found: 'CFX', expected: 'gas'},
    });
    expect(parseQuantity('1 CFX', 'drip')).toEqual({ok: true, hex: '0xde0b6b3a7640000'});
    expect(parseQuantity('1.5 gas', 'gas')).toMatchObject({ok: false, code: 'too-precise'});
  });

  it('reads back what toDecimal and toAmount write, for any quantity', () => {
    fc.assert(
      fc.property(fc.oneof(quantities, fc.bigInt({min: 0n, max: 10n ** 21n})), (value) => {
        const hex = hexOf(value);
        expect(toDecimal(hex)).toBe(value.toString());
        expect(parseQuantity(value.toString())).toEqual({ok: true, hex});
        const amount = toAmount(hex);
        expect(parseQuantity(`${amount?.text} ${amount?.unit}`)).toEqual({ok: true, hex});
      }),
      {numRuns: 1000},
    );
  });

  it('never throws', () => {
    const pieces = fc.constantFrom('0x', '-', '1', '0', '.', '_', 'CFX', 'drip', ' ', 'f', '\u202f', '\u2212', '999');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((parts) => parts.join('')),
        ),
        (text) => typeof parseQuantity(text).ok === 'boolean',
      ),
    );
  });
});

describe('toAmount', () => {
  it.each([
    [0n, '0', 'CFX'],
    [1n, '1', 'drip'],
    [999_999n, '999999', 'drip'],
    [1_000_000n, '0.001', 'Gdrip'],
    [20_000_000_000n, '20', 'Gdrip'],
    [10n ** 15n - 1n, '999999.999999999', 'Gdrip'],
    [10n ** 15n, '0.001', 'CFX'],
    [10n ** 17n, '0.1', 'CFX'],
    [1_234_567_890_123_456_789n, '1.234567890123456789', 'CFX'],
    [5_000_000n * 10n ** 18n, '5000000', 'CFX'],
  ])('%s drip are %s %s', (drip, text, unit) => {
    expect(toAmount(hexOf(drip))).toEqual({text, unit});
  });

  it.each(['', '0x', 'ff', '12', '0xg', `0x1${'0'.repeat(64)}`])('makes nothing of %j', (text) => {
    expect(toAmount(text)).toBeUndefined();
    expect(toDecimal(text)).toBeUndefined();
  });
});

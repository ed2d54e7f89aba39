import {describe, expect, it} from 'vitest';
import {toPattern} from '../findMatches';
import {isRounded, toShownValue} from '../shownValue';

const long = `${'a'.repeat(1_000)}needle${'b'.repeat(1_000)}`;

describe('toShownValue', () => {
  it('cuts a long text until it is opened', () => {
    expect(toShownValue({value: long, slice: undefined}, undefined)).toEqual({
      literal: `"${'a'.repeat(240)}"`,
      cutBefore: false,
      cutAfter: true,
    });
    const open = toShownValue({value: long, slice: {from: 0, to: long.length}}, undefined);
    expect(open).toEqual({literal: `"${long}"`, cutBefore: false, cutAfter: false});
  });

  it('shows a folded long text where it matches', () => {
    const shown = toShownValue({value: long, slice: undefined}, toPattern('NEEDLE'));
    expect(shown).toMatchObject({cutBefore: true, cutAfter: true});
    expect(shown.literal).toMatch(/^"a{60}needle/);
  });

  it('leaves short texts and other values whole', () => {
    expect(toShownValue({value: 'x', slice: undefined}, toPattern('x')).literal).toBe('"x"');
    expect(toShownValue({value: null, slice: undefined}, undefined).literal).toBe('null');
  });
});

it.each([
  [2 ** 60, true],
  [Infinity, true],
  [9007199254740991, false],
  [0.1, false],
  ['12345678901234567890', false],
])('%s lost digits: %s', (value, rounded) => expect(isRounded(value)).toBe(rounded));

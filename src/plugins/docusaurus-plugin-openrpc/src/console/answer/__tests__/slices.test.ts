import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {ENTRIES, firstSlice, growSlice, sliceWith} from '../slices';

describe('firstSlice', () => {
  it('shows a small rest at once', () => {
    expect(firstSlice(120, ENTRIES)).toEqual({from: 0, to: 120});
    expect(firstSlice(121, ENTRIES)).toEqual({from: 0, to: 100});
    expect(firstSlice(0, ENTRIES)).toEqual({from: 0, to: 0});
  });
});

describe('growSlice', () => {
  it('grows by a step and ends with the last', () => {
    expect(growSlice({from: 0, to: 100}, 'after', 250, ENTRIES)).toEqual({from: 0, to: 200});
    expect(growSlice({from: 0, to: 200}, 'after', 250, ENTRIES)).toEqual({from: 0, to: 250});
    expect(growSlice({from: 150, to: 250}, 'before', 250, ENTRIES)).toEqual({from: 50, to: 250});
  });

  it('lets go on the other side beyond the most', () => {
    expect(growSlice({from: 0, to: 500}, 'after', 10_000, ENTRIES)).toEqual({from: 100, to: 600});
    expect(growSlice({from: 100, to: 600}, 'before', 10_000, ENTRIES)).toEqual({from: 0, to: 500});
  });
});

describe('sliceWith', () => {
  it('keeps a slice that has the place, else moves to its step', () => {
    expect(sliceWith(99, {from: 0, to: 100}, 1_000, ENTRIES)).toEqual({from: 0, to: 100});
    expect(sliceWith(100, {from: 0, to: 100}, 1_000, ENTRIES)).toEqual({from: 100, to: 200});
    expect(sliceWith(930, {from: 0, to: 100}, 950, ENTRIES)).toEqual({from: 900, to: 950});
  });
});

it('slices stay inside, hold no more than the most, and hold what they are to hold', () => {
  const side = fc.constantFrom('before' as const, 'after' as const);
  fc.assert(
    fc.property(
      fc.integer({min: 1, max: 100_000}),
      fc.array(fc.oneof(side, fc.nat(99_999)), {maxLength: 30}),
      (total, moves) => {
        let slice = firstSlice(total, ENTRIES);
        for (const move of moves) {
          const position = typeof move === 'number' ? move % total : 0;
          slice =
            typeof move === 'number'
              ? sliceWith(position, slice, total, ENTRIES)
              : growSlice(slice, move, total, ENTRIES);
          expect(slice.from).toBeGreaterThanOrEqual(0);
          expect(slice.to).toBeGreaterThan(slice.from);
          expect(slice.to).toBeLessThanOrEqual(total);
          expect(slice.to - slice.from).toBeLessThanOrEqual(ENTRIES.most);
          if (typeof move === 'number') expect(position >= slice.from && position < slice.to).toBe(true);
        }
      },
    ),
  );
});

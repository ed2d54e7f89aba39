import {describe, expect, it} from 'vitest';
import {median} from '../median';

describe('a median', () => {
  it.each([
    [[5], 5],
    [[9, 1, 2], 2],
    [[4, 1, 2, 10], 3],
  ])('of %j is %d', (figures, expected) => {
    expect(median(figures)).toBe(expected);
  });

  it('of nothing is refused', () => {
    expect(() => median([])).toThrow('no figures');
  });
});

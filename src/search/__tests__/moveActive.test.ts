import {expect, it} from 'vitest';
import {moveActive} from '../moveActive';

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['a', 1, 3, undefined],
  ['ArrowDown', 0, 0, undefined],
])('%s from %i in a list of %i leads to %s', (key, active, count, expected) => {
  expect(moveActive(key, active, count)).toBe(expected);
});

import {describe, expect, it} from 'vitest';
import {linePath, shareOf, stepPath} from '../toScale';

const X = {name: 'Block', from: 0.5, to: 2.5, ticks: []};
const Y = {name: 'Fee', from: 10, to: 20, ticks: []};

describe('the scale of a plot', () => {
  it('places a value between the ends of its axis', () => {
    expect([10, 15, 20].map((value) => shareOf(Y, value))).toEqual([0, 50, 100]);
  });

  it('draws upwards what is larger', () => {
    expect(
      linePath(X, Y, [
        {x: 1, y: 10},
        {x: 2, y: 20},
      ]),
    ).toBe('M25 100L75 0');
  });

  it('holds a value for its whole step', () => {
    expect(
      stepPath(X, Y, [
        {x: 1, y: 10},
        {x: 2, y: 15},
      ]),
    ).toBe('M0 100L50 100L50 50L100 50');
  });
});

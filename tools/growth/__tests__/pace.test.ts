import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {measureWork, watchPace} from '../pace';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the fixed work takes CPU, and is measured at once and each second until it is ended', () => {
  expect(measureWork()).toBeGreaterThan(0);
  const end = watchPace();
  vi.advanceTimersByTime(3000);
  const figures = end();
  expect(figures).toHaveLength(4);
  for (const figure of figures) expect(figure).toBeGreaterThan(0);
  vi.advanceTimersByTime(3000);
  expect(figures).toHaveLength(4);
});

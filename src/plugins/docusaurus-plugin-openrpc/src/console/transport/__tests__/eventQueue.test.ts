import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {EventQueue, MAX_AT_ONCE, MAX_HELD} from '../eventQueue';

let told: {at: number; results: unknown[]; dropped: number}[];
let held: number;
let floods: number;
let queue: EventQueue;

function toText(result: unknown): string {
  return JSON.stringify({method: 'eth_subscription', params: {subscription: '0x1', result}});
}

beforeEach(() => {
  vi.useFakeTimers();
  [told, held, floods] = [[], 0, 0];
  const start = performance.now();
  queue = new EventQueue({
    onEvents: (events, dropped) =>
      told.push({at: performance.now() - start, results: events.map(({result}) => result), dropped}),
    onHeld: () => held++,
    onFlood: () => floods++,
  });
});
afterEach(() => vi.useRealTimers());

describe('EventQueue', () => {
  it('tells of the first at once, and of those after it together', () => {
    queue.push(toText(1), '0x1');
    vi.advanceTimersByTime(1);
    queue.push(toText(2), '0x1');
    queue.push(toText(3), '0x1');
    vi.advanceTimersByTime(1_000);
    queue.push(toText(4), '0x1');
    vi.advanceTimersByTime(1);
    expect(told.map(({results}) => results)).toEqual([[1], [2, 3], [4]]);
    expect((told[1]?.at ?? 0) - (told[0]?.at ?? 0)).toBeGreaterThanOrEqual(240);
  });

  it('tells of the latest where there are too many, and how many were before them', () => {
    for (let index = 0; index < MAX_AT_ONCE + 7; index++) queue.push(toText(index), '0x1');
    vi.advanceTimersByTime(1);
    expect(told).toMatchObject([{dropped: 7}]);
    expect(told[0]?.results).toHaveLength(MAX_AT_ONCE);
    expect(told[0]?.results[0]).toBe(7);
  });

  it('keeps no more than five million characters', () => {
    queue.hold();
    for (let index = 0; index < 12; index++) queue.push(toText('x'.repeat(900_000)), '0x1');
    expect(queue.held).toEqual({held: 5, dropped: 7});
  });

  it('tells of what is held back a few times a second', () => {
    queue.hold();
    for (let index = 0; index < 100; index++) {
      queue.push(toText(index), '0x1');
      vi.advanceTimersByTime(10);
    }
    expect(held).toBeGreaterThan(2);
    expect(held).toBeLessThan(6);
    expect(told).toEqual([]);
  });

  it('counts anew after it was let go', () => {
    queue.hold();
    for (let index = 0; index < MAX_HELD + 1; index++) queue.push(toText(index), '0x1');
    queue.release();
    expect(told).toMatchObject([{dropped: 1}]);
    expect(queue.held).toEqual({held: 0, dropped: 0});
  });

  it('tells of a flood in a second, not of as much in several', () => {
    const text = toText('x'.repeat(1_000_000));
    for (let index = 0; index < 60; index++) {
      queue.push(text, '0x1');
      vi.advanceTimersByTime(100);
    }
    expect(floods).toBe(0);
    for (let index = 0; index < 21; index++) queue.push(text, '0x1');
    expect(floods).toBeGreaterThan(0);
  });

  it('takes many small messages for a flood too', () => {
    for (let index = 0; index < 25_000; index++) queue.push('{}', '0x1');
    expect(floods).toBeGreaterThan(0);
  });

  it('tells of nothing after it was cleared', () => {
    queue.push(toText(1), '0x1');
    queue.clear();
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual([]);
  });
});

import {expect, test} from 'vitest';
import {queueForIdle} from '../prefetchWhenIdle';

// holds: loading.prefetch-idle
test('one address is acted on in each idle moment, in order, and none without one', () => {
  const done: string[] = [];
  const moments: (() => void)[] = [];
  const add = queueForIdle(
    (address) => done.push(address),
    (act) => moments.push(act),
  );
  const idle = (): void => moments.shift()?.();
  ['/a', '/b', '/c'].forEach(add);
  expect([done, moments.length]).toEqual([[], 1]);
  idle();
  expect([done, moments.length]).toEqual([['/a'], 1]);
  add('/d');
  idle();
  idle();
  idle();
  expect([done, moments.length]).toEqual([['/a', '/b', '/c', '/d'], 0]);
  add('/e');
  idle();
  expect(done).toEqual(['/a', '/b', '/c', '/d', '/e']);
});

import {expect, test} from 'vitest';
import {processorBlocking} from '../processorBlocking';

const task = (
  ts: number,
  milliseconds: number,
  tid = 1,
): {name: string; pid: number; tid: number; ts: number; tdur: number} => ({
  name: 'ThreadControllerImpl::RunTask',
  pid: 9,
  tid,
  ts,
  tdur: milliseconds * 1000,
});
const PAINT = {name: 'firstContentfulPaint', pid: 9, tid: 1, ts: 100};

test('what a task takes over 50 ms of a slow phone counts, after the first paint, on the page’s own thread', () => {
  // 20 ms are 80 of a slow phone; 12 ms are 48.
  expect(processorBlocking([task(50, 500), PAINT, task(100, 20), task(200, 12), task(300, 500, 2)])).toBe(30);
});

test('without a paint there is no figure', () => {
  expect(processorBlocking([task(50, 500)])).toBeNaN();
});

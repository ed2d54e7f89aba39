/** What is read of an event of a browser's trace; times are in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Time on a processor, without waiting for one. */
  tdur?: number;
}

const SLOWDOWN = 4;
const LONG = 50;

/**
 * Total blocking time, in milliseconds of a phone that is four times slower, of the time alone that the page's own
 * tasks were on a processor: what others do on the machine has less part in it than in Lighthouse's figure. NaN where
 * nothing was painted.
 */
export function processorBlocking(events: readonly TraceEvent[]): number {
  const paint = events.filter(({name}) => name === 'firstContentfulPaint').at(-1);
  if (!paint) return NaN;
  const tasks = events.filter(
    ({name, pid, tid, ts}) => name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  );
  return tasks.reduce((sum, {tdur = 0}) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - LONG), 0);
}

import {setImmediate as turn} from 'node:timers/promises';

/** Waits until something is so, and moves no clock meanwhile: `expect.poll` moves one that a test holds. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

import {setTimeout as pause} from 'node:timers/promises';

/** A node on a busy machine is slow, but not that slow. */
const LIMIT_MS = 120_000;
const STEP_MS = 4;

/** Looks again and again until something is found; throws after two minutes, naming what was missed. */
export async function waitFor<T>(missed: string, find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const end = Date.now() + LIMIT_MS;
  while (Date.now() < end) {
    const found = await find();
    if (found !== undefined) return found;
    await pause(STEP_MS);
  }
  throw new Error(`${missed} did not come within ${LIMIT_MS / 1000} s.`);
}

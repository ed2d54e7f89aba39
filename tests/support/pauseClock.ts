import type {Page} from '@playwright/test';

/**
 * By so much the clock is moved on: more than passes between two commands, and less than a script that is on its way is
 * given.
 */
const STEP_MS = 30_000;

/**
 * Stops the installed clock of a page shortly after its present time. A leap of an hour would end what still waits for
 * a script.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + STEP_MS);
}

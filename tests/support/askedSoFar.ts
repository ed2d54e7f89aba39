import type {Page} from '@playwright/test';

/**
 * Resolves once the test has seen every request that the page has made so far: requests are reported in their order,
 * and one more comes last.
 */
export async function askedSoFar(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What comes into view, or is triggered by what was drawn, is requested within two frames.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await (await fetch(location.pathname, {cache: 'no-store'})).text();
  });
}

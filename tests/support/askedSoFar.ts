import type {Page} from '@playwright/test';

/** Resolves once the test has been told of all that the page has asked for so far: requests are told in their order, and one more comes last. */
export async function askedSoFar(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What comes into view, or is set off by what was drawn, is asked for within two frames.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await (await fetch(location.pathname, {cache: 'no-store'})).text();
  });
}

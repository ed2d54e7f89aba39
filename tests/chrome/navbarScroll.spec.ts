import type {Page} from '@playwright/test';
import {open} from '../support/open';
import {expect, test} from '../support/test';

/** Scrolls as a reader's wheel does: in several steps, a frame each. */
function scrollBy(page: Page, distance: number): Promise<void> {
  return page.evaluate(async (total) => {
    for (let step = 0; step < 8; step++) {
      window.scrollBy({top: total / 8, behavior: 'instant'});
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, distance);
}

// holds: navbar.scroll
test('the navbar hides on scrolling down, comes back on scrolling up, and stands at the top of the page', async ({
  page,
}) => {
  await open(page, '/docs/general/conflux-basics/gas');
  const navbar = page.locator('nav.navbar');
  await expect(navbar).toBeInViewport();
  await scrollBy(page, 1200);
  await expect(navbar).not.toBeInViewport();
  await scrollBy(page, -200);
  await expect(navbar).toBeInViewport();
  await scrollBy(page, 400);
  await expect(navbar).not.toBeInViewport();
  await page.evaluate(() => {
    window.scrollTo({top: 0, behavior: 'instant'});
  });
  await expect(navbar).toBeInViewport();
});

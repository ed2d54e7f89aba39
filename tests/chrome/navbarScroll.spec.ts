import {open} from '../support/open';
import {expect, test} from '../support/test';

test('the navbar hides on scrolling down, comes back on scrolling up, and stands at the top of the page', async ({page}) => {
  await open(page, '/docs/general/conflux-basics/gas');
  const navbar = page.locator('nav.navbar');
  const scrollTo = (top: number): Promise<void> =>
    page.evaluate((y) => {
      window.scrollTo({top: y, behavior: 'instant'});
    }, top);
  await expect(navbar).toBeInViewport();
  await scrollTo(600);
  await scrollTo(1200);
  await expect(navbar).not.toBeInViewport();
  await scrollTo(1100);
  await expect(navbar).toBeInViewport();
  await scrollTo(1600);
  await expect(navbar).not.toBeInViewport();
  await scrollTo(0);
  await expect(navbar).toBeInViewport();
});

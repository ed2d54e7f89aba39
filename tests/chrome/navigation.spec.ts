import type {Page} from '@playwright/test';
import {addressOf, open} from '../support/open';
import {expect, test} from '../support/test';

const historyLength = (page: Page): Promise<number> => page.evaluate(() => window.history.length);
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Marks the window, so that a test can tell whether the page was loaded again. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, {marked: true}));
  return () => page.evaluate(() => 'marked' in window);
}

// holds: loading.hydration-flag
test('the hydration flag is false in the page as served and true once React has taken over', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/docs/overview')).text()).toMatch(/<html[^>]*data-has-hydrated="?false/);
  const held: (() => Promise<void>)[] = [];
  let released = false;
  await page.route('**/assets/js/*.js', async (route) => {
    if (released) await route.continue();
    else held.push(() => route.continue());
  });
  await page.goto('/docs/overview', {waitUntil: 'commit'});
  await expect(page.locator('footer.footer')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  released = true;
  for (const go of held) await go();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

// holds: navigation.top
test('a link changes the page without a reload, and the next page begins at its top', async ({page}) => {
  await open(page, '/docs/general/conflux-basics/gas');
  const stillMarked = await mark(page);
  const next = page.locator('.pagination-nav__link--next');
  await next.scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(500);
  const href = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator('h1')).not.toHaveText('Gas and fees');
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await stillMarked()).toBe(true);
});

// holds: navigation.hash
test('a link with a hash ends at its heading, on the same page and on another one', async ({page}) => {
  await open(page, '/docs/general/conflux-basics/gas');
  await page.locator('.theme-doc-toc-desktop a[href="#limits"]').click();
  await expect(page.locator('#limits')).toBeInViewport();
  expect(addressOf(page)).toBe('/docs/general/conflux-basics/gas#limits');
  await open(page, '/docs/overview');
  const link = page
    .locator('.theme-doc-markdown a[href*="#"]:not(.hash-link):not([href^="#"]):not([href^="http"])')
    .first();
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/docs\/.+#.+/);
  await link.click();
  await expect(page).toHaveURL(href);
  const top = () =>
    page.locator(`[id="${href.split('#')[1] ?? ''}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

// holds: navigation.history
test('a link to another page adds an entry to the history, a link to the present address does not', async ({
  context,
}) => {
  // A tab that has been used may have as long a history as a browser keeps.
  const page = await context.newPage();
  await open(page, '/docs/overview');
  const before = await historyLength(page);
  const own = page.locator('.theme-doc-sidebar-menu a[href="/docs/overview"]');
  await own.click();
  await own.click();
  await expect(page).toHaveURL('/docs/overview');
  expect(await historyLength(page)).toBe(before);
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/overview/space-intro"]').click();
  await expect(page).toHaveURL('/docs/overview/space-intro');
  expect(await historyLength(page)).toBe(before + 1);
});

// holds: navigation.modified-clicks
test('a click with a modifier or another button is left to the browser', async ({page}) => {
  await open(page, '/docs/overview');
  const leftToBrowser = await page
    .locator('.theme-doc-sidebar-menu a[href="/docs/overview/space-intro"]')
    .evaluate((link) => {
      const cases: Record<string, MouseEventInit> = {
        meta: {metaKey: true},
        alt: {altKey: true},
        ctrl: {ctrlKey: true},
        shift: {shiftKey: true},
        middle: {button: 1},
      };
      const left: string[] = [];
      let name = '';
      // The browser's own answer (a tab, a window, a download) would end the test, so it is stopped last of all.
      window.addEventListener('click', (event) => {
        if (!event.defaultPrevented) left.push(name);
        event.preventDefault();
      });
      for (const [key, init] of Object.entries(cases)) {
        name = key;
        link.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...init}));
      }
      return left;
    });
  expect(leftToBrowser).toEqual(['meta', 'alt', 'ctrl', 'shift', 'middle']);
  expect(addressOf(page)).toBe('/docs/overview');
});

// holds: navigation.modified-clicks
test('Control and a click, or the middle button, open a tab and leave the page where it is', async ({
  page,
  context,
}) => {
  await open(page, '/docs/overview');
  const link = page.locator('.theme-doc-sidebar-menu a[href="/docs/overview/space-intro"]');
  for (const options of [{modifiers: ['Control' as const]}, {button: 'middle' as const}]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click(options)]);
    await expect(tab).toHaveURL('/docs/overview/space-intro');
    expect(addressOf(page)).toBe('/docs/overview');
    await tab.close();
  }
});

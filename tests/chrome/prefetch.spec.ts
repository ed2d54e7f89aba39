import type {Page} from '@playwright/test';
import {askedSoFar} from '../support/askedSoFar';
import {open} from '../support/open';
import {expect, test} from '../support/test';

const prefetched = (page: Page): Promise<(string | null)[]> =>
  page.locator('head link[rel=prefetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Page scripts that are requested from now on, as scripts and not as mere hints. */
async function watchScripts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/assets/js/*.js', (route) => {
    if (route.request().resourceType() === 'script') asked.push(route.request().url());
    return route.continue();
  });
  return asked;
}

/** Gives the page a network of the named kind. */
function withConnection(page: Page, connection: {saveData: boolean; effectiveType: string}): Promise<unknown> {
  return page.addInitScript((given) => {
    const none = (): void => undefined;
    Object.defineProperty(navigator, 'connection', {
      value: {...given, addEventListener: none, removeEventListener: none},
    });
  }, connection);
}

// holds: loading.prefetch-visible
test('the pages behind visible links are prefetched, those behind links further down once they come into view', async ({
  page,
}) => {
  await open(page, '/docs/general/conflux-basics/gas');
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const first = await prefetched(page);
  await page.locator('footer.footer').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(first.length);
});

// holds: loading.preload, loading.prefetch-hover
test('pointing at a link loads its page before the click', async ({page}) => {
  const asked = await watchScripts(page);
  await open(page, '/docs/general/conflux-basics/gas');
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await page.locator('.theme-layout-navbar-left a[href="/docs/core/Overview"]').hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await askedSoFar(page);
  asked.length = 0;
  await page.locator('.theme-layout-navbar-left a[href="/docs/core/Overview"]').click();
  await expect(page).toHaveURL('/docs/core/Overview');
  await expect(page.locator('h1')).toBeVisible();
  await askedSoFar(page);
  expect(asked, 'scripts loaded by the click itself').toEqual([]);
});

for (const connection of [
  {saveData: true, effectiveType: '4g'},
  {saveData: false, effectiveType: '2g'},
  {saveData: false, effectiveType: 'slow-2g'},
]) {
  // holds: loading.prefetch-slow
  test(`nothing is prefetched or preloaded on ${connection.effectiveType}${connection.saveData ? ' with data saving' : ''}, and links still work`, async ({
    page,
  }) => {
    await withConnection(page, connection);
    const asked = await watchScripts(page);
    await open(page, '/docs/general/conflux-basics/gas');
    await page.waitForLoadState('networkidle');
    asked.length = 0;
    await page.locator('.theme-layout-navbar-left a[href="/docs/core/Overview"]').hover();
    await page.locator('footer.footer').scrollIntoViewIfNeeded();
    await askedSoFar(page);
    expect(asked).toEqual([]);
    await page.locator('footer.footer a[href="/docs/espace/Overview"]').evaluate((link: HTMLElement) => {
      link.click();
    });
    // The address changes before the page's scripts are requested.
    await expect(page).toHaveURL('/docs/espace/Overview');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(await prefetched(page)).toEqual([]);
  });
}

// holds: light.switched-off
import type {Page} from '@playwright/test';
import {STOCK_URL} from '../support/addresses';
import {LANGUAGES} from '../support/languages';
import {open} from '../support/open';
import {lookUp, openSearch, options} from '../support/search';
import {expect, test} from '../support/test';

test.use({baseURL: STOCK_URL});

/** Follows the first entry of the sidebar that leads to another page of the docs. */
async function followSidebar(page: Page): Promise<void> {
  const link = page.locator('.theme-doc-sidebar-menu a.menu__link:visible:not(.menu__link--active)').first();
  const href = await link.getAttribute('href');
  await page.evaluate(() => {
    document.documentElement.dataset.kept = '';
  });
  await link.click();
  await expect(page).toHaveURL(`${STOCK_URL}${href ?? ''}`);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
}

for (const {id, prefix} of LANGUAGES) {
  test(`${id}: home is alive, and the search finds a method from it`, async ({page}) => {
    await open(page, `${prefix}/`);
    await expect(page.locator('main h1')).toBeVisible();
    await openSearch(page);
    await lookUp(page, 'cfx_getLogs');
    await expect(options(page).first()).toBeVisible();
  });

  test(`${id}: a page of the docs has its code highlighted, and its sidebar leads on`, async ({page}) => {
    await open(page, `${prefix}/docs/espace/DeveloperQuickstart`);
    await expect(page.locator('main [data-code] .token').filter({visible: true}).first()).toBeVisible();
    await followSidebar(page);
  });

  test(`${id}: the page of a method is alive, and its sidebar leads on`, async ({page}) => {
    await open(page, `${prefix}/docs/core/rpc/cfx_call`);
    await expect(page.locator('main h1')).toHaveText('cfx_call');
    await expect(page.locator('main [data-code] .token').filter({visible: true}).first()).toBeVisible();
    await followSidebar(page);
  });

  test(`${id}: a missing address has the page that says so`, async ({page}) => {
    const response = await page.goto(`${prefix}/docs/no/such/page`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator(`main a[href="${prefix}/docs/overview"]`)).toBeVisible();
  });
}

test('a host that tells upper from lower case leads to the page all the same', async ({page}) => {
  const missing = await (await page.request.get('/docs/no/such/page')).body();
  await page.route('**/docs/core/rpc/cfx_getBalance*', (route) =>
    route.fulfill({status: 404, contentType: 'text/html', body: missing}),
  );
  await page.goto('/docs/core/rpc/cfx_getBalance?a=1#b');
  await page.waitForURL('**/docs/core/rpc/cfx_getbalance?a=1#b');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

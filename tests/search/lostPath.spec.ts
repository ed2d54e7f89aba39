// holds: search.lost-address
import type {Locator, Page} from '@playwright/test';
import {LANGUAGES} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

const guesses = (page: Page, prefix = ''): Locator =>
  page.getByRole('region', {name: textIn(prefix, 'notFound.guesses', 'Did you mean')}).getByRole('link');

/** How much the page has moved without the reader's doing since it was requested. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((entries) => {
          resolve(
            (entries.getEntries() as (PerformanceEntry & {value: number})[]).reduce((sum, {value}) => sum + value, 0),
          );
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(0), 500);
      }),
  );

for (const {id, prefix} of LANGUAGES) {
  test(`a lost address names the pages it may have meant, those of its space first: ${id}`, async ({page}) => {
    await open(page, `${prefix}/docs/core/build/json-rpc/cfx_getStatus.html`);
    await expect(guesses(page, prefix).first()).toHaveAttribute('href', `${prefix}/docs/core/rpc/cfx_getstatus`);
    expect(await guesses(page, prefix).count()).toBeLessThanOrEqual(3);
    await guesses(page, prefix).first().click();
    await expect(page.locator('main h1')).toHaveText('cfx_getStatus');
  });
}

for (const [address, target] of [
  ['/docs/core/basics/storage_Collateral', '/docs/core/core-space-basics/storage'],
  ['/docs/espace/getting-started/quickstart', '/docs/espace/DeveloperQuickstart'],
  ['/docs/espace/rpc/eth_getBalanc', '/docs/espace/rpc/eth_getbalance'],
  ['/docs/espace/bridge/cross-space', '/docs/espace/build/cross-space-bridge'],
] as const) {
  test(`${address} means ${target}`, async ({page}) => {
    await open(page, address);
    await expect(guesses(page).first()).toHaveAttribute('href', target);
  });
}

test('where no page answers to the words of an address, or it has none, nothing is guessed', async ({page}) => {
  for (const address of ['/docs/core/zzqqxx', '/no/such/page']) {
    await open(page, address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Did you mean')).toHaveCount(0);
  }
});

for (const width of [1280, 375]) {
  test(`nothing moves when the guesses come: ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/core/basics/storage_Collateral');
    await expect(guesses(page)).toHaveCount(3);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
}

test.describe('without an index', () => {
  test.use({
    expectedConsole: [/Failed to load resource: the server responded with a status of 404 .*\/search-index\//],
  });

  test('the page is as it was without guesses, and the search tries again', async ({page}) => {
    await page.route('**/search-index/**', (route) => route.fulfill({status: 404, body: ''}));
    await open(page, '/docs/core/storage');
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Did you mean')).toHaveCount(0);
    await page.unroute('**/search-index/**');
    await page.keyboard.press('/');
    await page.locator('dialog[open]').getByRole('combobox').fill('gas');
    await expect(page.locator('dialog[open]').getByRole('option').first()).toBeVisible();
  });
});

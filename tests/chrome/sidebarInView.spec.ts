// holds: sidebar.in-view
import type {Page} from '@playwright/test';
import {open} from '../support/open';
import {expect, test} from '../support/test';

/** Whether the item of the page being read lies inside the part of the sidebar that is in view. */
function isInView(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const menu = document.querySelector('aside nav.menu');
    const item = menu?.querySelector('a[aria-current="page"]')?.getBoundingClientRect();
    const view = menu?.getBoundingClientRect();
    return (
      item !== undefined && view !== undefined && item.height > 0 && item.top >= view.top && item.bottom <= view.bottom
    );
  });
}

for (const address of [
  '/docs/general/build/smart-contracts/gas-optimization/packing',
  '/docs/core/rpc/txpool_txwithpoolinfo',
  '/docs/espace/rpc/trace_filter',
]) {
  test(`${address}: its item in the sidebar is in view`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 700});
    await open(page, address);
    await expect.poll(() => isInView(page)).toBe(true);
  });
}

test('after a link to a page deep in the sidebar its item is in view, and a reader who scrolls keeps the sidebar', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 700});
  await open(page, '/docs/general/conflux-basics/gas');
  await page.locator('main a[href^="/docs/general/build/smart-contracts/gas-optimization"]').first().click();
  await expect(page).toHaveURL(/gas-optimization/);
  await expect.poll(() => isInView(page)).toBe(true);
  const menu = page.locator('aside nav.menu');
  await menu.hover();
  await page.mouse.wheel(0, -20_000);
  await expect.poll(() => menu.evaluate((element) => element.scrollTop)).toBe(0);
  expect(await isInView(page)).toBe(false);
});

test('a name in the sidebar breaks between its parts', async ({page}) => {
  await open(page, '/docs/core/rpc/cfx_checkbalanceagainsttransaction');
  const name = page.locator('aside a[aria-current="page"]');
  await expect(name).toHaveText('cfx_checkBalanceAgainstTransaction');
  expect(await name.locator('wbr').count()).toBe(4);
});

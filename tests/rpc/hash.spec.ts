// holds: rpc.hostile
import type {Page} from '@playwright/test';
import {open} from '../support/open';
import {expect, test} from '../support/test';

const BAD = '#%E0%A4%A';
const MENDED = '#%25E0%25A4%25A';
const PAGES = ['/docs/core/rpc/cfx_call', '/zh/docs/espace/rpc', '/es/docs/overview/space-intro'];

async function expectAlive(page: Page, hash: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.location.hash)).toBe(hash);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('nav.navbar')).toBeVisible();
}

for (const address of PAGES) {
  test(`${address} lives through hashes that do not decode: load, address bar, navigation, Back, Forward and reload`, async ({
    page,
  }) => {
    await open(page, address + BAD);
    await expectAlive(page, MENDED);
    await page.goto(`${address}#100%`);
    await expectAlive(page, '#100%25');
    await page.locator('nav.navbar a.navbar__brand').click();
    await expect.poll(() => page.evaluate(() => window.location.hash)).toBe('');
    await expect(page.locator('h1').first()).toBeVisible();
    await page.goBack();
    await expectAlive(page, '#100%25');
    await page.goBack();
    await expectAlive(page, MENDED);
    await page.goForward();
    await expectAlive(page, '#100%25');
    await page.reload();
    await expectAlive(page, '#100%25');
  });
}

test('a link in the page whose hash does not decode is followed, and Back and Forward work', async ({page}) => {
  await open(page, '/docs/core/rpc/cfx_call');
  await page.locator('main h1').evaluate((heading, href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'a bad link';
    heading.after(link);
  }, BAD);
  await page.getByRole('link', {name: 'a bad link'}).click();
  await expectAlive(page, MENDED);
  await page.goBack();
  await expectAlive(page, '');
  await page.goForward();
  await expectAlive(page, MENDED);
});

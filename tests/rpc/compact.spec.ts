// holds: rpc.fields
import {open} from '../support/open';
import {expect, test} from '../support/test';

/** Height of the page of a method with a long result, in CSS pixels at a width of 1280. */
const TALLEST = 5000;

test('a method with a block and its transactions fits in five thousand pixels, its patterns out of sight', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/espace/rpc/eth_getblockbynumber');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TALLEST);
  const patterns = page.locator('article code').filter({hasText: /^\^.*\$$/});
  expect(await patterns.count(), 'patterns in the page').toBeGreaterThan(0);
  await expect(patterns.locator('visible=true')).toHaveCount(0);
});

test('a field leads to its type, which is explained once and shows its pattern to who asks', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/espace/rpc/eth_getblockbynumber');
  const fields = page.locator('article li').filter({has: page.locator('a[href="#type-hash"]')});
  expect(await fields.count()).toBeGreaterThan(3);
  await page.locator('article a[href="#type-hash"]').first().click();
  const entry = page.locator('[id="type-hash"]');
  await expect(entry).toBeInViewport();
  await expect(entry).toHaveCount(1);
  const pattern = entry.locator('details code');
  await expect(pattern).toBeHidden();
  await entry.locator('summary').click();
  await expect(pattern).toHaveText('^0x[0-9a-fA-F]{64}$');
});

test('the fields of a field unfold', async ({page}) => {
  await open(page, '/docs/espace/rpc/eth_getblockbynumber');
  const folded = page
    .locator('article details')
    .filter({has: page.locator('summary', {hasText: 'Transaction'})})
    .first();
  const nonce = folded
    .locator('li')
    .filter({hasText: /^nonce/})
    .first();
  await expect(nonce).toBeHidden();
  await folded.locator('summary').first().click();
  await expect(nonce).toBeVisible();
});

import path from 'node:path';
import {LANGUAGES} from '../support/languages';
import {startPlainHost, type PlainHost} from '../support/plainHost';
import {expect, test} from '../support/test';

let host: PlainHost;

test.beforeAll(async () => {
  host = await startPlainHost(path.resolve('build'), '/sub/path');
});
test.afterAll(() => host.close());

// holds: errors.base-url
test.describe('served below another base URL', () => {
  test.use({expectedConsole: [/status of 404|Refused to (?:apply style|execute script)/]});

  for (const {id, prefix} of LANGUAGES) {
    test(`${id}: the home page says that the site did not load properly and suggests the right base URL`, async ({
      page,
    }) => {
      await page.goto(`${host.origin}/sub/path${prefix}/`);
      const banner = page.locator('#__docusaurus-base-url-issue-banner');
      await expect(banner).toBeVisible();
      await expect(banner).toContainText('site did not load properly');
      await expect(banner).toContainText(`baseUrl = ${prefix}/`);
      await expect(banner).toContainText(`We suggest trying baseUrl = /sub/path${prefix}/`);
    });
  }
});

// holds: errors.base-url
test('served where it belongs, the home page has no such banner', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
});

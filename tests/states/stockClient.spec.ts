// holds: light.switched-off
import {FIXTURE_URL, STOCK_URL} from '../support/addresses';
import {LANGUAGES, languagesInTurn} from '../support/languages';
import {addressOf, open} from '../support/open';
import {openSearch} from '../support/search';
import {expect, test} from '../support/test';

test.use({baseURL: STOCK_URL});

/** Pages of each kind, and one whose entries have descriptions. */
const ADDRESSES = [
  '/',
  '/docs/overview',
  '/docs/next/category/grouped',
  '/blog',
  '/blog/post',
  '/markdown-page',
  '/no/such/page',
];

for (const [index, address] of ADDRESSES.entries()) {
  for (const {id, prefix} of languagesInTurn(index)) {
    test(`${id}: ${address} shows the same with the light client and without it`, async ({page}) => {
      const shown: string[] = [];
      for (const site of [FIXTURE_URL, STOCK_URL]) {
        await open(page, site + prefix + address);
        shown.push(await page.locator('main').innerText());
      }
      expect(shown[1]).toBe(shown[0]);
      expect(shown[0]).not.toBe('');
    });
  }
}

for (const {id, prefix} of LANGUAGES) {
  test(`${id}: without the light client a link of the sidebar leads on in the same document, and the search opens`, async ({
    page,
  }) => {
    await open(page, `${prefix}/docs/overview`);
    await page.evaluate(() => {
      document.documentElement.dataset.kept = '';
    });
    await page.locator(`.theme-doc-sidebar-menu a[href="${prefix}/docs/overview/second"]`).click();
    await expect(page.locator('main h1')).toHaveText('Second page');
    await expect(page.locator('html[data-kept]')).toHaveCount(1);
    await openSearch(page);
  });
}

test('without the light client code stays as it was served, and the highlighter comes with the page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
  });
  await open(page, '/');
  await expect(page.locator('main [data-code] .token').filter({visible: true}).first()).toBeVisible();
  expect(scripts.filter((name) => /prism/i.test(name))).toEqual([]);
});

test('without the light client an address in the wrong case leads to its page', async ({page}) => {
  const missing = await (await page.request.get('/no/such/page')).body();
  await page.route('**/docs/Overview/second*', (route) =>
    route.fulfill({status: 404, contentType: 'text/html', body: missing}),
  );
  await page.goto('/docs/Overview/second?a=1#b');
  await page.waitForURL('**/docs/overview/second?a=1#b');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(addressOf(page)).toBe('/docs/overview/second?a=1#b');
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {LANGUAGES, languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

const ENGLISH = [
  'Page Not Found',
  'We could not find what you were looking for.',
  'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
];

for (const {id, prefix, lang} of LANGUAGES) {
  // holds: errors.not-found
  test(`${id}: an unknown address returns 404 with the language's own page`, async ({page}) => {
    const response = await page.goto(`${prefix}/docs/no/such/page`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const main = page.locator('main');
    const texts = [await main.locator('h1').innerText(), ...(await main.locator('p').allInnerTexts())];
    if (id === 'en') expect(texts).toEqual(ENGLISH);
    else
      expect(
        texts.filter((text) => ENGLISH.includes(text)),
        'sentences left in English',
      ).toEqual([]);
    expect(texts).toHaveLength(3);
    await expect(main.locator(`a[href="${prefix}/docs/overview"]`)).toBeVisible();
  });

  // holds: errors.not-found
  test(`${id}: an unknown address reached inside the site shows the same page`, async ({page}) => {
    await open(page, `${prefix}/docs/overview`);
    await page.evaluate((address) => {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `${prefix}/no-such-page`);
    await expect(page.locator('main h1')).toHaveText(textIn(prefix, 'theme.NotFound.title', 'Page Not Found'));
    await expect(page.locator(`main a[href="${prefix}/docs/overview"]`)).toBeVisible();
  });
}

for (const {id, prefix} of languagesInTurn(1)) {
  // holds: errors.wrong-case
  test(`${id}: an address in the wrong case leads to its page, with query and hash`, async ({page}) => {
    await page.goto(`${prefix}/docs/espace/rpc/eth_getLogs?from=a#result`);
    await expect(page).toHaveURL(`${prefix}/docs/espace/rpc/eth_getlogs?from=a#result`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('main h1')).toHaveText('eth_getLogs');
  });
}

test('an address that cannot be decoded shows the page for missing addresses, alive', async ({page}) => {
  for (const address of ['/%', '/nope/%E0%A4%A', '/es/%ff']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('main h1')).toBeVisible();
  }
});

test('a host that tells upper from lower case and knows no moves leads to the page all the same', async ({page}) => {
  const body = readFileSync(path.resolve('build', '404.html'));
  for (const [asked, meant] of [
    ['/docs/espace/overview', '/docs/espace/Overview'],
    ['/docs/core/rpc/cfx_getBalance', '/docs/core/rpc/cfx_getbalance'],
  ] as const) {
    await page.route(asked, (route) => route.fulfill({status: 404, contentType: 'text/html', body}));
    await page.goto(`${asked}?a=1#b`);
    await page.waitForURL(`**${meant}?a=1#b`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  }
});

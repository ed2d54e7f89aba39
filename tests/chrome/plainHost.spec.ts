// holds: addresses.plain-host
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {LANGUAGES, languagesInTurn} from '../support/languages';
import {addressOf} from '../support/open';
import {startPlainHost, type PlainHost} from '../support/plainHost';
import {expect, test} from '../support/test';

const BUILD = path.resolve('build');
let host: PlainHost;

test.beforeAll(async () => {
  host = await startPlainHost(BUILD);
});
test.afterAll(() => host.close());

const MOVES = {
  '/docs/overview.html': '/docs/overview',
  '/docs/overview/index.html?a=1#start': '/docs/overview?a=1#start',
  '/blog/welcome.html': '/blog/welcome',
  '/markdown-page.html#code': '/markdown-page#code',
};

for (const {id, prefix, lang} of languagesInTurn(0)) {
  test(`${id}: where .html answers 200, the address is clean before the page is hydrated, and nothing is logged`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const replaceState = window.history.replaceState.bind(window.history);
      window.history.replaceState = (...given) => {
        Object.assign(window, {cleanedWhile: document.documentElement.dataset.hasHydrated});
        replaceState(...given);
      };
    });
    for (const [from, to] of Object.entries(MOVES)) {
      const response = await page.goto(host.origin + prefix + from);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      expect(addressOf(page)).toBe(prefix + to);
      expect(await page.evaluate(() => (window as Window & {cleanedWhile?: string}).cleanedWhile)).toBe('false');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`^https://[^/]+(?:${prefix})?${to.replace(/[?#].*/, '')}$`),
      );
      const other = LANGUAGES.find((language) => language.id !== id);
      if (other)
        await expect(page.locator(`.dropdown__menu a[lang="${other.lang}"]`)).toHaveAttribute(
          'href',
          other.prefix + to,
        );
      await expect(page.locator('main h1').first()).toBeVisible();
    }
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  });

  test(`${id}: the home page is reached as /index.html and keeps its address clean`, async ({page}) => {
    await page.goto(`${host.origin}${prefix}/index.html`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(addressOf(page).replace(/\/$/, '')).toBe(prefix);
    await expect(page.locator('main, [class*="hero"]').first()).toBeVisible();
  });

  test(`${id}: /docs/overview answers with and without the slash on a host without configuration`, async ({
    request,
  }) => {
    for (const address of ['/docs/overview', '/docs/overview/', '/docs/general', '/docs/general/', '/blog/', '/blog']) {
      expect([address, (await request.get(host.origin + prefix + address)).status()]).toEqual([address, 200]);
    }
  });
}

test('/zh-CN/ addresses reach /zh/ by a static page without any script', async ({page}) => {
  for (const [from, to] of [
    ['/zh-CN/docs/overview/space-intro', '/zh/docs/overview/space-intro'],
    ['/zh-CN/blog', '/zh/blog'],
    ['/zh-CN/', '/zh'],
  ] as const) {
    await page.goto(host.origin + from);
    await expect(page).toHaveURL(new RegExp(`${to}/?$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  }
  const text = readFileSync(path.join(BUILD, 'zh-CN', 'docs', 'overview', 'space-intro.html'), 'utf8');
  expect(text).not.toMatch(/<script|javascript:|\son\w+=/i);
});

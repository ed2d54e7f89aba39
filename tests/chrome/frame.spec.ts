// holds: a11y.quiet-console
import {languagesInTurn} from '../support/languages';
import {expect, test} from '../support/test';

const PAGES = [
  '/',
  '/docs/overview',
  '/docs/espace/Overview',
  '/docs/core/Overview',
  '/docs/general',
  '/blog',
  '/docs/tags',
  '/markdown-page',
];

for (const [index, path] of PAGES.entries()) {
  for (const {id, prefix, lang} of languagesInTurn(index)) {
    test(`${id}: ${path} loads without a console message, in its language, with its canonical address`, async ({
      page,
    }) => {
      await page.goto(prefix + path);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    });
  }
}

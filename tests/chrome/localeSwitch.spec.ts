// holds: languages.switch
import {LANGUAGES, asksAll} from '../support/languages';
import {addressOf, open} from '../support/open';
import {expect, test} from '../support/test';

const REST = '/docs/general/conflux-basics/gas?from=a&b=%C3%A1#what-you-pay';

for (const [index, from] of LANGUAGES.entries()) {
  const others = LANGUAGES.filter(({id}) => id !== from.id);
  for (const to of asksAll ? others : others.slice(index % 2, (index % 2) + 1)) {
    // The hash scrolls the page down, which hides the navbar; the reader scrolls back up to reach the switch.
    test(`the switch from ${from.id} to ${to.id} keeps path, search and hash`, async ({page}) => {
      await open(page, from.prefix + REST);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.locator('.navbar .dropdown--right > a').hover();
      await page.locator(`.dropdown__menu a[lang="${to.lang}"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', to.lang);
      expect(addressOf(page)).toBe(to.prefix + REST);
    });
  }
}

test('the switch follows the reader to the page and heading reached by links', async ({page}) => {
  await open(page, '/docs/overview');
  await page.locator('.theme-layout-navbar-left a', {hasText: 'General'}).click();
  await expect(page).toHaveURL('/docs/general');
  await open(page, '/docs/general/conflux-basics/gas');
  await page.locator('.theme-doc-toc-desktop a[href="#limits"]').click();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('.navbar .dropdown--right > a').hover();
  await page.locator('.dropdown__menu a[lang="es"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(addressOf(page)).toBe('/es/docs/general/conflux-basics/gas#limits');
});

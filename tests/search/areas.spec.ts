// holds: search.areas
import type {Page} from '@playwright/test';
import {LANGUAGES} from '../support/languages';
import {open} from '../support/open';
import {area, dialog, field, lookUp, openSearch, options, status} from '../support/search';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

const PAGE = '/docs/overview';

/** The number that an area's label shows. */
async function countOf(page: Page, value: string): Promise<number> {
  const label = dialog(page).locator('label', {has: page.locator(`input[value="${value}"]`)});
  return Number(/\d+$/.exec((await label.innerText()).trim())?.[0]);
}

for (const {id, prefix} of LANGUAGES) {
  test(`the areas are one group with a count each, and cut the list down: ${id}`, async ({page}) => {
    await open(page, prefix + PAGE);
    await openSearch(page);
    await expect(dialog(page).getByRole('radio')).toHaveCount(0);
    await lookUp(page, 'gas');
    const group = dialog(page).getByRole('group', {name: textIn(prefix, 'search.area', 'Area')});
    await expect(group.getByRole('radio')).toHaveCount(6);
    await expect(
      group.getByRole('radio', {name: new RegExp(`^${textIn(prefix, 'search.area.all', 'All')} `)}),
    ).toBeChecked();
    for (const [value, rule] of [
      ['rpc', /\/rpc\/\w+#open-console$/],
      ['core', /\/docs\/core\//],
      ['espace', /\/docs\/espace\//],
      ['conflux', /\/docs\/(?:general|overview)/],
    ] as const) {
      const count = await countOf(page, value);
      expect(count, value).toBeGreaterThan(0);
      await area(dialog(page), value).check({force: true});
      await expect(status(page)).toContainText(String(count));
      const addresses = await options(page).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      for (const address of addresses.filter((each) => !each.includes('/search?'))) expect(address).toMatch(rule);
      if (count > 10) expect(addresses.at(-1)).toBe(`${prefix}/search?q=gas&area=${value}`);
    }
  });
}

test('an area without pages cannot be chosen; one that was chosen stays, and offers the others', async ({page}) => {
  await open(page, PAGE);
  await openSearch(page);
  await lookUp(page, 'welcome');
  await expect(area(dialog(page), 'blog')).toBeEnabled();
  await expect(area(dialog(page), 'rpc')).toBeDisabled();
  await area(dialog(page), 'blog').check({force: true});
  await field(page).fill('eth_getBalance');
  await expect(status(page)).toHaveText('Blog: No page matches “eth_getBalance”.');
  await expect(area(dialog(page), 'blog')).toBeChecked();
  await expect(options(page)).toHaveCount(0);
  await dialog(page).getByRole('button', {name: 'Show the pages of all areas'}).click();
  await expect(options(page).first()).toHaveAccessibleName(/eth_getBalance/);
  await expect(area(dialog(page), 'all')).toBeChecked();
});

test('the choice lasts while the dialog is open, and the arrow keys of the group make it', async ({page}) => {
  await open(page, PAGE);
  await openSearch(page);
  await lookUp(page, 'gas');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(area(dialog(page), 'all')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(area(dialog(page), 'core')).toBeChecked();
  await expect(options(page).first()).toHaveAccessibleName(/Core Space/);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await lookUp(page, 'address');
  await field(page).fill('');
  await lookUp(page, 'storage');
  await expect(area(dialog(page), 'core')).toBeChecked();
  await page.keyboard.press('Escape');
  await openSearch(page);
  await lookUp(page, 'gas');
  await expect(area(dialog(page), 'all')).toBeChecked();
});

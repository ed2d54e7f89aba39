import {open} from '../support/open';
import {expect, test} from '../support/test';

test('a category opens and closes, and opening one leaves the others open', async ({page}) => {
  await open(page, '/docs/general');
  const categories = page.locator('.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category');
  const toggle = (index: number) => categories.nth(index).locator('> .menu__list-item-collapsible').locator('[aria-expanded]');
  for (const index of [0, 1]) {
    await toggle(index).press('Enter');
    await expect(toggle(index)).toHaveAttribute('aria-expanded', 'true');
  }
  await expect(toggle(0)).toHaveAttribute('aria-expanded', 'true');
  await expect(categories.nth(0).locator('ul a').first()).toBeVisible();
  await expect(categories.nth(1).locator('ul a').first()).toBeVisible();
  await toggle(0).press('Enter');
  await expect(toggle(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(categories.nth(0).locator('ul a').first()).toBeHidden();
  await expect(categories.nth(1).locator('ul a').first()).toBeVisible();
});

test('a category cannot be taken out of the sidebar: all are still listed after each has been opened and closed', async ({page}) => {
  await open(page, '/docs/general');
  const categories = page.locator('.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category');
  const labels = await categories.locator('> .menu__list-item-collapsible').allInnerTexts();
  expect(labels.length).toBeGreaterThan(2);
  for (let index = 0; index < labels.length; index++) {
    const toggle = categories.nth(index).locator('> .menu__list-item-collapsible [aria-expanded]');
    await toggle.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  }
  await expect(categories.locator('> .menu__list-item-collapsible')).toHaveText(labels);
  for (let index = 0; index < labels.length; index++) await expect(categories.nth(index)).toBeVisible();
});

test('the whole sidebar collapses and comes back', async ({page}) => {
  await open(page, '/docs/general/conflux-basics/gas');
  const menu = page.locator('.theme-doc-sidebar-menu');
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', {name: 'Expand sidebar', exact: true}).click();
  await expect(menu).toBeVisible();
});

test('the category of the page being read is open, and so is the one reached by a link', async ({page}) => {
  await open(page, '/docs/general/conflux-basics/gas');
  const own = page.locator('.theme-doc-sidebar-item-category', {has: page.locator('a[aria-current="page"]')});
  await expect(own.first().locator('[aria-expanded]').first()).toHaveAttribute('aria-expanded', 'true');
  const next = page.locator('.pagination-nav__link--next');
  const href = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator(`.theme-doc-sidebar-menu a[href="${href}"][aria-current="page"]`)).toBeVisible();
});

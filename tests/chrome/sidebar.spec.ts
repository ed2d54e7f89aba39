import type {Locator} from '@playwright/test';
import {open} from '../support/open';
import {expect, test} from '../support/test';

const CATEGORIES = '.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category';
const toggleOf = (category: Locator): Locator => category.locator('> .menu__list-item-collapsible [aria-expanded]');

/** Opens or closes a category by the keyboard; one that is so already stays so. */
async function setOpen(category: Locator, wanted: boolean): Promise<void> {
  const toggle = toggleOf(category);
  if ((await toggle.getAttribute('aria-expanded')) !== String(wanted)) await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', String(wanted));
}

// holds: sidebar.not-auto-collapsed
test('a category opens and closes, and opening one leaves the others open', async ({page}) => {
  await open(page, '/docs/general');
  const first = page.locator(CATEGORIES).nth(0);
  const second = page.locator(CATEGORIES).nth(1);
  for (const category of [first, second]) await setOpen(category, false);
  for (const category of [first, second]) await setOpen(category, true);
  await expect(toggleOf(first)).toHaveAttribute('aria-expanded', 'true');
  await expect(first.locator('ul a').first()).toBeVisible();
  await expect(second.locator('ul a').first()).toBeVisible();
  await setOpen(first, false);
  await expect(first.locator('ul a').first()).toBeHidden();
  await expect(second.locator('ul a').first()).toBeVisible();
});

// holds: sidebar.not-hideable
test('a category cannot be taken out of the sidebar: all are still listed after each has been opened and closed', async ({
  page,
}) => {
  await open(page, '/docs/general');
  const categories = page.locator(CATEGORIES);
  const labels = await categories.locator('> .menu__list-item-collapsible').allInnerTexts();
  expect(labels.length).toBeGreaterThan(2);
  for (let index = 0; index < labels.length; index++) {
    await setOpen(categories.nth(index), true);
    await setOpen(categories.nth(index), false);
  }
  await expect(categories.locator('> .menu__list-item-collapsible')).toHaveText(labels);
  for (let index = 0; index < labels.length; index++) await expect(categories.nth(index)).toBeVisible();
});

// holds: sidebar.collapses
test('the whole sidebar collapses and comes back', async ({page}) => {
  await open(page, '/docs/general/conflux-basics/gas');
  const menu = page.locator('.theme-doc-sidebar-menu');
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', {name: 'Expand sidebar', exact: true}).click();
  await expect(menu).toBeVisible();
});

// holds: sidebar.open-category
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

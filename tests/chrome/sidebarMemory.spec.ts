// holds: sidebar.memory
import {open} from '../support/open';
import {expect, test} from '../support/test';
import type {Locator, Page} from '@playwright/test';

const CATEGORIES = '.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category';

const toggle = (page: Page, label: string): Locator =>
  page.locator(CATEGORIES).filter({hasText: label}).first().locator('> .menu__list-item-collapsible [aria-expanded]');
const menu = (page: Page): Locator => page.locator('aside nav.menu');
const scrollTop = (page: Page): Promise<number> => menu(page).evaluate((element) => element.scrollTop);

test('between guides and method pages the sidebar stays open, folded and scrolled as it was', async ({page}) => {
  // Both pages' items are in view at every step: one that is not moves the sidebar.
  await page.setViewportSize({width: 1280, height: 2000});
  await open(page, '/docs/core/rpc/cfx_call');
  const categories = page.locator(CATEGORIES);
  const guides = categories.first().locator('> .menu__list-item-collapsible [aria-expanded]');
  if ((await guides.getAttribute('aria-expanded')) !== 'true') await guides.press('Enter');
  await expect(guides).toHaveAttribute('aria-expanded', 'true');
  const guide = categories.first().locator('ul a[href^="/docs/core/"]').first();
  await expect(guide).toBeVisible();
  const methods = toggle(page, 'JSON-RPC');
  await expect(methods).toHaveAttribute('aria-expanded', 'true');
  await menu(page).evaluate((element) => element.scrollTo(0, 60));
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(0);
  await guide.evaluate((element) => (element as HTMLElement).click());
  await expect(page).not.toHaveURL(/\/rpc\//);
  await expect(page.locator('article')).toBeVisible();
  await expect(toggle(page, 'JSON-RPC')).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => scrollTop(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/rpc\/cfx_call$/);
  await expect(page.getByRole('heading', {level: 1, name: 'cfx_call'})).toBeVisible();
  await expect(guides).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test('a category that a reader folds stays folded on the other side', async ({page}) => {
  await open(page, '/docs/core/rpc/cfx_getstatus');
  const first = page.locator(CATEGORIES).first().locator('> .menu__list-item-collapsible [aria-expanded]');
  const wanted = (await first.getAttribute('aria-expanded')) === 'true' ? 'false' : 'true';
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', wanted);
  await page.locator('nav.theme-doc-breadcrumbs, article').first().waitFor();
  await page.locator('.pagination-nav__link').last().click();
  await expect(first).toHaveAttribute('aria-expanded', wanted);
});

test('a hidden sidebar stays hidden, and can be brought back', async ({page}) => {
  await open(page, '/docs/core/rpc/cfx_getstatus');
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  await expect(page.getByRole('button', {name: 'Expand sidebar', exact: true})).toBeVisible();
  await page.locator('a.navbar__item', {hasText: 'Core Space'}).first().click();
  await expect(page).not.toHaveURL(/\/rpc\//);
  await page.getByRole('button', {name: 'Expand sidebar', exact: true}).click();
  await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
});

import type {Page} from '@playwright/test';
import {FIXTURE_URL} from '../support/addresses';
import {open} from '../support/open';
import {expect, test} from '../support/test';

test.use({baseURL: FIXTURE_URL});

const bar = (page: Page) => page.getByRole('banner').filter({hasText: 'An announcement with a link'});
const read = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(`docusaurus.announcement.${key}`), name);

// holds: announcement.shown, announcement.dismissed
test('the announcement shows its HTML between skip link and navbar, and can be dismissed', async ({page}) => {
  await open(page, '/docs/overview');
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).locator('b')).toHaveText('announcement');
  await expect(bar(page).locator('a')).toHaveAttribute('href', '/docs/overview');
  const colours = await bar(page).evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(element).color,
  ]);
  expect(colours).toEqual(['rgb(250, 230, 120)', 'rgb(10, 20, 30)']);
  expect(await read(page, 'id')).toBe('fixture-1');
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await read(page, 'dismiss')).toBe('true');
});

// holds: announcement.dismissed
test('a dismissed announcement stays away on other pages and later visits', async ({page}) => {
  await open(page, '/docs/overview');
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/overview/second"]').click();
  await expect(page).toHaveURL('/docs/overview/second');
  await expect(bar(page)).toHaveCount(0);
  // Before hydration too: the served page holds the bar, but a reader never sees it.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const element = document.querySelector('.theme-announcement-bar');
      Object.assign(window, {barAtParse: element ? getComputedStyle(element).display : 'absent'});
    });
  });
  await open(page, '/blog');
  await expect(bar(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as Window & {barAtParse?: string}).barAtParse)).toBe('none');
});

// holds: announcement.new-id
test('an announcement with another id undoes the dismissal and shows again', async ({page}) => {
  await open(page, '/docs/overview');
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'fixture-0');
  });
  await open(page, '/docs/overview');
  await expect.poll(() => read(page, 'id')).toBe('fixture-1');
  expect(await read(page, 'dismiss')).toBe('false');
  // The style sheet hides the bar of a reader who had dismissed one until the next page load.
  await open(page, '/docs/overview/second');
  await expect(bar(page)).toBeVisible();
});

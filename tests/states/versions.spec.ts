import type {Page} from '@playwright/test';
import {FIXTURE_URL} from '../support/addresses';
import {open} from '../support/open';
import {expect, test} from '../support/test';

test.use({baseURL: FIXTURE_URL});

const KEY = 'docs-preferred-version-default';
const stored = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY);
const banner = (page: Page) => page.locator('.theme-doc-version-banner');

// holds: versions.banners
test('an unreleased version says so and links to the same page of the latest one', async ({page}) => {
  await open(page, '/docs/next/overview/second');
  await expect(banner(page)).toContainText(
    'This is unreleased documentation for Conflux Developer Portal Next version.',
  );
  await expect(banner(page)).toContainText('For up-to-date documentation, see the latest version (2.0).');
  await banner(page).getByRole('link', {name: 'latest version'}).click();
  await expect(page).toHaveURL('/docs/overview/second');
  await expect(banner(page)).toHaveCount(0);
});

// holds: versions.banners
test('an old version says that it is no longer maintained and links to the latest one', async ({page}) => {
  await open(page, '/docs/1.0/overview/second');
  await expect(banner(page)).toContainText(
    'This is documentation for Conflux Developer Portal 1.0, which is no longer actively maintained.',
  );
  await expect(banner(page).getByRole('link', {name: 'latest version'})).toHaveAttribute(
    'href',
    '/docs/overview/second',
  );
});

// holds: versions.banners
test('both banners are in the reader’s language', async ({page}) => {
  await open(page, '/zh/docs/1.0/overview/second');
  await expect(banner(page)).toContainText('不再积极维护');
  await open(page, '/zh/docs/next/overview/second');
  await expect(banner(page)).toContainText('尚未发行');
  await open(page, '/es/docs/1.0/overview/second');
  await expect(banner(page)).toContainText('ya no se mantiene');
  await open(page, '/es/docs/next/overview/second');
  await expect(banner(page)).toContainText('sin publicar');
});

// holds: versions.preferred
test('the version that a reader picks is stored for the docs plugin and followed by the navbar', async ({page}) => {
  await open(page, '/docs/overview/second');
  expect(await stored(page)).toBeNull();
  const dropdown = page.locator('.navbar .dropdown', {has: page.getByRole('button', {name: '2.0'})});
  await dropdown.hover();
  await dropdown.getByRole('link', {name: '1.0'}).click();
  await expect(page).toHaveURL('/docs/1.0/overview/second');
  expect(await stored(page)).toBe('1.0');
  await open(page, '/markdown-page');
  await expect(page.locator('.navbar a', {hasText: 'A doc'})).toHaveAttribute('href', '/docs/1.0/overview/second');
});

// holds: versions.preferred
test('following a banner to the latest version stores that one', async ({page}) => {
  await open(page, '/docs/1.0/overview/second');
  await banner(page).getByRole('link', {name: 'latest version'}).click();
  await expect(page).toHaveURL('/docs/overview/second');
  await expect.poll(() => stored(page)).toBe('2.0');
});

// holds: versions.cleared
test('a stored version that is no longer valid is cleared, a valid one stays', async ({page}) => {
  await open(page, '/markdown-page');
  for (const [version, left] of [
    ['0.9', null],
    ['1.0', '1.0'],
  ] as const) {
    await page.evaluate(
      ([key, value]) => {
        localStorage.setItem(key, value);
      },
      [KEY, version] as const,
    );
    await open(page, '/markdown-page');
    await expect.poll(() => stored(page)).toBe(left);
  }
});

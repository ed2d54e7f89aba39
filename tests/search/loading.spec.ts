import type {Page} from '@playwright/test';
import {askedSoFar} from '../support/askedSoFar';
import {expectedIn, languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {dialog, field, lookUp, openBest, openSearch, options, status} from '../support/search';
import {expect, test} from '../support/test';

const PAGE = '/docs/overview';
const INDEX = '**/search-index/**';

const FAILED = {
  en: {what: 'The search index did not load.', cure: 'npm run portal', retry: 'Try again'},
  'zh-CN': {what: '搜索索引未能加载。', cure: 'npm run portal', retry: '重试'},
  es: {what: 'No se pudo cargar el índice de búsqueda.', cure: 'npm run portal', retry: 'Reintentar'},
} as const;

/** Notes the addresses that the page asks this site's index for. */
function watchIndex(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/search-index/')) asked.push(pathname);
  });
  return asked;
}

// holds: search.nothing-before
test('nothing of the index is fetched before the search is first opened', async ({page}) => {
  const asked = watchIndex(page);
  await open(page, PAGE);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await askedSoFar(page);
  expect(asked).toEqual([]);
  await openSearch(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await lookUp(page, 'gas');
  await expect(options(page).first()).toBeVisible();
});

test('the index is loaded once for several openings and pages', async ({page}) => {
  const asked = watchIndex(page);
  await open(page, PAGE);
  for (const query of ['gas', 'address']) await openBest(page, query);
  expect(asked.filter((path) => path === '/search-index/en-names.json')).toHaveLength(1);
  expect(new Set(asked).size).toBe(asked.length);
});

test('only the index of the reader’s language is fetched', async ({page}) => {
  const asked = watchIndex(page);
  await open(page, `/es${PAGE}`);
  await openSearch(page);
  await lookUp(page, 'gas');
  expect(asked.length).toBeGreaterThan(0);
  for (const path of asked) expect(path).toMatch(/^\/search-index\/es-(?:names|text)\.json$/);
});

// holds: search.nothing-before
test('the search asks no other origin, sends no query anywhere, and stores nothing while nothing is opened', async ({
  page,
}) => {
  await open(page, PAGE);
  const before = await page.evaluate(() => Object.keys(localStorage).sort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openSearch(page);
  await lookUp(page, 'storage collateral');
  await page.keyboard.press('Escape');
  await askedSoFar(page);
  expect(asked.filter((address) => new URL(address).origin !== new URL(page.url()).origin)).toEqual([]);
  expect(asked.filter((address) => address.includes('collateral'))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(before);
  expect(await page.context().cookies()).toEqual([]);
});

test('while the index is slow the dialog says that it is searching', async ({page}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(INDEX, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, PAGE);
  await openSearch(page);
  await field(page).fill('gas');
  await expect(dialog(page).getByText('Searching…')).toBeVisible();
  await expect(dialog(page).locator('[aria-busy="true"]')).toBeVisible();
  // The answer to an older query never shows.
  await field(page).fill('storage collateral');
  release();
  await expect(status(page)).toContainText('“storage collateral”');
  await expect(dialog(page).locator('[aria-busy="true"]')).toHaveCount(0);
});

test.describe('without an index', () => {
  // One pattern: an array of two would be read as a value with its options.
  test.use({
    expectedConsole: [
      /Failed to load resource: (?:the server responded with a status of 404 .*\/search-index\/|net::ERR_FAILED .*\/assets\/js\/)/,
    ],
  });

  for (const {id, prefix} of languagesInTurn(0)) {
    const {what, cure, retry} = expectedIn(FAILED, id);
    test(`the dialog says what happened and tries again: ${id}`, async ({page}) => {
      await page.route(INDEX, (route) => route.fulfill({status: 404, contentType: 'text/plain', body: 'Not found'}));
      await open(page, prefix + PAGE);
      await openSearch(page);
      const alert = dialog(page).getByRole('alert');
      await expect(alert).toContainText(what);
      await expect(alert).toContainText(cure);
      // A reader may type on; nothing is lost and nothing asked until the next try.
      await field(page).fill('gas');
      await alert.getByRole('button', {name: retry}).click();
      await expect(alert).toContainText(what);
      await page.unroute(INDEX);
      await alert.getByRole('button', {name: retry}).click();
      await expect(status(page)).toContainText('gas');
      await expect(options(page).first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }

  test('Enter in the field tries again as well, also before anything is typed', async ({page}) => {
    await page.route(INDEX, (route) => route.fulfill({status: 404, body: ''}));
    await open(page, PAGE);
    await openSearch(page);
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await page.unroute(INDEX);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    await lookUp(page, 'gas');
    await expect(options(page).first()).toBeVisible();
  });

  test('where the dialog’s own code cannot be fetched, the navbar says so and the next press tries again', async ({
    page,
  }) => {
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/**', (route) => route.abort());
    const button = page.locator('.navbar button[aria-haspopup="dialog"]');
    await button.click();
    await expect(page.locator('.navbar [role="status"]')).toHaveText(
      'Search did not load. Check your connection, then try again.',
    );
    await page.unroute('**/assets/js/**');
    await button.click();
    await expect(field(page)).toBeFocused();
    await expect(page.locator('.navbar [role="status"]')).toHaveText('');
  });
});

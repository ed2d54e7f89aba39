// holds: search.page
import type {Locator, Page} from '@playwright/test';
import {LANGUAGES, languagesInTurn} from '../support/languages';
import {addressOf, open} from '../support/open';
import {area, RECENTS_KEY, titleOf} from '../support/search';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

const input = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
const status = (page: Page): Locator => page.getByRole('main').getByRole('status');
const list = (page: Page): Locator => page.getByRole('main').locator('ol');
const results = (page: Page): Locator => list(page).locator('> li');

for (const {id, prefix} of LANGUAGES) {
  test(`a shared address shows its query, area and pages, in its language, and asks not to be indexed: ${id}`, async ({
    page,
  }) => {
    await open(page, `${prefix}/search?q=gas&area=core`);
    await expect(page.locator('h1')).toHaveText(textIn(prefix, 'search.page.title', 'Search'));
    await expect(page).toHaveTitle(new RegExp(textIn(prefix, 'search.page.title', 'Search')));
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(input(page)).toHaveValue('gas');
    await expect(area(page.getByRole('main'), 'core')).toBeChecked();
    await expect(status(page)).toContainText('gas');
    const count = Number(/\d+/.exec(await status(page).innerText())?.[0]);
    await expect(results(page)).toHaveCount(count);
    for (const link of await list(page).getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(new RegExp(`^${prefix}/docs/core/`));
    expect(addressOf(page)).toBe(`${prefix}/search?q=gas&area=core`);
  });
}

test('the address follows the field and the area, without an entry for each key', async ({page}) => {
  await open(page, '/docs/overview');
  await open(page, '/search');
  const before = await page.evaluate(() => history.length);
  await input(page).pressSequentially('storage collateral', {delay: 20});
  await expect(page).toHaveURL('/search?q=storage+collateral');
  await area(page.getByRole('main'), 'core').check({force: true});
  await expect(page).toHaveURL('/search?q=storage+collateral&area=core');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/docs/overview');
});

test('a result opens inside the running page, and Back returns to the query, also one just typed', async ({page}) => {
  await open(page, '/search');
  await page.evaluate(() => Object.assign(window, {samePage: true}));
  await input(page).fill('storage collateral');
  await expect(results(page).first()).toBeVisible();
  const first = results(page).first().getByRole('link').first();
  const title = await titleOf(first).innerText();
  await first.click();
  await expect(page.locator('h1')).toHaveText(title);
  expect(await page.evaluate((key) => localStorage.getItem(key), RECENTS_KEY)).toContain('storage collateral');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=storage+collateral');
  await expect(input(page)).toHaveValue('storage collateral');
  await expect(results(page).first()).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test('another address of the page, reached inside it, changes the field', async ({page}) => {
  await open(page, '/search?q=gas');
  await expect(status(page)).toContainText('gas');
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open]').getByRole('combobox').fill('address');
  await expect(page.locator('dialog[open]').getByRole('status')).toContainText('address');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=address');
  await expect(input(page)).toHaveValue('address');
  await page.goBack();
  await expect(input(page)).toHaveValue('gas');
  await expect(status(page)).toContainText('gas');
});

test('fifty pages are shown first; a press shows more and leads the focus to the first of them', async ({page}) => {
  await open(page, '/search?q=gas');
  await expect(results(page)).toHaveCount(50);
  await page.getByRole('button', {name: 'Show more'}).click();
  await expect(results(page).nth(50).getByRole('link').first()).toBeFocused();
  expect(await results(page).count()).toBeGreaterThan(50);
  await input(page).fill('address');
  await expect(status(page)).toContainText('address');
  await expect(results(page)).toHaveCount(50);
});

test('a link is named by title and space, and described by trail and sentence', async ({page}) => {
  await open(page, '/search?q=storage+collateral');
  const link = results(page).first().getByRole('link').first();
  await expect(link).toHaveAccessibleName(/ Core Space$/);
  await expect(link).toHaveAccessibleDescription(/^Core Space basics ./);
});

test('what looks like a key is not put into the address, and is taken out of it', async ({page}) => {
  await open(page, '/search');
  const main = page.getByRole('main');
  await input(page).fill('gas');
  await expect(page).toHaveURL('/search?q=gas');
  await input(page).fill('0f'.repeat(32));
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/search');
  await open(page, `/search?q=${'0f'.repeat(32)}`);
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/search');
});

test('where nothing answers it says so; a pasted address is explained', async ({page}) => {
  await open(page, '/search?q=qqqzz');
  const main = page.getByRole('main');
  await expect(status(page)).toHaveText('No page matches “qqqzz”.');
  await expect(main.getByRole('link', {name: 'Tell us what is missing'})).toBeVisible();
  await input(page).fill('openzeppelin giraffe');
  await expect(main.getByRole('heading', {name: 'Nearest page'})).toBeVisible();
  await expect(results(page)).toHaveCount(1);
  await input(page).fill('cfx:aak2rra2njvd77ezwjvx04kkds9fzagfe6ku8scz91');
  await expect(main.getByText('This is a Core Space address on mainnet. Its checksum is correct.')).toBeVisible();
});

for (const {id, prefix} of languagesInTurn(1)) {
  test(`without scripts the page says that it needs them: ${id}`, async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto(`${prefix}/search?q=gas`);
    const text = textIn(
      prefix,
      'search.noscript',
      'The search runs in your browser and needs JavaScript. Turn it on, or use the menus to find a page.',
    );
    // Playwright looks for texts everywhere but there.
    await expect(page.locator('noscript p').filter({visible: true})).toHaveText(text);
    await context.close();
  });
}

test.describe('without an index', () => {
  test.use({
    expectedConsole: [/Failed to load resource: the server responded with a status of 404 .*\/search-index\//],
  });

  test('the page says so and tries again', async ({page}) => {
    await page.route('**/search-index/**', (route) => route.fulfill({status: 404, body: ''}));
    await open(page, '/search?q=gas');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('The search index did not load.');
    await page.unroute('**/search-index/**');
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(results(page).first()).toBeVisible();
  });
});

test('on a phone nothing of it is wider than the window', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/search?q=cfx_getCollateralForStorage');
  await expect(results(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

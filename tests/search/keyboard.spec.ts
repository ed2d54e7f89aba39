// holds: search.keys
import type {Page} from '@playwright/test';
import {addressOf, open} from '../support/open';
import {dialog, field, lookUp, openSearch, options, status, walkTo} from '../support/search';
import {expect, test} from '../support/test';

const PAGE = '/docs/overview';

/** The option that the field marks as active, which must be the one that is marked as selected. */
async function expectActive(page: Page, index: number): Promise<void> {
  await expect(dialog(page).locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
  const option = options(page).nth(index);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await expect(option).toBeInViewport();
  await expect(field(page)).toBeFocused();
}

test('the field is a combobox that names its list once there is one', async ({page}) => {
  await open(page, PAGE);
  await openSearch(page);
  await expect(dialog(page)).toHaveAttribute('aria-label', 'Search the documentation');
  await expect(field(page)).toHaveAccessibleName('Search the documentation');
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await field(page).getAttribute('aria-controls')).toBeNull();
  await lookUp(page, 'gas');
  const list = dialog(page).getByRole('listbox', {name: 'Search results'});
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  const groups = list.getByRole('group');
  await expect(groups.first()).toHaveAccessibleName(/gas/i);
  expect(await groups.count()).toBeGreaterThan(1);
  await lookUp(page, 'zzzqq');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await field(page).getAttribute('aria-activedescendant')).toBeNull();
});

test('arrows walk pages and sections and wrap at both ends, Home and End lead to them', async ({page}) => {
  await open(page, PAGE);
  await openSearch(page);
  await lookUp(page, 'gas');
  const last = (await options(page).count()) - 1;
  expect(last).toBeGreaterThan(3);
  await expectActive(page, 0);
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['End', last],
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(page, index);
  }
});

test('a new answer starts at its best result', async ({page}) => {
  await open(page, PAGE);
  await openSearch(page);
  await lookUp(page, 'gas');
  await page.keyboard.press('End');
  await lookUp(page, 'storage collateral');
  await expectActive(page, 0);
});

test('Enter opens the active result inside the running page, and Back returns', async ({page}) => {
  await open(page, PAGE);
  await page.evaluate(() => Object.assign(window, {samePage: true}));
  await openSearch(page);
  await lookUp(page, 'gas');
  const target = await walkTo(page, /^\/docs\/general\/conflux-basics\/gas#/);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toContainText('Gas');
  expect(addressOf(page)).toBe(target);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator(target.replace(/^.*#/, '#'))).toBeInViewport();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
});

test('Ctrl Enter opens the active result in a new tab and keeps the search open', async ({page, context}) => {
  await open(page, PAGE);
  await openSearch(page);
  await lookUp(page, 'gas');
  const target = await options(page).first().getAttribute('href');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opened;
  await tab.waitForURL(target ?? '');
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL(PAGE);
  await expect(dialog(page)).toBeVisible();
});

test('a click opens a result inside the running page, a Ctrl click in a new tab', async ({page, context}) => {
  await open(page, PAGE);
  await page.evaluate(() => Object.assign(window, {samePage: true}));
  await openSearch(page);
  await lookUp(page, 'gas');
  const opened = context.waitForEvent('page');
  await options(page)
    .first()
    .click({modifiers: ['Control']});
  await (await opened).close();
  await expect(dialog(page)).toBeVisible();
  const target = options(page).filter({has: page.getByText('Gas and fees', {exact: true})});
  await target.click();
  await expect(page).toHaveURL('/docs/general/conflux-basics/gas');
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test('the pointer moves the active result, and Enter opens that one', async ({page}) => {
  await open(page, PAGE);
  await openSearch(page);
  await lookUp(page, 'gas');
  await options(page).nth(2).hover();
  await expectActive(page, 2);
  const target = (await options(page).nth(2).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toBe(target);
});

test('Enter does nothing while there is nothing to open', async ({page}) => {
  await open(page, PAGE);
  await openSearch(page);
  await page.keyboard.press('Enter');
  await lookUp(page, 'zzzqq');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(PAGE);
});

test('keys of an input method in use choose nothing', async ({page}) => {
  await open(page, `/zh${PAGE}`);
  await openSearch(page);
  await lookUp(page, '地址');
  await field(page).dispatchEvent('keydown', {key: 'Enter', isComposing: true});
  await field(page).dispatchEvent('keydown', {key: 'ArrowDown', isComposing: true});
  await expectActive(page, 0);
  await expect(page).toHaveURL(`/zh${PAGE}`);
  // What is being composed is looked up once it is finished.
  await field(page).dispatchEvent('compositionstart');
  const before = await status(page).textContent();
  await field(page).fill('存');
  await expect(dialog(page).locator('[aria-busy="true"]')).toBeVisible();
  await field(page).fill('存储');
  expect(before).toContain('地址');
  await expect(options(page).first()).toBeVisible();
  await field(page).dispatchEvent('compositionend');
  await expect(status(page)).toContainText('存储');
});

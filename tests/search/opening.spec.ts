// holds: search.keys
import type {Page} from '@playwright/test';
import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {dialog, field, openSearch} from '../support/search';
import {expect, test} from '../support/test';

const PAGE = '/docs/general/conflux-basics/gas';

const askByEvent = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new CustomEvent('portal:open-search')));

for (const [way, ask] of [
  ['the key /', (page: Page) => page.keyboard.press('/')],
  ['Ctrl K', (page: Page) => page.keyboard.press('Control+k')],
  ['the event portal:open-search', askByEvent],
] as const) {
  test(`${way} opens the search with the focus in its field, and closing gives the focus back`, async ({page}) => {
    await open(page, PAGE);
    const start = page.locator('main article a[href]').first();
    await start.focus();
    await ask(page);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(start).toBeFocused();
  });
}

for (const {id, prefix} of languagesInTurn(1)) {
  test(`the navbar's button opens the search by pointer and by keyboard: ${id}`, async ({page}) => {
    await open(page, prefix + PAGE);
    await openSearch(page);
    await page.keyboard.press('Escape');
    const button = page.locator('.navbar button[aria-haspopup="dialog"]');
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(field(page)).toBeFocused();
  });
}

test('the page for lost addresses has a search button of its own', async ({page}) => {
  await open(page, '/no/such/page');
  const button = page.getByRole('main').getByRole('button', {name: 'Search the documentation'});
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('the button Close and a click on the backdrop close the search, a click inside does not', async ({page}) => {
  await open(page, PAGE);
  const button = page.locator('.navbar button[aria-haspopup="dialog"]');
  await openSearch(page);
  await dialog(page).getByText('Look up a concept').click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await openSearch(page);
  await page.mouse.click(4, 400);
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the focus stays in the open dialog and the page behind it is out of reach', async ({page}) => {
  await open(page, PAGE);
  await openSearch(page);
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    // Past the last control the browser's own window has the focus, which the page sees as its body.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog')).toHaveCount(1);
});

test('/ stays a character in every kind of field, where a chord still opens the search', async ({page}) => {
  await open(page, PAGE);
  for (const markup of [
    '<input type="text">',
    '<textarea></textarea>',
    '<div contenteditable="true">x</div>',
    '<select><option>/</option></select>',
  ]) {
    await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('afterbegin', html), markup);
    const target = page.locator('main > :first-child');
    await target.focus();
    await page.keyboard.press('/');
    await expect
      .poll(() => target.evaluate((element) => ('value' in element ? element.value : element.textContent)))
      .toContain('/');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(target).toBeFocused();
  }
});

test('/ in the field of the search is typed', async ({page}) => {
  await open(page, PAGE);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('/');
});

test('other chords with these keys are left to the browser', async ({page}) => {
  await open(page, PAGE);
  for (const keys of ['k', 'Alt+k', 'Alt+/', 'Control+/']) await page.keyboard.press(keys);
  await page.keyboard.press('/');
  await expect(page.locator('dialog')).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
});

test('a reader can turn / off, which is remembered', async ({page}) => {
  await open(page, PAGE);
  await openSearch(page);
  await dialog(page).getByRole('checkbox', {name: '/ opens search'}).uncheck();
  await page.keyboard.press('Escape');
  await open(page, '/blog');
  await page.keyboard.press('/');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const choice = dialog(page).getByRole('checkbox', {name: '/ opens search'});
  await expect(choice).not.toBeChecked();
  await choice.check();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('on a phone the dialog fits the window', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, PAGE);
  await openSearch(page);
  const box = await dialog(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

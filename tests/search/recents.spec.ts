// holds: search.recents
import type {Page} from '@playwright/test';
import {LANGUAGES, languagesInTurn} from '../support/languages';
import {addressOf, open} from '../support/open';
import {dialog, field, groups, openBest, openSearch, options, RECENTS_KEY, status} from '../support/search';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

const PAGE = '/docs/overview';

const stored = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), RECENTS_KEY);

for (const {id, prefix} of languagesInTurn(0)) {
  test(`the last pages and queries are offered before the first key, walked by the arrows, and opened by Enter: ${id}`, async ({
    page,
  }) => {
    await open(page, prefix + PAGE);
    await openBest(page, 'cfx_getStatus');
    await openBest(page, 'base32');
    const second = addressOf(page);
    await open(page, prefix + PAGE);
    await openSearch(page);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    const list = dialog(page).getByRole('listbox', {name: textIn(prefix, 'search.recent', 'Recent')});
    await expect(
      list.getByRole('group', {name: textIn(prefix, 'search.recent.pages', 'Opened recently')}).getByRole('option'),
    ).toHaveCount(2);
    await expect(
      list.getByRole('group', {name: textIn(prefix, 'search.recent.queries', 'Searched recently')}).getByRole('option'),
    ).toHaveText(['base32', 'cfx_getStatus']);
    await expect(options(page).nth(0)).toHaveAttribute('href', second);
    await expect(options(page).nth(1)).toHaveAttribute('href', `${prefix}/docs/core/rpc/cfx_getstatus#open-console`);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('cfx_getStatus');
    await expect(status(page)).toContainText('cfx_getStatus');
    await field(page).fill('');
    await expect(options(page)).toHaveCount(4);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${prefix}/docs/core/rpc/cfx_getstatus#open-console`);
  });
}

for (const {id, prefix} of LANGUAGES) {
  test(`what is kept is exactly the recents, in this browser, and a button forgets them: ${id}`, async ({page}) => {
    await open(page, prefix + PAGE);
    const before = await page.evaluate(() => Object.keys(localStorage).sort());
    await openBest(page, 'cfx_getStatus');
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([...before, RECENTS_KEY].sort());
    expect(JSON.parse((await stored(page)) ?? '')).toEqual({
      pages: [
        {address: `${prefix}/docs/core/rpc/cfx_getstatus`, title: 'cfx_getStatus', kind: 'method', space: 'core'},
      ],
      queries: ['cfx_getStatus'],
    });
    expect(await page.context().cookies()).toEqual([]);
    await openSearch(page);
    await expect(
      dialog(page).getByText(textIn(prefix, 'search.recent.kept', 'Kept in this browser only.')),
    ).toBeVisible();
    await dialog(page)
      .getByRole('button', {name: textIn(prefix, 'search.recent.forget', 'Forget these')})
      .click();
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    expect(await stored(page)).toBeNull();
  });
}

test('five of each are kept, the newest first and none twice', async ({page}) => {
  await open(page, PAGE);
  for (const name of ['gasPrice', 'getStatus', 'getLogs', 'call', 'getCode', 'epochNumber', 'getLogs'])
    await openBest(page, `cfx_${name}`);
  await openSearch(page);
  await expect(options(page)).toHaveCount(10);
  await expect(groups(page).nth(1).getByRole('option')).toHaveText([
    'cfx_getLogs',
    'cfx_epochNumber',
    'cfx_getCode',
    'cfx_call',
    'cfx_getStatus',
  ]);
});

test('the examples stay below while there are few recents, and go when there are enough', async ({page}) => {
  await open(page, PAGE);
  await openBest(page, 'cfx_getStatus');
  await openSearch(page);
  await expect(options(page)).toHaveCount(2);
  await expect(dialog(page).getByText('Look up a concept')).toBeVisible();
  await page.keyboard.press('Escape');
  await openBest(page, 'cfx_getLogs');
  await openSearch(page);
  await expect(options(page)).toHaveCount(4);
  await expect(dialog(page).getByText('Look up a concept')).toHaveCount(0);
});

test('what looks like a key is never kept, and the dialog warns', async ({page}) => {
  const words = 'apple bread chair dance eagle flame grape house index juice kite lemon'.split(' ');
  await open(page, PAGE);
  await openSearch(page);
  for (const secret of ['0f'.repeat(32), `0x${'0f'.repeat(32)}`, words.join(' ')]) {
    await field(page).fill(secret);
    await expect(dialog(page).getByRole('alert')).toContainText('Never paste a private key or a seed phrase');
    await expect(status(page)).toHaveText('');
    await expect(dialog(page).getByRole('link', {name: 'Tell us what is missing'})).toHaveCount(0);
  }
  await expect(dialog(page).locator('[aria-busy="true"]')).toHaveCount(0);
  // Its words may find pages; opening one keeps the page alone.
  if ((await options(page).count()) > 0) {
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    expect((JSON.parse((await stored(page)) ?? '') as {queries: string[]}).queries).toEqual([]);
  } else expect(await stored(page)).toBeNull();
});

test('foreign content in the storage changes nothing', async ({page}) => {
  await open(page, PAGE);
  for (const text of [
    '{',
    '7',
    '[]',
    '{"pages": [{"address": "javascript:alert(1)", "title": "x"}, {"address": "//elsewhere.example", "title": "y"}]}',
  ]) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [RECENTS_KEY, text] as const);
    await openSearch(page);
    await expect(options(page)).toHaveCount(0);
    await expect(dialog(page).getByText('Look up a concept')).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

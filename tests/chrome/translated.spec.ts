// holds: frame.page-translators
import type {Page, Route} from '@playwright/test';
import {NETWORKS} from '../../src/config/networks';
import {open} from '../support/open';
import {endpoints, opener, panel} from '../support/rpcConsole';
import {dialog, field, openSearch, options} from '../support/search';
import {expect, test} from '../support/test';
import {translatePage} from '../support/translatePage';

// The browser's own lines for the requests that the tests let fail.
test.use({expectedConsole: [/Failed to load resource|net::ERR|WebSocket connection/]});

const NOTHING = 'zzzz';

/**
 * Opens a page and has it translated; at the end of a test a page that crashed says so in its console, which fails the
 * test.
 */
async function openTranslated(page: Page, address: string): Promise<void> {
  await open(page, address);
  await translatePage(page);
}

const isAlive = (page: Page): Promise<void> => expect(page.getByText('This page crashed.')).toHaveCount(0);

/** Has every endpoint of the networks answer by a rule; nothing reaches the network. */
async function fakeEndpoints(page: Page, rule: (method: string, route: Route) => Promise<unknown>): Promise<void> {
  for (const {http} of NETWORKS) {
    await page.route(`${http}/**`, (route) =>
      rule(((route.request().postDataJSON() ?? {}) as {method?: string}).method ?? '', route),
    );
  }
}

const respond = (route: Route, result: unknown, id = 1): Promise<void> =>
  route.fulfill({
    headers: {'Access-Control-Allow-Origin': '*'},
    contentType: 'application/json',
    body: JSON.stringify({jsonrpc: '2.0', id, result}),
  });

for (const address of ['/docs/core/rpc/cfx_getbalance', '/docs/espace/rpc/eth_getlogs']) {
  test(`${address}: the console opens and its parts change on a translated page`, async ({page}) => {
    await fakeEndpoints(page, (_method, route) => respond(route, {a: ['0x10', {b: null}], c: 'x'}));
    await openTranslated(page, address);
    const choice = panel(page).locator('select, input[type="radio"]');
    if ((await choice.count()) > 0) await choice.first().focus();
    await opener(page).click();
    await expect(endpoints(page)).toBeVisible();
    await endpoints(page).selectOption('own');
    await endpoints(page).selectOption('configured:local');
    for (const view of ['json', 'form', 'json'])
      await panel(page).locator(`input[type="radio"][value="${view}"]`).check({force: true});
    const box = page.locator('[id="openrpc/json"]');
    for (const text of [
      '{',
      'curl https://a.example',
      '[{"jsonrpc":"2.0","method":"a","params":[]}]',
      '[]',
      '[1,2,3,4,5,6,7]',
    ])
      await box.fill(text);
    await panel(page).locator('input[type="radio"][value="form"]').check({force: true});
    await page.locator('#openrpc-send').click();
    await isAlive(page);
  });
}

for (const [name, address, filter] of [
  ['the list of methods', '/docs/core/rpc', '#openrpc-filter'],
  ['the table of methods', '/docs/core/build/json-rpc', 'fieldset input[type="search"]'],
] as const) {
  test(`${name}: its filter finds nothing, something and everything on a translated page`, async ({page}) => {
    await openTranslated(page, address);
    for (const query of [NOTHING, '', 'balance', NOTHING, 'cfx', '']) {
      await page.locator(filter).fill(query);
      await isAlive(page);
    }
  });
}

test('home: the epoch is asked for, not found, and asked for again on a translated page', async ({page}) => {
  let answers = true;
  await fakeEndpoints(page, (_method, route) => (answers ? respond(route, '0x7bfa480') : route.abort()));
  await openTranslated(page, '/');
  const asks = page.locator('main button').filter({hasText: 'confluxrpc.com'});
  const shown = page.locator('main [role="status"]').filter({hasText: /epoch|reached/i});
  for (const each of [true, false, true]) {
    answers = each;
    await asks.first().click();
    await expect(shown.first()).toContainText(each ? '130' : 'could not be reached');
    await isAlive(page);
  }
});

test('economics: the supply is read, and fails, on a translated page', async ({page}) => {
  let answers = true;
  await fakeEndpoints(page, (_method, route) => (answers ? respond(route, '0x1') : route.abort()));
  await openTranslated(page, '/docs/general/conflux-basics/economics');
  const supply = page.locator('[data-supply-now]');
  const before = await supply.getByRole('status').innerText();
  for (const each of [false, true, false]) {
    answers = each;
    await supply.getByRole('button').click();
    await expect(supply.getByRole('button')).toHaveAttribute('aria-disabled', 'false');
    await expect(supply.getByRole('status')).not.toHaveText(before);
    await isAlive(page);
  }
});

test('endpoints: the check runs, and runs again, on a translated page', async ({page}) => {
  await fakeEndpoints(page, (method, route) => (method === 'eth_chainId' ? respond(route, '0x406') : route.abort()));
  await openTranslated(page, '/docs/espace/network-endpoints');
  const check = page.locator('[data-endpoint-check="mainnet"]');
  const action = check.locator('button[aria-disabled]').first();
  for (let run = 0; run < 2; run++) {
    await action.click();
    await expect(check.getByRole('status').first()).toContainText(/addresses work/, {timeout: 60_000});
    await isAlive(page);
  }
});

test('search, theme and languages work on a translated page', async ({page}) => {
  await openTranslated(page, '/docs/general/conflux-basics/gas');
  await openSearch(page);
  for (const query of [
    'gas',
    NOTHING,
    'cfx_getBalance',
    '',
    'storage',
    '0x1234567890123456789012345678901234567890',
    'gas',
  ]) {
    await field(page).fill(query);
    await expect(dialog(page)).toBeVisible();
    await isAlive(page);
  }
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  for (let press = 0; press < 3; press++) await page.locator('.navbar button[title]').last().click();
  await page.locator('.navbar .dropdown').last().hover();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/\/gas$/);
  await expect(page.locator('h1')).toBeVisible();
  await isAlive(page);
});

test('a call that asks twice before it goes asks in turn on a translated page, after no and after yes', async ({
  page,
}) => {
  await page.route('https://rpc.example.org/**', (route) => {
    const {id, method} = route.request().postDataJSON() as {id: number; method: string};
    return respond(route, method === 'cfx_getStatus' ? {chainId: '0x4d2'} : true, id);
  });
  await openTranslated(page, '/docs/core/rpc/cfx_unlockaccount');
  await opener(page).click();
  await endpoints(page).selectOption('own');
  await page.locator('#openrpc-own-address').fill('https://rpc.example.org/');
  await page.locator('[id="openrpc/1"]').fill('tulip anvil seventeen');
  const asks = page.locator('dialog[open]');
  for (const press of ['no', 'yes', 'yes']) {
    await page.locator('#openrpc-send').click();
    for (const part of ['rpc.example.org is another computer', 'This changes something']) {
      await expect(asks).toContainText(part);
      await asks.getByRole('button', {name: press === 'no' ? 'Do not' : 'Yes, go on'}).click();
      await isAlive(page);
      if (press === 'no') break;
    }
    await expect(asks).toHaveCount(0);
  }
  await expect(panel(page).getByRole('tree')).toBeVisible();
  await isAlive(page);
});

test('the menu of languages opens, follows the way to another page, and changes the language on a translated page', async ({
  page,
}) => {
  await openTranslated(page, '/docs/general/conflux-basics/gas');
  const menu = page.locator('.navbar .dropdown--right');
  for (let time = 0; time < 2; time++) {
    await menu.locator('> a').hover();
    await expect(menu.locator('a[lang="es"]')).toBeVisible();
    await page.mouse.move(0, 400);
    await isAlive(page);
  }
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/\/gas$/);
  const {pathname} = new URL(page.url());
  await page.evaluate(() => window.scrollTo(0, 0));
  await menu.locator('> a').focus();
  await page.keyboard.press('Enter');
  await expect(menu.locator('a[lang="es"]')).toHaveAttribute('href', `/es${pathname}`);
  await isAlive(page);
  await menu.locator('a[lang="es"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL(`/es${pathname}`);
});

test('hard forks: each network is asked, is before and after the fork, and fails, on a translated page', async ({
  page,
}) => {
  let epoch: string | undefined;
  await fakeEndpoints(page, (_method, route) => (epoch === undefined ? route.abort() : respond(route, epoch)));
  await openTranslated(page, '/docs/general/hardforks/v3.1');
  for (const network of ['mainnet', 'testnet']) {
    const check = page.locator(`[data-fork-check="${network}"]`);
    for (const [asked, words] of [
      ['0x1', 'in force yet'],
      ['0x2540be400', 'is in force'],
      [undefined, 'could not be reached'],
      ['0x2', 'in force yet'],
    ] as const) {
      epoch = asked;
      await check.getByRole('button').click();
      await expect(check.getByRole('status')).toContainText(words);
      await isAlive(page);
    }
  }
});

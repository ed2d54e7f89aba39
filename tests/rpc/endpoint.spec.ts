// holds: rpc.own-address
import type {Locator, Page} from '@playwright/test';
import {languagesInTurn} from '../support/languages';
import {
  control,
  endpoints,
  opener,
  openConsole,
  pageOf,
  panel,
  row,
  sendButton,
  sendTo,
  watchCalls,
} from '../support/rpcConsole';
import {open} from '../support/open';
import {expect, test} from '../support/rpcNode';
import {rpcText} from '../support/rpcTexts';

const FIELD = '#openrpc-own-address';
const REFUSED = [
  ['http://rpc.example.org', 'insecure'],
  ['ws://192.168.1.5:8546', 'insecure'],
  ['http://localhost.evil.example:8545', 'insecure'],
  ['javascript:alert(1)', 'scheme'],
  ['data:application/json,{}', 'scheme'],
  ['https://user:secret@rpc.example.org', 'credentials'],
  ['rpc.example.org', 'form'],
  ['http://[::1]:8545', 'loopback'],
  ['ws://127.0.0.2:8546', 'loopback'],
] as const;

/** Follows a link of the site as its reader would, without a load. */
async function follow(page: Page, address: string): Promise<void> {
  await page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
    });
  await expect(page).toHaveURL(address);
  await expect(page.locator('h1')).toBeVisible();
}

test('an address of one’s own that could harm is refused with the reason, and nothing is sent there', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await openConsole(page, pageOf('core', 'cfx_epochNumber'));
  await endpoints(page).selectOption('own');
  for (const [address, fault] of REFUSED) {
    await page.locator(FIELD).fill(address);
    await page.locator(FIELD).press('Enter');
    await expect(page.locator(FIELD)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator(FIELD)).toHaveAccessibleDescription(rpcText(`console.own.${fault}`));
    await sendButton(page).click();
    await expect(page.locator(FIELD)).toBeFocused();
  }
  await page.locator(FIELD).fill('');
  await expect(page.locator(FIELD)).toHaveAccessibleDescription(rpcText('console.own.empty'));
  await expect(page.locator(FIELD)).toHaveAttribute('aria-invalid', 'false');
  await sendButton(page).click();
  await expect(page.locator(FIELD)).toBeFocused();
  expect(calls).toEqual([]);
});

for (const {id, prefix} of languagesInTurn(2)) {
  test(`${id}: the reason is told in the reader’s language`, async ({page}) => {
    await openConsole(page, pageOf('espace', 'eth_chainId', prefix));
    await endpoints(page).selectOption('own');
    await page.locator(FIELD).fill('https://user:secret@rpc.example.org');
    await expect(panel(page)).toContainText(rpcText('console.own.credentials', prefix));
  });
}

test('http and WebSocket on this machine are taken, and snippets name the address', async ({page, proxyTo}) => {
  const proxy = await proxyTo('core');
  await openConsole(page, pageOf('core', 'cfx_epochNumber'));
  for (const address of [proxy.http, proxy.webSocket, proxy.http.replace('localhost', '127.0.0.1')]) {
    await sendTo(page, address);
    await sendButton(page).click();
    await expect(row(page, 'result')).toBeVisible();
    await expect(panel(page).locator('pre').last()).toContainText(address.replace('ws:', 'http:'));
  }
});

const METHOD = pageOf('core', 'cfx_epochNumber');
const OTHER = pageOf('core', 'cfx_getStatus');

/** Opens the console of the page in hand and has an address of one's own answer. */
async function expectOwnAddress(page: Page, address: string): Promise<void> {
  await opener(page).click();
  await expect(endpoints(page)).toBeVisible();
  await sendTo(page, address);
  await sendButton(page).click();
  await expect(row(page, 'result')).toBeVisible();
}

test('an address of one’s own works on a page that was reached by a link from one without a console', async ({
  page,
  proxyTo,
}) => {
  const proxy = await proxyTo('core');
  await open(page, '/docs/core/build/json-rpc');
  await follow(page, METHOD);
  await expectOwnAddress(page, proxy.http);
});

test('it works after a way to a page without a console and back, and from method to method', async ({
  page,
  proxyTo,
}) => {
  const proxy = await proxyTo('core');
  await open(page, METHOD);
  await follow(page, '/docs/core/Overview');
  await page.goBack();
  await expect(page).toHaveURL(METHOD);
  await expectOwnAddress(page, proxy.http);
  await open(page, OTHER);
  await follow(page, METHOD);
  await expectOwnAddress(page, proxy.http);
});

/** What is in the page that a load would take away, and how it gets there. */
const HELD: readonly [string, string, (page: Page) => Promise<Locator>][] = [
  [
    'an answer',
    METHOD,
    async (page) => {
      await sendButton(page).click();
      return row(page, 'result');
    },
  ],
  [
    'events',
    pageOf('core', 'cfx_subscribe'),
    async (page) => {
      await panel(page).locator('select').nth(1).selectOption('webSocket');
      await sendButton(page).click();
      return panel(page).getByRole('log');
    },
  ],
  [
    'a password',
    pageOf('core', 'cfx_unlockAccount'),
    async (page) => {
      await control(page, 1).fill('tulip anvil seventeen');
      return control(page, 1);
    },
  ],
];

for (const [name, address, hold] of HELD) {
  test(`${name} in the page is not lost when an address of one’s own is chosen: the load that needs is offered`, async ({
    page,
  }) => {
    await open(page, '/docs/core/build/json-rpc');
    await follow(page, address);
    await opener(page).click();
    await endpoints(page).selectOption('configured:local');
    const held = await hold(page);
    await expect(held).toBeVisible();
    await page.evaluate(() => (document.documentElement.dataset.stayed = 'yes'));
    await endpoints(page).selectOption('own');
    await expect(panel(page).getByRole('alert')).toContainText(rpcText('console.own.load'));
    await expect(held).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-stayed', 'yes');
    await endpoints(page).selectOption('configured:local');
    await expect(panel(page).getByRole('alert')).toHaveCount(0);
    await endpoints(page).selectOption('own');
    await panel(page)
      .getByRole('button', {name: rpcText('console.own.loadNow')})
      .click();
    await expect(page.locator('html')).not.toHaveAttribute('data-stayed');
    await expect(endpoints(page)).toBeVisible();
  });
}

import type {Page} from '@playwright/test';
import {askedSoFar} from '../support/askedSoFar';
import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {announced, control, endpoints, opener, pageOf, panel, sendButton, watchCalls} from '../support/rpcConsole';
import {rpcText} from '../support/rpcTexts';
import {expect, test} from '../support/test';

const PAGES = [pageOf('core', 'cfx_getBalance'), pageOf('espace', 'eth_getLogs')];

/** The scripts of the console and its validators that a page asks for from here on. */
function watchConsoleScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/(?:openrpc-console|validators)[^/]*\.js/.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

for (const address of PAGES) {
  // holds: rpc.nothing-by-itself
  test(`${address}: reading the whole page fetches nothing of the console, and calls nobody`, async ({page}) => {
    const scripts = watchConsoleScripts(page);
    const calls = watchCalls(page);
    await open(page, address);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top <= height; top += 500) {
      await page.mouse.wheel(0, 500);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await opener(page).hover();
    await page.waitForLoadState('networkidle');
    await askedSoFar(page);
    expect(scripts).toEqual([]);
    expect(calls).toEqual([]);
    await opener(page).click();
    await expect(sendButton(page)).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    await askedSoFar(page);
    expect(calls).toEqual([]);
  });
}

for (const {id, prefix} of languagesInTurn(0)) {
  // holds: rpc.test-network
  test(`${id}: the console opens by mouse, has the focus, and begins with the test network and the example`, async ({
    page,
  }) => {
    await open(page, pageOf('core', 'cfx_getBalance', prefix));
    await opener(page).click();
    await expect(endpoints(page)).toHaveValue('configured:testnet');
    await expect(panel(page)).toBeFocused();
    await expect(control(page, 0)).toHaveValue(/^cfxtest:/);
    await expect(sendButton(page)).toHaveText(rpcText('console.send', prefix));
    await expect(page.getByRole('region', {name: rpcText('console', prefix)})).toBeFocused();
  });
}

for (const key of ['Enter', 'Space']) {
  test(`${key} opens the console, and Tab goes on inside it`, async ({page}) => {
    await open(page, pageOf('espace', 'eth_call'));
    await opener(page).focus();
    await page.keyboard.press(key);
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(endpoints(page)).toBeFocused();
  });
}

test.describe('when its scripts cannot be fetched', () => {
  test.use({expectedConsole: [/openrpc-console|ERR_FAILED/]});

  test('the console says so and opens at another try', async ({page}) => {
    await open(page, pageOf('core', 'cfx_getStatus'));
    await page.route('**/openrpc-console*.js', (route) => route.abort());
    await opener(page).click();
    await expect(announced(page)).toHaveText(rpcText('console.loadFailed'));
    await expect(panel(page).getByText(rpcText('console.loadFailed')).last()).toBeVisible();
    await expect(opener(page)).toHaveText(rpcText('console.loadAgain'));
    await page.unroute('**/openrpc-console*.js');
    await opener(page).click();
    await expect(sendButton(page)).toBeVisible();
  });
});

test('each page of a visit has its own console: the next one is closed, and the one gone calls nobody', async ({
  page,
}) => {
  await open(page, pageOf('core', 'cfx_getStatus'));
  await opener(page).click();
  await expect(sendButton(page)).toBeVisible();
  await page.locator('nav.pagination-nav a').last().click();
  await expect(page.locator('h1')).toHaveText('cfx_getStorageAt');
  await expect(sendButton(page)).toHaveCount(0);
  await expect(opener(page)).toBeVisible();
});

// holds: rpc.remembered
import {
  endpoints,
  control,
  openConsole,
  opener,
  outcome,
  pageOf,
  panel,
  row,
  sendButton,
  sendTo,
  tree,
  watchCalls,
} from '../support/rpcConsole';
import {expect, test} from '../support/rpcNode';
import {rpcText, rpcWords} from '../support/rpcTexts';

test('the last 20 requests of a space are kept, the newest first, refill the form, and can be forgotten', async ({
  page,
}) => {
  await openConsole(page, pageOf('espace', 'web3_sha3'));
  await sendTo(page);
  const history = panel(page)
    .locator('details')
    .filter({has: page.locator('#openrpc-history')});
  for (let count = 0; count < 22; count++) {
    await control(page, 0).fill(`0x${count.toString(16).padStart(2, '0')}`);
    await page.keyboard.press('Control+Enter');
    await expect(history.locator('summary')).toHaveText(
      rpcWords('console.history', '', {count: String(Math.min(count + 1, 20))}),
    );
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'false');
  }
  await history.locator('summary').click();
  const entries = history.getByRole('button', {name: /^web3_sha3/});
  await expect(entries).toHaveCount(20);
  await expect(entries.first()).toContainText('["0x15"]');
  await expect(entries.last()).toContainText('["0x02"]');
  const calls = watchCalls(page);
  await entries.last().click();
  await expect(control(page, 0)).toHaveValue('0x02');
  await expect(panel(page)).toContainText(rpcText('console.filled.history'));
  expect(calls).toEqual([]);
  await page.reload();
  await opener(page).click();
  await history.locator('summary').click();
  await expect(entries).toHaveCount(20);
  await history.getByRole('button', {name: rpcText('console.history.clear')}).click();
  await expect(history.locator('summary')).toHaveText(rpcWords('console.history', '', {count: '0'}));
  await expect(page.locator('#openrpc-history')).toBeFocused();
  await page.reload();
  await opener(page).click();
  await expect(history.locator('summary')).toHaveText(rpcWords('console.history', '', {count: '0'}));
});

test('a request of another page leads there with the form filled in; the other space knows nothing of it', async ({
  page,
}) => {
  await openConsole(page, pageOf('core', 'cfx_getBlockByEpochNumber'));
  await sendTo(page);
  await control(page, 0, 'chosen').fill('0x1');
  await sendButton(page).click();
  await expect(tree(page)).toBeVisible();
  await openConsole(page, pageOf('core', 'cfx_getStatus'));
  await page.locator('#openrpc-history').click();
  await panel(page)
    .getByRole('link', {name: /cfx_getBlockByEpochNumber/})
    .click();
  await expect(page.locator('h1')).toHaveText('cfx_getBlockByEpochNumber');
  await expect(control(page, 0, 'chosen')).toHaveValue('0x1');
  await expect(outcome(page)).toHaveCount(0);
  await openConsole(page, pageOf('espace', 'eth_chainId'));
  await expect(page.locator('#openrpc-history')).toHaveText(rpcWords('console.history', '', {count: '0'}));
});

test('the chosen network is remembered for its space and not for the other one', async ({page}) => {
  await openConsole(page, pageOf('core', 'cfx_getStatus'));
  await sendTo(page);
  await panel(page).locator('select').nth(1).selectOption('webSocket');
  await page.reload();
  await opener(page).click();
  await expect(endpoints(page)).toHaveValue('configured:local');
  await expect(panel(page).locator('select').nth(1)).toHaveValue('webSocket');
  await sendButton(page).click();
  await expect(row(page, 'chainId')).toContainText('"0x4d2"');
  await openConsole(page, pageOf('core', 'cfx_epochNumber', '/zh'));
  await expect(endpoints(page)).toHaveValue('configured:local');
  await openConsole(page, pageOf('espace', 'eth_chainId'));
  await expect(endpoints(page)).toHaveValue('configured:testnet');
});

test('an address of one’s own is remembered; one that stands in storage and is refused is sent nothing', async ({
  page,
  proxyTo,
}) => {
  const proxy = await proxyTo('core');
  await openConsole(page, pageOf('core', 'cfx_epochNumber'));
  await sendTo(page, proxy.http);
  await openConsole(page, pageOf('core', 'cfx_epochNumber', '/es'));
  await expect(endpoints(page)).toHaveValue('own');
  await expect(page.locator('#openrpc-own-address')).toHaveValue(proxy.http);
  await sendButton(page).click();
  await expect(row(page, 'result')).toBeVisible();
  const calls = watchCalls(page);
  await page.evaluate(() => localStorage.setItem('openrpc:core:ownAddress', 'http://evil.example/'));
  await openConsole(page, pageOf('core', 'cfx_epochNumber'));
  await sendButton(page).click();
  await expect(page.locator('#openrpc-own-address')).toBeFocused();
  await expect(page.locator('#openrpc-own-address')).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toEqual([]);
});

test('storage that is denied or full of nonsense costs the memory and nothing else', async ({page}) => {
  await page.addInitScript(() => {
    for (const key of ['endpoint', 'history', 'ownAddress'])
      localStorage.setItem(`openrpc:core:${key}`, '[{"kind":{},"method":1},null,"<img>"]');
    for (const key of ['batch', 'draft:cfx_getStatus']) sessionStorage.setItem(`openrpc:core:${key}`, '{"drafts":"x"');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openConsole(page, pageOf('core', 'cfx_getStatus'));
  await sendTo(page);
  await sendButton(page).click();
  await expect(row(page, 'chainId')).toContainText('"0x4d2"');
});

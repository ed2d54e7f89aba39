import {languagesInTurn} from '../support/languages';
import {endpoints, openConsole, pageOf, panel, row, sendButton, sendTo, watchCalls} from '../support/rpcConsole';
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
] as const;

test('an address of one’s own that could harm is refused with the reason, and nothing is sent there', async ({page}) => {
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

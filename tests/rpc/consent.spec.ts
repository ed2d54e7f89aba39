// holds: rpc.sending-asks
import type {Locator, Page} from '@playwright/test';
import {languagesInTurn} from '../support/languages';
import {
  control,
  endpoints,
  openConsole,
  outcome,
  pageOf,
  panel,
  row,
  sendButton,
  sendTo,
  tree,
  watchCalls,
} from '../support/rpcConsole';
import {askNode, expect, NODE, test} from '../support/rpcNode';
import {rpcText, rpcWords} from '../support/rpcTexts';

// The browser's own line for an answer of a failing server.
test.use({expectedConsole: [/status of 500/]});

const dialog = (page: Page): Locator => page.getByRole('dialog');

for (const {id, prefix} of languagesInTurn(1)) {
  test(`${id}: a method that sends asks before it acts, with all that will go out, and no sends nothing`, async ({
    page,
  }) => {
    const [space, method] =
      id === 'zh-CN' ? (['espace', 'eth_sendRawTransaction'] as const) : (['core', 'cfx_sendRawTransaction'] as const);
    const calls = watchCalls(page);
    await openConsole(page, pageOf(space, method, prefix));
    await sendTo(page);
    const raw = await control(page, 0).inputValue();
    await sendButton(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('heading')).toHaveText(rpcText('console.ask.sends', prefix));
    for (const part of [method, raw, NODE[space].http, String(NODE[space].chainId)])
      await expect(dialog(page)).toContainText(part);
    const no = dialog(page).getByRole('button', {name: rpcText('console.ask.no', prefix)});
    await expect(no).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await sendButton(page).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(sendButton(page)).toBeFocused();
    expect(calls).toEqual([]);
  });
}

test('yes sends once, and the node’s word on the transaction is shown', async ({page}) => {
  const calls = watchCalls(page);
  await openConsole(page, pageOf('espace', 'eth_sendRawTransaction'));
  await sendTo(page);
  await control(page, 0).fill('0x1234');
  await sendButton(page).click();
  await dialog(page)
    .getByRole('button', {name: rpcText('console.ask.yes')})
    .click();
  await expect(outcome(page)).toContainText('-32602');
  await expect(outcome(page).locator('blockquote')).toContainText('failed to decode');
  expect(calls).toMatchObject([{body: {method: 'eth_sendRawTransaction', params: ['0x1234']}}]);
});

test('on the main network the dialog says that money is at stake, and a transaction that got no answer may be on its way', async ({
  page,
  proxyTo,
}) => {
  const proxy = await proxyTo('espace', (_call, response) => response.writeHead(500).end());
  await openConsole(page, pageOf('espace', 'eth_sendRawTransaction'));
  await endpoints(page).selectOption('configured:mainnet');
  await expect(panel(page)).toContainText(rpcText('console.mainWarning'));
  const calls = watchCalls(page);
  await sendButton(page).click();
  await expect(dialog(page)).toContainText(rpcText('console.ask.main'));
  await page.keyboard.press('Escape');
  expect(calls).toEqual([]);
  await sendTo(page, proxy.http);
  await sendButton(page).click();
  await expect(dialog(page)).toContainText('1235');
  await dialog(page)
    .getByRole('button', {name: rpcText('console.ask.yes')})
    .click();
  await expect(outcome(page)).toContainText(rpcText('console.answer.unsure'));
});

test.describe('a wallet that announces itself', () => {
  // It has its answers from the real node, and asks its user in place of a window: window.says is what the user does.
  test.beforeEach(async ({page}) => {
    await page.addInitScript((node) => {
      const asked: string[] = [];
      const user = {says: 'yes', asked};
      const request = async ({method, params}: {method: string; params?: unknown}): Promise<unknown> => {
        asked.push(method);
        if (user.says === 'no' && method !== 'eth_chainId')
          throw Object.assign(new Error('User rejected the request.'), {code: 4001});
        const body = JSON.stringify({jsonrpc: '2.0', id: 1, method, params: params ?? []});
        const response = await fetch(node, {method: 'POST', headers: {'content-type': 'application/json'}, body});
        const answer = (await response.json()) as {
          result?: unknown;
          error?: {code: number; message: string; data?: unknown};
        };
        if (answer.error) throw Object.assign(new Error(answer.error.message), answer.error);
        return answer.result;
      };
      const detail = Object.freeze({
        info: {
          uuid: '350670db-19fa-4704-a166-e52e178b59d2',
          name: 'Test wallet <b>\u202E',
          rdns: 'org.example.wallet',
          icon: 'data:image/svg+xml,<svg/>',
        },
        provider: {request},
      });
      const announce = (): boolean => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', {detail}));
      window.addEventListener('eip6963:requestProvider', announce);
      announce();
      Object.assign(window, {user});
    }, NODE.espace.http);
  });

  test('is offered by its name as text, asked for the call, and its answer is that of the node', async ({page}) => {
    await openConsole(page, pageOf('espace', 'eth_getBlockByNumber'));
    await expect(endpoints(page).locator('option').filter({hasText: 'Test wallet <b>'})).toHaveCount(1);
    await endpoints(page).selectOption('wallet:org.example.wallet');
    await expect(panel(page)).toContainText(
      rpcWords('console.wallet.on', '', {network: 'Local node', id: String(NODE.espace.chainId)}),
    );
    await control(page, 0, 'chosen').fill('0x5');
    await sendButton(page).click();
    const block = (await askNode('espace', 'eth_getBlockByNumber', ['0x5', false])) as {hash: string};
    await expect(row(page, 'hash')).toContainText(block.hash);
    await expect(panel(page)).toContainText(rpcText('console.answer.schema.fits'));
  });

  test('is asked after the dialog only, and a no in the wallet is told as such', async ({page}) => {
    await openConsole(page, pageOf('espace', 'eth_sendRawTransaction'));
    await endpoints(page).selectOption('wallet:org.example.wallet');
    await page.evaluate(() => Object.assign((window as unknown as {user: object}).user, {says: 'no'}));
    const asked = async (): Promise<string[]> =>
      page.evaluate(() =>
        (window as unknown as {user: {asked: string[]}}).user.asked.filter((method) => method !== 'eth_chainId'),
      );
    await sendButton(page).click();
    await expect(dialog(page)).toContainText('Test wallet');
    await page.keyboard.press('Escape');
    expect(await asked()).toEqual([]);
    await sendButton(page).click();
    await dialog(page)
      .getByRole('button', {name: rpcText('console.ask.yes')})
      .click();
    await expect(outcome(page)).toContainText(rpcWords('console.answer.walletRefused.what'));
    await expect(outcome(page)).toContainText(rpcText('console.answer.walletRefused.cure'));
    expect(await asked()).toEqual(['eth_sendRawTransaction']);
    await expect(tree(page)).toHaveCount(0);
  });

  test('is not offered in Core Space, and one that is gone at the next visit is told', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openConsole(page, pageOf('core', 'cfx_getStatus'));
    await expect(endpoints(page).locator('option').filter({hasText: 'Test wallet'})).toHaveCount(0);
    await openConsole(page, pageOf('espace', 'eth_chainId'));
    await endpoints(page).selectOption('wallet:org.example.wallet');
    const storageState = await page.context().storageState();
    const context = await browser.newContext({storageState, ...(baseURL !== undefined && {baseURL})});
    const later = await context.newPage();
    await openConsole(later, pageOf('espace', 'eth_chainId'));
    await expect(panel(later)).toContainText(rpcText('console.wallet.gone'));
    await context.close();
  });
});

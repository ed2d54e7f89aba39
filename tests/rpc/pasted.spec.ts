// holds: rpc.pasted
import type {Locator} from '@playwright/test';
import {languagesInTurn} from '../support/languages';
import {control, jsonBox, openConsole, pageOf, panel, viewAs, watchCalls} from '../support/rpcConsole';
import {expect, test} from '../support/rpcNode';
import {rpcText, rpcWords} from '../support/rpcTexts';

const BALANCE =
  '{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x0000000000000000000000000000000000000001","latest"]}';
const BLOCK = '{"jsonrpc":"2.0","id":2,"method":"eth_getBlockByNumber","params":["latest",false]}';

for (const {id, prefix} of languagesInTurn(1)) {
  test(`${id}: a request, a command, a batch and a request of another method are taken, or told what they are`, async ({
    page,
  }) => {
    const calls = watchCalls(page);
    await openConsole(page, pageOf('espace', 'eth_getBalance', prefix));
    await viewAs(page, 'json');
    for (const text of [BALANCE, `curl -s https://evm.confluxrpc.com \\\n  -d '${BALANCE}'`]) {
      await jsonBox(page).fill(text);
      await expect(jsonBox(page)).toHaveValue('[\n  "0x0000000000000000000000000000000000000001",\n  "latest"\n]');
      await expect(panel(page)).toContainText(rpcText('console.pasted.taken', prefix));
    }
    await jsonBox(page).fill('[{"a":1,"a":2}]');
    await expect(panel(page)).toContainText(rpcWords('console.fault.duplicate-field', prefix, {found: 'a'}));
    await jsonBox(page).fill('curl https://evm.confluxrpc.com');
    await expect(panel(page)).toContainText(rpcText('console.pasted.command', prefix));
    await jsonBox(page).fill(`[${BALANCE},${BLOCK}]`);
    await expect(panel(page)).toContainText(rpcWords('console.pasted.batch', prefix, {count: '2'}));
    await panel(page)
      .getByRole('button', {name: rpcText('console.pasted.toBatch', prefix)})
      .click();
    await expect(panel(page)).toContainText(rpcText('console.pasted.batched', prefix));
    await expect(jsonBox(page)).toBeFocused();
    await jsonBox(page).fill(BLOCK);
    await expect(panel(page)).toContainText(
      rpcWords('console.pasted.other', prefix, {other: 'eth_getBlockByNumber', method: 'eth_getBalance'}),
    );
    await panel(page).getByRole('link', {name: 'eth_getBlockByNumber', exact: true}).click();
    await expect(page).toHaveURL(/\/docs\/espace\/rpc\/eth_getblockbynumber/);
    await expect(control(page, 0)).toBeVisible();
    expect(calls).toEqual([]);
  });
}

for (const {space, method, there, elsewhere} of [
  {
    space: 'core',
    method: 'cfx_getBalance',
    there: 'trace_epoch',
    elsewhere: ['debug_traceTransaction', 'trace_get', 'eth_getBalance', 'cfx_nothing'],
  },
  {
    space: 'espace',
    method: 'eth_getBalance',
    there: 'debug_traceTransaction',
    elsewhere: ['trace_epoch', 'txpool_nextNonce', 'cfx_getBalance', 'eth_nothing'],
  },
] as const) {
  test(`${space}: a pasted request is linked to the page of its method where there is one, and named without a link otherwise`, async ({
    page,
  }) => {
    const linked = (name: string): Locator => panel(page).getByRole('link', {name, exact: true});
    const paste = async (name: string): Promise<void> => {
      await jsonBox(page).fill(JSON.stringify({jsonrpc: '2.0', id: 1, method: name, params: ['0x1']}));
      await expect(panel(page)).toContainText(rpcWords('console.pasted.other', '', {other: name, method}));
    };
    await openConsole(page, pageOf(space, method));
    await viewAs(page, 'json');
    await paste(there);
    await expect(linked(there)).toHaveAttribute('href', new RegExp(`^${pageOf(space, there)}#request=`));
    for (const name of elsewhere) {
      await paste(name);
      await expect(linked(name)).toHaveCount(0);
    }
  });
}

test('quotes and invisible characters around an address are removed, and that is said', async ({page}) => {
  await openConsole(page, pageOf('espace', 'eth_getBalance'));
  await control(page, 0).fill('\u202a"0x0000000000000000000000000000000000000001"\u202c,');
  await expect(control(page, 0)).toHaveValue('0x0000000000000000000000000000000000000001');
  await expect(panel(page)).toContainText(rpcText('console.stripped'));
});

test('no part of the console shows a sign that hides or turns around other text', async ({page}) => {
  await openConsole(page, pageOf('espace', 'eth_sendRawTransaction'));
  await viewAs(page, 'json');
  await jsonBox(page).fill('[{"jsonrpc":"2.0","method":"eth_\u202ecall","params":["\u2066a\u200bb"]}]');
  await panel(page)
    .getByRole('button', {name: rpcText('console.pasted.toBatch')})
    .click();
  await jsonBox(page).fill('{"jsonrpc":"2.0","method":"eth_\u202ecall","params":["\u2066a"]}');
  const shown = (): Promise<string> => panel(page).evaluate((element: HTMLElement) => element.innerText);
  await expect.poll(shown).toContain('\\u202e');
  expect(await shown()).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/u);
});

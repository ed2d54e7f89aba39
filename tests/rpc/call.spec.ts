// holds: rpc.call
import {DEVELOPMENT_ACCOUNTS} from '../../tools/localNode/accounts';
import {languagesInTurn} from '../support/languages';
import {
  announced,
  control,
  jsonBox,
  openConsole,
  pageOf,
  panel,
  row,
  sendButton,
  sendForAnswer,
  sendTo,
  tree,
  viewAs,
  watchCalls,
} from '../support/rpcConsole';
import {askNode, expect, NODE, test} from '../support/rpcNode';
import {rpcText} from '../support/rpcTexts';

// An account that no other test sends from.
const ACCOUNT = DEVELOPMENT_ACCOUNTS[4];
const CODE_HOLDER = '0x4242424242424242424242424242424242424242';

const BALANCES = [
  {space: 'core', method: 'cfx_getBalance', params: [ACCOUNT?.core ?? '']},
  {space: 'espace', method: 'eth_getBalance', params: [ACCOUNT?.espace ?? '', 'latest']},
] as const;

for (const [index, {space, method, params}] of BALANCES.entries()) {
  for (const {id, prefix} of languagesInTurn(index)) {
    test(`${id}: ${method} of a typed address is sent to the local node and shows what the node says`, async ({
      page,
    }) => {
      const balance = String(await askNode(space, method, params));
      const calls = watchCalls(page);
      await openConsole(page, pageOf(space, method, prefix));
      await sendTo(page);
      await control(page, 0).fill(params[0]);
      await sendForAnswer(page);
      await expect(row(page, 'result')).toContainText(`"${balance}"`);
      await expect(row(page, 'result')).toContainText('CFX');
      await expect(panel(page)).toContainText(rpcText('console.answer.schema.fits', prefix));
      await expect(announced(page)).toContainText(rpcText('console.answer.name.result', prefix));
      expect(calls).toMatchObject([{url: `${NODE[space].http}/`, body: {jsonrpc: '2.0', method, params}}]);
    });
  }
}

test('a call with nested objects is filled in and comes to the value that the node computes', async ({page}) => {
  const calls = watchCalls(page);
  await openConsole(page, pageOf('espace', 'eth_call'));
  await sendTo(page);
  await control(page, 0, 'to').fill(CODE_HOLDER);
  await panel(page).getByRole('checkbox', {name: 'Include data'}).uncheck();
  await panel(page).getByRole('checkbox', {name: 'Include state_overrides'}).check();
  await panel(page).getByRole('button', {name: 'Add to state_overrides'}).click();
  // The field gets the focus in the next frame; what is typed before goes nowhere.
  await expect(panel(page).locator('input:focus')).toHaveValue('');
  await page.keyboard.type(CODE_HOLDER);
  await panel(page).getByText('Optional fields').last().click();
  // PUSH 42, PUSH 0, MSTORE, PUSH 32, PUSH 0, RETURN.
  await control(page, 2, CODE_HOLDER, 'code').fill('0x602a60005260206000f3');
  await sendForAnswer(page);
  const params = [{to: CODE_HOLDER}, 'latest', {[CODE_HOLDER]: {code: '0x602a60005260206000f3'}}];
  expect(calls.at(-1)?.body).toMatchObject({method: 'eth_call', params});
  const word = String(await askNode('espace', 'eth_call', params));
  expect(BigInt(word)).toBe(42n);
  await expect(row(page, 'result')).toContainText(word);
});

test('a filter of logs takes tags, numbers in decimal, and lists', async ({page}) => {
  const calls = watchCalls(page);
  await openConsole(page, pageOf('core', 'cfx_getLogs'));
  await sendTo(page);
  await control(page, 0, 'fromEpoch').selectOption({label: 'a number …'});
  await control(page, 0, 'fromEpoch', 'chosen').fill('1');
  await control(page, 0, 'toEpoch').selectOption('latest_state');
  await sendForAnswer(page);
  const address = await control(page, 0, 'address', 'chosen').inputValue();
  const params = [{fromEpoch: '0x1', toEpoch: 'latest_state', address}];
  expect(address).toMatch(/^net1234:/);
  expect(calls.at(-1)?.body).toMatchObject({method: 'cfx_getLogs', params});
  expect(await askNode('core', 'cfx_getLogs', params)).toEqual([]);
  await expect(row(page, 'result')).toContainText('[]');
});

test('amounts take units, and what is sent is told before', async ({page}) => {
  const calls = watchCalls(page);
  await openConsole(page, pageOf('espace', 'eth_estimateGas'));
  await sendTo(page);
  await panel(page).getByText('Optional fields').first().click();
  await control(page, 0, 'value').fill('1.5 CFX');
  await expect(control(page, 0, 'value', 'note')).toContainText('0x14d1120d7b160000');
  await control(page, 0, 'from').fill(ACCOUNT?.espace ?? '');
  await control(page, 0, 'to').fill(CODE_HOLDER);
  await panel(page).getByRole('checkbox', {name: 'Include input'}).uncheck();
  await sendForAnswer(page);
  expect(calls.at(-1)?.body).toMatchObject({
    params: [{from: ACCOUNT?.espace, to: CODE_HOLDER, value: '0x14d1120d7b160000'}],
  });
  await expect(row(page, 'result')).toContainText('"0x5208"');
});

test.describe('values that stand for nothing are sent as given:', () => {
  test('false and zero, picked and typed', async ({page}) => {
    const calls = watchCalls(page);
    await openConsole(page, pageOf('core', 'cfx_getBlockByEpochNumber'));
    await sendTo(page);
    await control(page, 0, 'chosen').fill('0');
    await panel(page).getByRole('group', {name: 'include_txs'}).getByRole('radio', {name: 'false'}).check();
    await sendForAnswer(page);
    expect(calls.at(-1)?.body).toMatchObject({params: ['0x0', false]});
    const block = (await askNode('core', 'cfx_getBlockByEpochNumber', ['0x0', false])) as {hash: string};
    await expect(row(page, 'hash')).toContainText(block.hash);
  });

  test('null in place of a value, and a list of zeros', async ({page}) => {
    const calls = watchCalls(page);
    await openConsole(page, pageOf('core', 'cfx_getLogs'));
    await sendTo(page);
    await control(page, 0, 'fromEpoch').selectOption('null');
    await sendButton(page).click();
    await expect.poll(() => calls.at(-1)?.body).toMatchObject({params: [{fromEpoch: null}]});
    await openConsole(page, pageOf('espace', 'eth_feeHistory'));
    await sendTo(page);
    await control(page, 1).selectOption('latest');
    await control(page, 2, 0).fill('0');
    await control(page, 2, 1).fill('0.0');
    await sendButton(page).click();
    await expect
      .poll(() => calls.at(-1)?.body)
      .toMatchObject({method: 'eth_feeHistory', params: ['0x3', 'latest', [0, 0]]});
    await expect(tree(page)).toBeVisible();
  });

  test('an empty text, which is no value of this method and yet not taken for none', async ({page}) => {
    const calls = watchCalls(page);
    await openConsole(page, pageOf('espace', 'web3_sha3'));
    await sendTo(page);
    await viewAs(page, 'json');
    await jsonBox(page).fill('[""]');
    await sendButton(page).click();
    await expect(page.locator('[id="openrpc/summary"]')).toContainText('bytes');
    await viewAs(page, 'form');
    await viewAs(page, 'json');
    expect(JSON.parse(await jsonBox(page).inputValue())).toEqual(['']);
    expect(calls).toEqual([]);
    await jsonBox(page).fill('["0x"]');
    await sendForAnswer(page);
    expect(calls.at(-1)?.body).toMatchObject({params: ['0x']});
  });
});

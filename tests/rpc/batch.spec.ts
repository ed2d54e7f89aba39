// holds: rpc.batch
import {DEVELOPMENT_ACCOUNTS} from '../../tools/localNode/accounts';
import {answerWith} from '../support/rpcProxy';
import {control, openConsole, pageOf, panel, sendTo, watchCalls} from '../support/rpcConsole';
import {askNode, expect, test} from '../support/rpcNode';
import {rpcText, rpcWords} from '../support/rpcTexts';

const ACCOUNT = DEVELOPMENT_ACCOUNTS[4]?.core ?? '';

test('calls of two pages are sent as one batch, and each has its answer', async ({page}) => {
  await openConsole(page, pageOf('core', 'cfx_epochNumber'));
  await sendTo(page);
  await panel(page)
    .getByRole('button', {name: rpcText('console.batch.add')})
    .click();
  await expect(page.locator('#openrpc-batch')).toHaveText(rpcWords('console.batch', '', {count: '1'}));
  await openConsole(page, pageOf('core', 'cfx_getBalance'));
  await control(page, 0).fill(ACCOUNT);
  await panel(page)
    .getByRole('button', {name: rpcText('console.batch.add')})
    .click();
  await control(page, 1).selectOption('latest_mined');
  await panel(page)
    .getByRole('button', {name: rpcText('console.batch.add')})
    .click();
  await page.locator('#openrpc-batch').click();
  await panel(page)
    .getByRole('button', {name: rpcWords('console.batch.remove', '', {number: '1', method: 'cfx_epochNumber'})})
    .click();
  await expect(page.locator('#openrpc-batch')).toHaveText(rpcWords('console.batch', '', {count: '2'}));
  await panel(page)
    .getByRole('button', {name: rpcText('console.batch.add')})
    .click();
  const calls = watchCalls(page);
  await panel(page)
    .getByRole('button', {name: rpcWords('console.batch.send', '', {count: '3'})})
    .click();
  const answers = panel(page).locator('details details summary');
  await expect(answers).toHaveText([
    /1\. cfx_getBalance · Result/,
    /2\. cfx_getBalance · Error -\d+/,
    /3\. cfx_getBalance · Error -\d+/,
  ]);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject([
    {method: 'cfx_getBalance', params: [ACCOUNT]},
    {params: [ACCOUNT, 'latest_mined']},
    {params: [ACCOUNT, 'latest_mined']},
  ]);
  await answers.first().click();
  await expect(panel(page).getByRole('treeitem').first()).toContainText(
    String(await askNode('core', 'cfx_getBalance', [ACCOUNT])),
  );
});

test('a batch that fails as a whole is told once, a stray or missing answer at its call', async ({page, proxyTo}) => {
  let mood: 'refuse' | 'mix' = 'refuse';
  const proxy = await proxyTo('espace', async ({body}, response, ask) => {
    if (mood === 'refuse')
      answerWith(response, {jsonrpc: '2.0', id: null, error: {code: -32600, message: 'no batches here'}});
    else if (Array.isArray(body)) {
      const [first] = (await ask()) as unknown as {id: number}[];
      answerWith(response, [first, {jsonrpc: '2.0', id: 'stray', result: 1}]);
    }
  });
  await openConsole(page, pageOf('espace', 'eth_blockNumber'));
  await sendTo(page, proxy.http);
  for (const count of [1, 2]) {
    await panel(page)
      .getByRole('button', {name: rpcText('console.batch.add')})
      .click();
    await expect(page.locator('#openrpc-batch')).toHaveText(rpcWords('console.batch', '', {count: String(count)}));
  }
  await page.locator('#openrpc-batch').click();
  await panel(page)
    .getByRole('button', {name: rpcWords('console.batch.send')})
    .click();
  await expect(panel(page)).toContainText(rpcText('console.batch.refused'));
  await expect(panel(page).locator('blockquote')).toHaveText('no batches here');
  mood = 'mix';
  await panel(page)
    .getByRole('button', {name: rpcWords('console.batch.send')})
    .click();
  await expect(panel(page)).toContainText(rpcWords('console.batch.strays', '', {count: '1'}));
  await expect(panel(page).locator('details details summary')).toHaveText([/· Result/, /· No response/]);
  await panel(page)
    .getByRole('button', {name: rpcText('console.batch.clear')})
    .click();
  await expect(page.locator('#openrpc-batch')).toHaveText(rpcWords('console.batch', '', {count: '0'}));
});

test('a batch with a call that sends asks before it goes, and goes nowhere after no', async ({page}) => {
  const calls = watchCalls(page);
  await openConsole(page, pageOf('espace', 'eth_sendRawTransaction'));
  await sendTo(page);
  await panel(page)
    .getByRole('button', {name: rpcText('console.batch.add')})
    .click();
  await page.locator('#openrpc-batch').click();
  await panel(page)
    .getByRole('button', {name: rpcWords('console.batch.send')})
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(rpcText('console.ask.sends'));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(calls).toEqual([]);
});

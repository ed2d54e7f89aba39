// holds: rpc.answer-shown
import {readFileSync} from 'node:fs';
import {DEVELOPMENT_ACCOUNTS} from '../../tools/localNode/accounts';
import {answerWith} from '../support/rpcProxy';
import {
  control,
  jsonBox,
  openConsole,
  outcome,
  pageOf,
  panel,
  row,
  sendButton,
  sendForAnswer,
  sendTo,
  tree,
  viewAs,
} from '../support/rpcConsole';
import {askNode, expect, test} from '../support/rpcNode';
import {rpcText, rpcWords} from '../support/rpcTexts';
import {readDocument} from './documents';

const ACCOUNT = DEVELOPMENT_ACCOUNTS[4];

test('amounts, moments, numbers and addresses are shown in the forms that a reader knows', async ({page}) => {
  await openConsole(page, pageOf('core', 'cfx_getBlockByEpochNumber'));
  await sendTo(page);
  await viewAs(page, 'json');
  await jsonBox(page).fill('["latest_state", false]');
  await sendForAnswer(page);
  const valueOf = async (name: string): Promise<string> =>
    /"(.*?)"/.exec((await row(page, name).textContent()) ?? '')?.[1] ?? '';
  const height = await valueOf('height');
  const block = (await askNode('core', 'cfx_getBlockByEpochNumber', [height, false])) as Record<string, string>;
  await expect(row(page, 'height')).toContainText(String(BigInt(block.height ?? '')));
  await expect(row(page, 'timestamp')).toContainText(
    new Date(Number(block.timestamp) * 1000).toISOString().replace('.000Z', 'Z'),
  );
  await expect(row(page, 'baseFeePerGas')).toContainText(
    `${String(BigInt(block.baseFeePerGas ?? '') / 10n ** 9n)} Gdrip`,
  );
  await expect(row(page, 'miner')).toContainText('0x0000000000000000000000000000000000000000');
  await row(page, 'miner').click();
  await expect(panel(page).getByRole('group', {name: rpcText('console.answer.selected')})).toContainText(
    'result.miner',
  );
  await panel(page).getByRole('button', {name: 'Decoded'}).click();
  await expect(row(page, 'timestamp')).not.toContainText('Z');
});

test('a balance is shown in CFX, with every form of the value to copy', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConsole(page, pageOf('espace', 'eth_getBalance'));
  await sendTo(page);
  await control(page, 0).fill(ACCOUNT?.espace ?? '');
  await sendForAnswer(page);
  const drip = BigInt(String(await askNode('espace', 'eth_getBalance', [ACCOUNT?.espace, 'latest'])));
  expect(drip % 10n ** 18n).toBe(0n);
  await expect(row(page, 'result')).toContainText(`${String(drip / 10n ** 18n)} CFX`);
  const forms = panel(page).getByRole('group', {name: rpcText('console.answer.selected')});
  await expect(forms).toContainText(`${String(drip)} drip`);
  await forms.getByRole('button', {name: 'Copy'}).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(String(drip));
});

test('a unit is written in the language of the page, beside a field and in an answer', async ({page}) => {
  await openConsole(page, pageOf('core', 'cfx_unlockAccount', '/zh'));
  await expect(control(page, 2, 'about')).toContainText(`· ${rpcText('unit.s', '/zh')} ·`);
  await openConsole(page, pageOf('espace', 'eth_estimateGas', '/zh'));
  await sendTo(page);
  await viewAs(page, 'json');
  await jsonBox(page).fill(JSON.stringify([{from: ACCOUNT?.espace, to: ACCOUNT?.espace}]));
  await sendForAnswer(page);
  await expect(row(page, 'result')).toContainText(`21000 ${rpcText('unit.gas', '/zh')}`);
});

test('an answer is folded, walked by arrows, searched, copied, shown as it came, and saved', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConsole(page, pageOf('espace', 'eth_getBlockByNumber'));
  await sendTo(page);
  await viewAs(page, 'json');
  await jsonBox(page).fill('["0x5", false]');
  await sendForAnswer(page);
  const block = await askNode('espace', 'eth_getBlockByNumber', ['0x5', false]);
  await row(page, 'result').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'result')).toHaveAttribute('aria-expanded', 'false');
  await expect(tree(page).getByRole('treeitem')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'hash')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tree(page).getByRole('treeitem').last()).toBeFocused();
  await panel(page).getByRole('searchbox').fill('gas');
  await expect(panel(page).getByText(/^1 of \d+$/)).toBeVisible();
  const found = tree(page).locator('[aria-selected="true"]');
  await expect(found.locator('mark')).toHaveText(/gas/i);
  const first = String(await found.textContent());
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText(/^2 of \d+$/)).toBeVisible();
  await expect(found).not.toHaveText(first);
  await expect(found.locator('mark')).toHaveText(/gas/i);
  await outcome(page).getByRole('button', {name: 'Copy', exact: true}).first().click();
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(block);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', {name: 'Download'}).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^eth_getBlockByNumber-\d+\.json$/);
  expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toMatchObject({jsonrpc: '2.0', result: block});
  await panel(page).getByRole('button', {name: 'Raw', exact: true}).click();
  await expect(tree(page)).toHaveCount(0);
  await expect(outcome(page).locator('pre')).toContainText('{"jsonrpc":"2.0"');
});

test('where an answer differs from the method’s schema, each place is listed and leads there', async ({
  page,
  proxyTo,
}) => {
  const proxy = await proxyTo('core', async (_call, response, ask) => {
    const answer = await ask();
    const block = answer.result as Record<string, unknown>;
    answerWith(response, {...answer, result: {...block, height: 5, hash: undefined, refereeHashes: ['0x12']}});
  });
  await openConsole(page, pageOf('core', 'cfx_getBlockByEpochNumber'));
  await sendTo(page, proxy.http);
  await viewAs(page, 'json');
  await jsonBox(page).fill('["0x5", false]');
  await sendForAnswer(page);
  const differences = panel(page).getByRole('group', {name: rpcWords('console.answer.schema.breaches')});
  await expect(differences).toContainText('result.height');
  await expect(differences).toContainText('result.refereeHashes[0]');
  await expect(differences).toContainText(/required.*hash/);
  await differences.getByRole('button', {name: 'result.refereeHashes[0]'}).click();
  await expect(row(page, '0').last()).toBeFocused();
  await sendTo(page);
  await sendButton(page).click();
  await expect(panel(page)).toContainText(rpcText('console.answer.schema.fits'));
  await expect(differences).toHaveCount(0);
});

for (const [space, method, params] of [
  ['core', 'cfx_getLogs', '[{"fromEpoch": "0x2", "toEpoch": "0x1"}]'],
  ['espace', 'eth_getLogs', '[{"fromBlock": "0x2", "toBlock": "0x1"}]'],
] as const) {
  test(`an error that the reference of ${method} lists is shown with the node’s words, its cause and its cure`, async ({
    page,
  }) => {
    const listed = readDocument(space)
      .methods.find(({name}) => name === method)
      ?.errors?.find(({code}) => code === -32016);
    await openConsole(page, pageOf(space, method));
    await sendTo(page);
    await viewAs(page, 'json');
    await jsonBox(page).fill(params);
    await sendButton(page).click();
    await expect(outcome(page)).toContainText(rpcWords('console.answer.name.error', '', {code: '-32016'}));
    await expect(outcome(page).locator('blockquote')).toContainText('wrong epoch numbers set (from: 2, to: 1)');
    const wordsOf = (part: 'x-cause' | 'x-cure'): string => String(listed?.[part]).replaceAll('`', '');
    // The sentence that fits the message comes first; those about other messages are folded below the fix.
    const [fitting = '', ...others] = wordsOf('x-cause').split(/(?<=\.) /);
    await expect(outcome(page)).toContainText(`${await outcome(page).locator('blockquote').innerText()}${fitting}`);
    await expect(outcome(page)).toContainText(wordsOf('x-cure'));
    for (const sentence of others) await expect(outcome(page)).toContainText(sentence);
  });
}

test('a large answer is shown in parts, and the page stays quick', async ({page, proxyTo}) => {
  const entries = Array.from({length: 30_000}, (_, index) => ({index, text: 'x'.repeat(80)}));
  const proxy = await proxyTo('espace', ({body}, response) =>
    answerWith(response, {jsonrpc: '2.0', id: (body as {id: number}).id, result: entries}),
  );
  await openConsole(page, pageOf('espace', 'eth_blockNumber'));
  await sendTo(page, proxy.http);
  await sendForAnswer(page);
  await expect(row(page, 'result')).toContainText('[30,000]');
  expect(await tree(page).getByRole('treeitem').count()).toBeLessThan(1_000);
  await panel(page).getByRole('searchbox').fill('29876');
  await expect(tree(page).locator('mark').filter({hasText: '29876'})).toBeInViewport();
});

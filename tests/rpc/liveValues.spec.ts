// holds: rpc.live-values
import type {Locator, Page} from '@playwright/test';
import {DEVELOPMENT_ACCOUNTS} from '../../tools/localNode/accounts';
import {expectedNetworks} from '../../tools/localNode/localNetworks';
import {COUNTER} from '../../tools/recorder/scenario/counter';
import {signCoreTransaction} from '../../tools/recorder/signing/coreTransaction';
import {signEspaceTransaction} from '../../tools/recorder/signing/espaceTransaction';
import {LANGUAGES} from '../support/languages';
import {answerWith, type Behaviour} from '../support/rpcProxy';
import {
  control,
  openConsole,
  outcome,
  pageOf,
  panel,
  sendButton,
  sendForAnswer,
  sendTo,
  tree,
  watchCalls,
} from '../support/rpcConsole';
import {askNode, expect, test, type Space} from '../support/rpcNode';
import {rpcText, rpcWords} from '../support/rpcTexts';

// One after another: they send with one account.
test.describe.configure({mode: 'default'});

const GWEI = 1_000_000_000n;
const [, , , SENDER] = DEVELOPMENT_ACCOUNTS;

const useButton = (page: Page, name: string, prefix = ''): Locator =>
  panel(page).getByRole('button', {name: `${rpcText('console.live.use', prefix)}: ${name}`, exact: true});

const nonceOf = async (space: Space, method: string, address: string): Promise<bigint> =>
  BigInt(String(await askNode(space, method, [address])));

/** Deploys a contract in Core Space and in eSpace, and waits until both are executed. */
async function deployBoth(): Promise<void> {
  if (!SENDER) throw new Error('There are too few accounts.');
  const {coreChainId, espaceChainId} = expectedNetworks();
  const {privateKey, core, espace} = SENDER;
  const common = {type: 2 as const, value: 0n, data: COUNTER.code, accessList: [], gas: 600_000n};
  const fees = {gasPrice: 0n, maxFeePerGas: 100n * GWEI, maxPriorityFeePerGas: 20n * GWEI};
  const coreHash = await askNode('core', 'cfx_sendRawTransaction', [
    signCoreTransaction(
      {
        ...{...common, ...fees, nonce: await nonceOf('core', 'cfx_getNextNonce', core), chainId: BigInt(coreChainId)},
        ...{storageLimit: 2_000n, epochHeight: BigInt(String(await askNode('core', 'cfx_epochNumber')))},
      },
      privateKey,
    ),
  ]);
  const espaceHash = await askNode('espace', 'eth_sendRawTransaction', [
    signEspaceTransaction(
      {
        ...{...common, ...fees, nonce: await nonceOf('espace', 'eth_getTransactionCount', espace)},
        ...{chainId: BigInt(espaceChainId), authorizations: []},
      },
      privateKey,
    ),
  ]);
  await expect
    .poll(() => askNode('core', 'cfx_getTransactionReceipt', [coreHash]))
    .toMatchObject({outcomeStatus: '0x0'});
  await expect.poll(() => askNode('espace', 'eth_getTransactionReceipt', [espaceHash])).toMatchObject({status: '0x1'});
}

/** Methods with the name and place of the field that is filled in from the node. */
const FILLED: readonly [Space, string, string, number][] = [
  ['espace', 'debug_traceTransaction', 'tx_hash', 0],
  ['espace', 'eth_getTransactionByHash', 'transactionHash', 0],
  ['espace', 'eth_getTransactionReceipt', 'transactionhash', 0],
  ['espace', 'trace_transaction', 'tx_hash', 0],
  ['espace', 'eth_getTransactionByBlockHashAndIndex', 'blockHash', 0],
  ['espace', 'eth_getBlockByNumber', 'blocknumber', 0],
  ['espace', 'eth_getBalance', 'address', 0],
  ['espace', 'eth_getCode', 'address', 0],
  ['core', 'cfx_getTransactionByHash', 'tx_hash', 0],
  ['core', 'cfx_getBlockByHash', 'block_hash', 0],
  ['core', 'cfx_getBlocksByEpoch', 'epoch_number', 0],
  ['core', 'cfx_getBlockByBlockNumber', 'block_number', 0],
  ['core', 'cfx_getBlockRewardInfo', 'num', 0],
  ['core', 'cfx_getBalance', 'addr', 0],
  ['core', 'cfx_getCode', 'addr', 0],
  ['core', 'trace_transaction', 'tx_hash', 0],
  ['core', 'pos_getBlockByHash', 'hash', 0],
  ['core', 'pos_getAccount', 'address', 0],
];

test('what a field was filled in with from a real node succeeds at the first Send', async ({page}) => {
  for (const [space, method, name, place] of FILLED) {
    await test.step(method, async () => {
      // The local node makes a hundred blocks in half a minute.
      await deployBoth();
      await openConsole(page, pageOf(space, method));
      await sendTo(page);
      await useButton(page, name).click();
      await expect(panel(page)).toContainText(rpcWords('console.live.found'));
      await expect(control(page, place, 'faults')).toBeEmpty();
      await sendForAnswer(page);
      await expect(tree(page).getByRole('treeitem').first()).not.toHaveText(/null$/);
      if (method.endsWith('getCode')) await expect(tree(page)).toContainText('0x60');
    });
  }
});

test('nothing is asked before the button is pressed, and what was typed can be had back', async ({page}) => {
  const typed = `0x${'12'.repeat(32)}`;
  await deployBoth();
  await openConsole(page, pageOf('espace', 'eth_getTransactionByHash'));
  await sendTo(page);
  const calls = watchCalls(page);
  const line = control(page, 0);
  await line.fill('');
  await line.pressSequentially(typed);
  expect(calls).toEqual([]);
  await useButton(page, 'transactionHash').click();
  await expect(line).not.toHaveValue(typed);
  const found = await line.inputValue();
  expect(await askNode('espace', 'eth_getTransactionByHash', [found])).toMatchObject({hash: found});
  // By the browser's own undo, as if it had been typed.
  await line.focus();
  await page.keyboard.press('Control+z');
  await expect(line).toHaveValue(typed);
  await useButton(page, 'transactionHash').click();
  await expect(line).not.toHaveValue(typed);
  await panel(page)
    .getByRole('button', {name: rpcText('console.putBack')})
    .click();
  await expect(line).toHaveValue(typed);
  await expect(line).toBeFocused();
});

test('a field that shows a tag gets the number of a block, and can have the tag back', async ({page}) => {
  await openConsole(page, pageOf('core', 'cfx_getBlocksByEpoch'));
  await sendTo(page);
  const list = control(page, 0);
  await list.selectOption('latest_state');
  await useButton(page, 'epoch_number').click();
  await expect(control(page, 0, 'chosen')).toHaveValue(/^0x[\da-f]+$/);
  await panel(page)
    .getByRole('button', {name: rpcText('console.putBack')})
    .click();
  await expect(list.locator('option:checked')).toHaveText('latest_state');
});

/** A chain in which nothing was ever sent. */
const empty: Behaviour = ({body}, response) => {
  const one = ({id, method}: {id: number; method: string}): unknown => ({
    ...{jsonrpc: '2.0', id},
    result: method === 'eth_blockNumber' ? '0x1' : {hash: `0x${'1'.repeat(64)}`, number: '0x1', transactions: []},
  });
  // The page sends one call or a list of them.
  const calls = body as Parameters<typeof one>[0] | Parameters<typeof one>[0][];
  answerWith(response, Array.isArray(calls) ? calls.map(one) : one(calls));
};

/** A node that answers nothing that fits what it was asked. */
const hostile: Behaviour = ({body}, response) => {
  const one = ({id}: {id: number}): unknown => ({jsonrpc: '2.0', id, result: '<img src=x onerror=alert(1)>'});
  const calls = body as Parameters<typeof one>[0] | Parameters<typeof one>[0][];
  answerWith(response, Array.isArray(calls) ? calls.map(one) : one(calls));
};

for (const {id, prefix} of LANGUAGES) {
  test(`${id}: a chain without transactions, one that makes things up and one that is down are told`, async ({
    page,
    proxyTo,
  }) => {
    const [quiet, liar, down] = [
      await proxyTo('espace', empty),
      await proxyTo('espace', hostile),
      'http://localhost:9',
    ];
    await openConsole(page, pageOf('espace', 'eth_getTransactionByHash', prefix));
    const line = control(page, 0);
    const before = await line.inputValue();
    for (const [address, words] of [
      [quiet.http, 'console.live.none'],
      [liar.http, 'console.live.none'],
      [down, 'console.live.noAnswer'],
    ] as const) {
      await sendTo(page, address);
      await useButton(page, 'transactionHash', prefix).click();
      await expect(
        panel(page)
          .getByRole('status')
          .filter({hasText: rpcWords(words, prefix)}),
      ).toBeVisible();
      await expect(line).toHaveValue(before);
    }
    await sendTo(page, '');
    await useButton(page, 'transactionHash', prefix).click();
    await expect(panel(page)).toContainText(rpcText('console.live.noNetwork', prefix));
    await expect(outcome(page)).toHaveCount(0);
    await expect(sendButton(page)).toBeVisible();
  });
}

test.use({expectedConsole: [/Failed to load resource|ERR_UNSAFE_PORT|ERR_CONNECTION_REFUSED|fetch/]});

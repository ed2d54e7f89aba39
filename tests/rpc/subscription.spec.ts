// holds: rpc.subscriptions
import type {Locator, Page} from '@playwright/test';
import {
  announced,
  endpoints,
  jsonBox,
  openConsole,
  outcome,
  pageOf,
  panel,
  sendButton,
  sendTo,
  viewAs,
  watchCalls,
} from '../support/rpcConsole';
import {askNode, expect, NODE, test, type Space} from '../support/rpcNode';
import {rpcText, rpcWords} from '../support/rpcTexts';

// The browser's own line for a socket that breaks.
// A clock that is set up in a tab can outlive its test there: these tests have tabs of their own.
test.use({expectedConsole: [/WebSocket connection to/], reuseContext: false});

const events = (page: Page): Locator => panel(page).getByRole('log').getByRole('listitem');
/** How many events have come; the list itself ends with the latest hundred. */
const countOf = async (page: Page): Promise<number> =>
  Number(/Events: (\d+)/.exec((await panel(page).textContent()) ?? '')?.[1] ?? 0);

const heightOf = async (space: Space): Promise<number> =>
  Number(await askNode(space, space === 'core' ? 'cfx_epochNumber' : 'eth_blockNumber'));

/** The sockets that the page opens from now on. */
function watchSockets(page: Page): {isClosed: () => boolean}[] {
  const sockets: {isClosed: () => boolean}[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  return sockets;
}

for (const [space, method] of [
  ['core', 'cfx_subscribe'],
  ['espace', 'eth_subscribe'],
] as const) {
  test(`${method}: new heads come live over WebSocket, are held while paused, and end with Stop`, async ({page}) => {
    const calls = watchCalls(page);
    const sockets = watchSockets(page);
    await openConsole(page, pageOf(space, method));
    await sendTo(page);
    await expect(panel(page).locator('select').nth(1)).toHaveValue('webSocket');
    await expect(sendButton(page)).toHaveText(rpcText('console.start'));
    await sendButton(page).click();
    await expect(panel(page)).toContainText(rpcText('console.sub.live'));
    await expect(announced(page)).toHaveText(rpcText('console.sub.live'));
    await expect(sendButton(page)).toHaveText(rpcText('console.sub.stop'));
    await expect.poll(() => countOf(page)).toBeGreaterThan(1);
    await panel(page)
      .getByRole('button', {name: rpcText('console.sub.pause')})
      .click();
    await expect(panel(page)).toContainText(rpcWords('console.sub.held'));
    const held = await countOf(page);
    // While it is paused, no event leaves the list for a newer one.
    await events(page).last().locator('summary').click();
    const head = JSON.parse((await events(page).last().locator('pre').textContent()) ?? '') as Record<string, string>;
    const block =
      space === 'core' ? ['cfx_getBlockByHash', [head.hash, false]] : ['eth_getBlockByHash', [head.hash, false]];
    expect(await askNode(space, String(block[0]), block[1] as unknown[])).toMatchObject({hash: head.hash});
    await panel(page)
      .getByRole('button', {name: rpcText('console.sub.resume')})
      .click();
    await expect.poll(() => countOf(page)).toBeGreaterThan(held);
    // The button that started it, in its place: there is no other.
    await expect(panel(page).getByRole('button', {name: rpcText('console.sub.stop')})).toHaveCount(1);
    await expect(sendButton(page)).toHaveText(rpcText('console.sub.stop'));
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText(rpcText('console.start'));
    await expect(sendButton(page)).toBeFocused();
    const last = await countOf(page);
    await expect.poll(() => sockets.every((socket) => socket.isClosed())).toBe(true);
    // The node has made blocks that would have been reported.
    const height = await heightOf(space);
    await expect.poll(() => heightOf(space)).toBeGreaterThan(height + 2);
    expect(await countOf(page)).toBe(last);
    expect(calls.every(({url}) => url.startsWith('ws:'))).toBe(true);
    expect(calls[0]?.body).toMatchObject({method, params: ['newHeads']});
  });
}

test('a connection that breaks is told, made anew, and events go on', async ({page, proxyTo, pauseClock}) => {
  const proxy = await proxyTo('espace');
  await page.clock.install({time: '2026-01-01T00:00:00Z'});
  await openConsole(page, pageOf('espace', 'eth_subscribe'));
  await sendTo(page, proxy.webSocket);
  await sendButton(page).click();
  await expect.poll(() => countOf(page)).toBeGreaterThan(0);
  // Said for one second only, which lasts until the test has seen it.
  await pauseClock();
  proxy.dropSockets();
  await expect(panel(page)).toContainText(rpcWords('console.sub.reconnecting', '', {attempt: '1', seconds: '1'}));
  await expect(announced(page)).toContainText(rpcWords('console.sub.reconnecting'));
  const before = await countOf(page);
  await page.clock.resume();
  await expect(panel(page)).toContainText(rpcText('console.sub.live'));
  await expect.poll(() => countOf(page)).toBeGreaterThan(before);
});

test('a subscription that the node refuses is told with its words, and one over HTTP says that it needs a WebSocket', async ({
  page,
}) => {
  await openConsole(page, pageOf('espace', 'eth_subscribe'));
  await sendTo(page);
  await viewAs(page, 'json');
  await jsonBox(page).fill('["newHeads", {"address": "0x4242424242424242424242424242424242424242"}]');
  await sendButton(page).click();
  await expect(outcome(page)).toContainText('-32603');
  await panel(page).locator('select').nth(1).selectOption('http');
  await expect(panel(page)).toContainText(rpcText('console.needsSocket'));
  await expect(sendButton(page)).toHaveText(rpcText('console.send'));
});

test('a subscription ends with its page', async ({page}) => {
  const sockets = watchSockets(page);
  await openConsole(page, pageOf('core', 'cfx_subscribe'));
  await sendTo(page);
  await sendButton(page).click();
  await expect.poll(() => countOf(page)).toBeGreaterThan(0);
  await page.locator('nav.pagination-nav a').last().click();
  await expect(page.locator('h1')).not.toHaveText('cfx_subscribe');
  await expect.poll(() => sockets.every((socket) => socket.isClosed())).toBe(true);
  expect(sockets.length).toBeGreaterThan(0);
});

test('calls other than subscriptions go by WebSocket too', async ({page}) => {
  const calls = watchCalls(page);
  await openConsole(page, pageOf('espace', 'eth_chainId'));
  await sendTo(page);
  await panel(page).locator('select').nth(1).selectOption('webSocket');
  await expect(endpoints(page)).toHaveValue('configured:local');
  await sendButton(page).click();
  await expect(panel(page).getByRole('treeitem').first()).toContainText(`0x${NODE.espace.chainId.toString(16)}`);
  expect(calls).toMatchObject([{url: `${NODE.espace.webSocket}/`, body: {method: 'eth_chainId'}}]);
});

// holds: rpc.node-stops
import type {Endpoints, LocalNode} from '../../tools/localNode/localNode';
import {freePorts} from '../../tools/localNode/ports';
import {startLocalNode} from '../../tools/localNode/startLocalNode';
import {openConsole, outcome, pageOf, panel, row, sendButton, sendTo} from '../support/rpcConsole';
import {expect, test} from '../support/rpcNode';
import {rpcText, rpcWords} from '../support/rpcTexts';

test.use({expectedConsole: [/Failed to load resource|net::ERR|WebSocket connection/]});

/** A node of the test's own, on the ports of one before it if there was one. */
async function start(before?: Endpoints): Promise<LocalNode> {
  const portOf = (url: string | undefined): number | undefined =>
    url === undefined ? undefined : Number(new URL(url).port);
  const [one = 0, two = 0, three = 0, four = 0] = await freePorts(4);
  const ports = {
    coreHttp: portOf(before?.core.http) ?? one,
    coreWebSocket: portOf(before?.core.webSocket) ?? two,
    espaceHttp: portOf(before?.espace.http) ?? three,
    espaceWebSocket: portOf(before?.espace.webSocket) ?? four,
  };
  const node = await startLocalNode({ports, onCrash: () => undefined});
  if (!node.available) throw new Error(node.reason);
  return node;
}

test('a node that stops in the middle of a call is told, and one in its place answers again', async ({page}) => {
  let node = await start();
  try {
    await openConsole(page, pageOf('core', 'cfx_getStatus'));
    await sendTo(page, node.endpoints.core.http);
    await sendButton(page).click();
    await expect(row(page, 'chainId')).toBeVisible();
    // Frozen, so that the call is under way for certain when the node dies.
    process.kill(node.pid ?? 0, 'SIGSTOP');
    await sendButton(page).click();
    await expect(panel(page)).toContainText(rpcWords('console.waiting'));
    process.kill(node.pid ?? 0, 'SIGKILL');
    await expect(outcome(page)).toContainText(/HTTP 502|No response/);
    await expect(outcome(page)).toContainText(rpcText('cure'));
    await expect(outcome(page)).not.toContainText('Result');
    await node.stop();
    await sendButton(page).click();
    await expect(outcome(page)).toContainText(rpcWords('console.answer.unreachable.what'));
    node = await start(node.endpoints);
    await sendButton(page).click();
    await expect(row(page, 'chainId')).toBeVisible();
  } finally {
    await node.stop();
  }
});

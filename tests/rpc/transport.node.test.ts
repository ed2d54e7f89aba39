import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {webSocket} from 'docusaurus-plugin-openrpc/testing';
import {
  MAX_BATCH_CALLS,
  openSubscription,
  sendBatch,
  sendTo,
  type SubscriptionEvent,
  type SubscriptionOptions,
  type SubscriptionState,
} from 'docusaurus-plugin-openrpc/transport';
import type {JsonRpcRequest} from 'docusaurus-plugin-openrpc/snippets';
import type {Endpoints, LocalNode} from '../../tools/localNode/localNode';
import {findNodeModule} from '../../tools/localNode/nodeModule';
import {freePorts} from '../../tools/localNode/ports';
import {startLocalNode} from '../../tools/localNode/startLocalNode';

const SPACES = ['core', 'espace'] as const;
const PREFIXES = {core: 'cfx', espace: 'eth'} as const;
const CHAIN_CALLS = {core: 'cfx_getStatus', espace: 'eth_chainId'} as const;

let node: LocalNode;

function call(method: string, params: unknown[] = [], id: number | string = 1): JsonRpcRequest {
  return {jsonrpc: '2.0', id, method, params};
}

function portsOf({core, espace}: Endpoints): number[] {
  return [core.http, core.webSocket, espace.http, espace.webSocket].map((url) => Number(new URL(url).port));
}

/** Starts a node, on the ports of one before it if there was one. */
async function start(before?: Endpoints): Promise<LocalNode> {
  const [coreHttp = 0, coreWebSocket = 0, espaceHttp = 0, espaceWebSocket = 0] = before
    ? portsOf(before)
    : await freePorts(4);
  const started = await startLocalNode({
    ports: {coreHttp, coreWebSocket, espaceHttp, espaceWebSocket},
    onCrash: () => undefined,
  });
  if (!started.available) throw new Error(started.reason);
  return started;
}

/** A subscription of the node in one space, with everything that it reported. */
function subscribe(
  space: (typeof SPACES)[number],
  params: unknown[],
  options: Partial<SubscriptionOptions> = {},
): {states: SubscriptionState[]; events: SubscriptionEvent[]; close: () => void} {
  const states: SubscriptionState[] = [];
  const events: SubscriptionEvent[] = [];
  const {close} = openSubscription({
    url: node.endpoints[space].webSocket,
    request: call(`${PREFIXES[space]}_subscribe`, params),
    unsubscribe: `${PREFIXES[space]}_unsubscribe`,
    webSocket,
    onState: (state) => states.push(state),
    onEvents: (more) => events.push(...more),
    ...options,
  });
  return {states, events, close};
}

function testTheNode(): void {
  beforeAll(async () => {
    node = await start();
  });
  afterAll(async () => node.stop());

  // holds: rpc.transports
  describe.each(SPACES)('%s', (space) => {
    test.each(['http', 'webSocket'] as const)('answers a call by %s, and tells an unknown method', async (kind) => {
      const target = {kind, url: node.endpoints[space][kind]};
      const {result} = {result: undefined, ...(await sendTo(target, call(CHAIN_CALLS[space]), {webSocket}))};
      expect(JSON.stringify(result)).toContain(`0x${node.endpoints[space].chainId.toString(16)}`);
      expect(await sendTo(target, call(`${PREFIXES[space]}_noSuchMethod`), {webSocket})).toMatchObject({
        kind: 'rpc-error',
        error: {code: -32601},
      });
    });

    test.each(['http', 'webSocket'] as const)('answers a batch by %s, with errors at their calls', async (kind) => {
      const target = {kind, url: node.endpoints[space][kind]};
      const requests = [
        call(CHAIN_CALLS[space], [], 'first'),
        call(`${PREFIXES[space]}_noSuchMethod`, [], 2),
        call(`${PREFIXES[space]}_gasPrice`, [], 3),
      ];
      const {overall, calls} = await sendBatch(target, requests, {webSocket});
      expect(overall).toMatchObject({kind: 'answered', strays: []});
      expect(calls).toMatchObject([{kind: 'result'}, {kind: 'rpc-error', error: {code: -32601}}, {kind: 'result'}]);
    });

    test('answers as many calls as a batch may have', async () => {
      const requests = Array.from({length: MAX_BATCH_CALLS}, (_, id) => call(CHAIN_CALLS[space], [], id));
      const {calls} = await sendBatch({kind: 'http', url: node.endpoints[space].http}, requests);
      expect(new Set(calls.map(({kind}) => kind))).toEqual(new Set(['result']));
    });

    test('tells of new heads, and of nothing after it is closed', async () => {
      const {states, events, close} = subscribe(space, ['newHeads']);
      await expect.poll(() => events.length).toBeGreaterThan(1);
      expect(events[0]?.result).toMatchObject({hash: expect.stringMatching(/^0x[\da-f]{64}$/) as string});
      expect(JSON.parse(events[0]?.text ?? '')).toMatchObject({method: `${PREFIXES[space]}_subscription`});
      close();
      const count = events.length;
      const after = subscribe(space, ['newHeads']);
      // The node has made blocks that the first one would have told of.
      await expect.poll(() => after.events.length).toBeGreaterThan(2);
      after.close();
      expect(events).toHaveLength(count);
      expect(states).toEqual([{kind: 'connecting'}, {kind: 'live'}, {kind: 'closed'}]);
    });

    test('tells why there is no subscription of a kind', async () => {
      const {states, close} = subscribe(space, ['newPendingTransactions']);
      await expect
        .poll(() => states.at(-1))
        .toMatchObject({
          kind: 'failed',
          outcome: {kind: 'rpc-error', error: {code: space === 'core' ? -32000 : -32603}},
        });
      close();
    });
  });

  // holds: rpc.transports
  test('core tells of epochs', async () => {
    const {events, close} = subscribe('core', ['epochs', 'latest_mined']);
    await expect.poll(() => events.length).toBeGreaterThan(1);
    expect(events[0]?.result).toMatchObject({epochNumber: expect.stringMatching(/^0x[\da-f]+$/) as string});
    close();
  });

  // holds: rpc.node-stops
  test('a node that dies is told, and a new one in its place is subscribed to', async () => {
    const {states, events, close} = subscribe('espace', ['newHeads'], {
      waitsMs: Array.from({length: 10_000}, () => 300),
    });
    await expect.poll(() => states.at(-1)).toEqual({kind: 'live'});
    process.kill(node.pid ?? 0, 'SIGKILL');
    await expect.poll(() => states.map(({kind}) => kind)).toContain('reconnecting');
    expect(
      await sendTo({kind: 'webSocket', url: node.endpoints.espace.webSocket}, call('eth_chainId'), {webSocket}),
    ).toMatchObject({kind: 'unreachable'});
    const {espace} = node.endpoints;
    await node.stop();
    node = await start(node.endpoints);
    expect(node.endpoints.espace).toEqual(espace);
    const before = events.length;
    await expect.poll(() => events.length).toBeGreaterThan(before);
    expect(states.at(-1)).toEqual({kind: 'live'});
    close();
  });
}

const found = findNodeModule();
// A platform without the native module has no node to talk to; the stubs of the unit tests stand for it there.
describe.skipIf('reason' in found)('a real node', testTheNode);

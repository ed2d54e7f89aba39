import {createServer, type AddressInfo, type Socket} from 'node:net';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {startNodeStub} from '../../../testing/nodeStub';
import {until} from '../../../testing/until';
import type {SendOutcome} from '../../../outcome';
import type {JsonRpcRequest} from '../../../jsonRpcRequest';
import {sendTo, type TransportOptions} from '../target';
import {webSocket} from '../../../testing/socketClient';
import {startSocketStub, type SocketStub} from './socketStub';

const request: JsonRpcRequest = {jsonrpc: '2.0', id: 7, method: 'cfx_call', params: ['0x1']};
const notification = {jsonrpc: '2.0', method: 'cfx_subscription', params: {subscription: '0x1', result: '0x2'}};
let server: SocketStub;

beforeAll(async () => {
  server = await startSocketStub();
});
beforeEach(() => server.reset());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

function send(options: TransportOptions = {}): Promise<SendOutcome> {
  return sendTo({kind: 'webSocket', url: server.url}, request, {webSocket, ...options});
}

function answerWith(...messages: unknown[]): void {
  server.onText = (connection) => messages.forEach((message) => connection.send(message));
}

describe('sendTo by HTTP', () => {
  it('sends the request and gives the result', async () => {
    const node = await startNodeStub();
    node.respond = (response) => response.end('{"jsonrpc":"2.0","id":7,"result":null}');
    expect(await sendTo({kind: 'http', url: node.url}, request)).toMatchObject({kind: 'result', result: null});
    expect(node.bodies).toEqual([JSON.stringify(request)]);
    await node.close();
  });
});

describe('sendTo by WebSocket', () => {
  it.each([false, 0, '', null, {a: ['树图']}])(
    'gives the result %j, sends the request once as it is, and closes',
    async (result) => {
      answerWith({jsonrpc: '2.0', id: 7, result});
      const outcome = await send();
      expect(outcome).toMatchObject({kind: 'result', result, text: JSON.stringify({jsonrpc: '2.0', id: 7, result})});
      expect(outcome.elapsedMs).toBeGreaterThan(0);
      expect(server.texts).toEqual([JSON.stringify(request)]);
      await expect.poll(() => server.open()).toBe(0);
    },
  );

  it('reads an answer that came as bytes', async () => {
    server.onText = (connection) => connection.sendBinary({jsonrpc: '2.0', id: 7, result: '树图'});
    expect(await send()).toMatchObject({kind: 'result', result: '树图'});
  });

  it('gives the error of a node', async () => {
    const error = {code: -32602, message: 'invalid params', data: 'x'};
    answerWith({jsonrpc: '2.0', id: 7, error});
    expect(await send()).toMatchObject({kind: 'rpc-error', error});
  });

  it('passes over messages that nobody asked for', async () => {
    answerWith(notification, notification, {jsonrpc: '2.0', id: 7, result: 1});
    expect(await send()).toMatchObject({kind: 'result', result: 1});
  });

  it.each([
    ['wrong-id', {jsonrpc: '2.0', id: 8, result: 1}],
    ['not-json', '<html>'],
    ['not-json-rpc', {jsonrpc: '2.0', id: 7}],
    ['not-json-rpc', [{jsonrpc: '2.0', id: 7, result: 1}]],
  ])('tells an answer that is %s', async (kind, message) => {
    answerWith(message);
    expect(await send()).toMatchObject({kind});
  });

  it('takes an answer of just the size allowed, and none that is larger', async () => {
    const text = JSON.stringify({jsonrpc: '2.0', id: 7, result: '树图'.repeat(50_000)});
    const bytes = Buffer.byteLength(text);
    answerWith(text);
    expect(await send({maxBytes: bytes})).toMatchObject({kind: 'result', text});
    expect(await send({maxBytes: bytes - 1})).toMatchObject({kind: 'oversized', maxBytes: bytes - 1});
    answerWith('x'.repeat(5 * 1024 * 1024 + 1));
    expect(await send()).toMatchObject({kind: 'oversized', maxBytes: 5 * 1024 * 1024});
  });

  it('stops where messages that nobody asked for come to more than that', async () => {
    answerWith(...Array.from({length: 12}, () => ({...notification, params: 'x'.repeat(500_000)})));
    expect(await send()).toMatchObject({kind: 'oversized'});
  });
});

describe('sendTo by WebSocket without an answer', () => {
  it('gives up after the time allowed, once the socket is open', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const outcome = send({timeoutMs: 50});
    await until(() => server.texts.length === 1);
    vi.advanceTimersByTime(50);
    expect(await outcome).toMatchObject({kind: 'timeout', timeoutMs: 50});
    await until(() => server.open() === 0);
  });

  it('gives up after the time allowed, before the socket opens', async () => {
    const callers: Socket[] = [];
    const silent = createServer((caller) => callers.push(caller));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an address of that form.
    const url = `ws://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const outcome = sendTo({kind: 'webSocket', url}, request, {webSocket, timeoutMs: 50});
    await until(() => callers.length === 1);
    vi.advanceTimersByTime(50);
    expect(await outcome).toMatchObject({kind: 'timeout', timeoutMs: 50});
    callers.forEach((caller) => caller.destroy());
    await new Promise((resolve) => silent.close(resolve));
  });

  it('stops when it is told to, before and while waiting', async () => {
    expect(await send({signal: AbortSignal.abort()})).toMatchObject({kind: 'aborted'});
    expect(server.opened).toBe(0);
    const waiting = new AbortController();
    server.onText = () => waiting.abort();
    expect(await send({signal: waiting.signal})).toMatchObject({kind: 'aborted'});
    const opening = new AbortController();
    const outcome = send({signal: opening.signal});
    opening.abort();
    expect(await outcome).toMatchObject({kind: 'aborted'});
    expect(server.texts).toEqual([JSON.stringify(request)]);
  });

  it('tells that nobody listens, or that a server takes no WebSocket', async () => {
    const gone = await startSocketStub();
    await gone.close();
    expect(await sendTo({kind: 'webSocket', url: gone.url}, request, {webSocket})).toMatchObject({
      kind: 'unreachable',
      reason: expect.stringMatching(/./) as string,
    });
    server.refusing = true;
    expect(await send()).toMatchObject({kind: 'unreachable'});
    expect(await sendTo({kind: 'webSocket', url: 'no address'}, request, {webSocket})).toMatchObject({
      kind: 'unreachable',
    });
  });

  it('tells that a node broke off, with what it said', async () => {
    server.onText = (connection) => connection.destroy();
    expect(await send()).toMatchObject({kind: 'interrupted', reason: 'WebSocket 1006'});
    server.onText = (connection) => connection.close(1008, 'go away');
    expect(await send()).toMatchObject({kind: 'interrupted', reason: 'WebSocket 1008, go away'});
    expect(server.texts).toHaveLength(2);
  });

  it('tells that there is no network, unless the node is on this machine', async () => {
    vi.stubGlobal('navigator', {onLine: false});
    server.refusing = true;
    expect(await send()).toMatchObject({kind: 'unreachable'});
    const url = 'ws://node.invalid/';
    expect(await sendTo({kind: 'webSocket', url}, request, {webSocket})).toMatchObject({kind: 'offline'});
  });
});

import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {until} from '../../../testing/until';
import type {JsonRpcRequest} from '../../../jsonRpcRequest';
import type {SubscriptionEvent} from '../eventQueue';
import {openSubscription, type Subscription, type SubscriptionOptions, type SubscriptionState} from '../subscription';
import {webSocket} from '../../../testing/socketClient';
import {startSocketStub, type SocketStub, type StubConnection} from './socketStub';
import {watchSockets, type WatchedSockets} from './socketWatch';

const request: JsonRpcRequest = {jsonrpc: '2.0', id: 5, method: 'cfx_subscribe', params: ['newHeads']};
let server: SocketStub;
/** The sockets of the current test, from the side of the page. */
let sockets: WatchedSockets;
/** The clock of the page, which no test leaves to the machine. */
let now: number;
/** The connections of the current test, and what they received. */
let connections: StubConnection[];
let states: SubscriptionState[];
let events: SubscriptionEvent[];
let batches: number;
let dropped: number;
let subscription: Subscription;

function notify(
  connection: StubConnection | undefined,
  result: unknown,
  id: unknown = `0x${connections.length}`,
  method = 'cfx_subscription',
): void {
  connection?.send({jsonrpc: '2.0', method, params: {subscription: id, result}});
}

function open(options: Partial<SubscriptionOptions> = {}): void {
  subscription = openSubscription({
    url: server.url,
    request,
    unsubscribe: 'cfx_unsubscribe',
    webSocket: sockets.webSocket,
    waitsMs: [10, 20, 30],
    onState: (state) => states.push(state),
    onEvents: (more, lost) => {
      events.push(...more);
      dropped += lost;
      batches++;
    },
    ...options,
  });
}

function kinds(): string[] {
  return states.map(({kind}) => kind);
}

function isLive(): boolean {
  return states.at(-1)?.kind === 'live';
}

async function openLive(options: Partial<SubscriptionOptions> = {}): Promise<StubConnection | undefined> {
  open(options);
  await until(isLive);
  expect(kinds()).toEqual(['connecting', 'live']);
  return connections[0];
}

/**
 * From now on no timer ends before the test moves the clock: nothing is reported, tried again or given up meanwhile.
 */
function holdTimers(): void {
  vi.restoreAllMocks();
  vi.useFakeTimers({toFake: ['performance', 'setTimeout', 'clearTimeout']});
}

beforeAll(async () => {
  server = await startSocketStub();
});
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  server.reset();
  sockets = watchSockets(webSocket);
  [connections, states, events, batches, dropped] = [[], [], [], 0, 0];
  server.onText = (connection, text) => {
    if (!text.includes('cfx_subscribe')) return;
    connections.push(connection);
    connection.send({jsonrpc: '2.0', id: 5, result: `0x${connections.length}`});
  };
});
afterEach(async () => {
  subscription.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await expect.poll(() => server.open()).toBe(0);
});
afterAll(() => server.close());

describe('openSubscription', () => {
  it('subscribes, passes on events in their order, and ends the subscription when it is closed', async () => {
    const connection = await openLive();
    const before = Date.now();
    [1, {two: 2}, null].forEach((result) => notify(connection, result));
    await expect
      .poll(() => events.map(({number, result}) => [number, result]))
      .toEqual([
        [1, 1],
        [2, {two: 2}],
        [3, null],
      ]);
    expect(events[0]?.text).toBe(
      '{"jsonrpc":"2.0","method":"cfx_subscription","params":{"subscription":"0x1","result":1}}',
    );
    expect(events[0]?.at).toBeGreaterThanOrEqual(before);
    expect(events[0]?.at).toBeLessThanOrEqual(Date.now());
    subscription.close();
    subscription.close();
    notify(connection, 'late');
    await expect.poll(() => server.open()).toBe(0);
    expect(server.texts).toEqual([
      JSON.stringify(request),
      '{"jsonrpc":"2.0","id":"unsubscribe","method":"cfx_unsubscribe","params":["0x1"]}',
    ]);
    expect(kinds()).toEqual(['connecting', 'live', 'closed']);
    expect(events).toHaveLength(3);
  });

  it('passes on what is for it alone, by whatever name it comes', async () => {
    const connection = await openLive();
    connection?.send('<html>');
    connection?.send({jsonrpc: '2.0', id: 5, result: 'again'});
    connection?.send({params: {subscription: '0x1', result: 'no method'}});
    notify(connection, 'another', '0x2');
    notify(connection, 'ours', '0x1', 'eth_subscription');
    await expect.poll(() => events.map(({result}) => result)).toEqual(['ours']);
    expect(dropped).toBe(0);
  });

  it('has no time limit once there is an answer', async () => {
    holdTimers();
    const connection = await openLive({timeoutMs: 200});
    vi.advanceTimersByTime(86_400_000);
    expect(kinds()).toEqual(['connecting', 'live']);
    notify(connection, 'the next day');
    await until(() => sockets.messages === 2);
    vi.advanceTimersByTime(0);
    expect(events.map(({result}) => result)).toEqual(['the next day']);
  });

  it('passes on an event that comes before the answer to the call', async () => {
    server.onText = (connection) => {
      notify(connection, 'early', 77);
      connection.send({jsonrpc: '2.0', id: 5, result: 77});
    };
    open();
    await expect.poll(() => events.map(({result}) => result)).toEqual(['early']);
  });

  it('tells of many events a few times a second, the latest of them, and of how many were given up', async () => {
    holdTimers();
    const connection = await openLive();
    for (let wave = 1; wave <= 20; wave++) {
      for (let index = 250 * (wave - 1) + 1; index <= 250 * wave; index++) notify(connection, index);
      await until(() => sockets.messages === 1 + 250 * wave);
      vi.advanceTimersByTime(50);
    }
    expect(batches).toBe(5);
    expect(dropped).toBe(4_500);
    const latest = [250, 1_250, 2_500, 3_750, 5_000].flatMap((last) =>
      Array.from({length: 100}, (_, index) => last - 99 + index),
    );
    expect(events.map(({result}) => result)).toEqual(latest);
  });

  it('gives up an event that is too large', async () => {
    const connection = await openLive();
    notify(connection, 'x'.repeat(1024 * 1024));
    await expect.poll(() => dropped).toBe(1);
    expect(events).toEqual([]);
  });

  it('fails in a flood that no page can look at', async () => {
    holdTimers();
    const connection = await openLive();
    for (let index = 0; index < 25; index++) notify(connection, 'x'.repeat(1_000_000));
    await until(() => !isLive());
    expect(states.at(-1)).toMatchObject({kind: 'failed', outcome: {kind: 'oversized'}});
    await until(() => server.open() === 0);
    expect(server.opened).toBe(1);
  });
});

describe('pause', () => {
  it('keeps events back, tells how many, and lets them go on resume', async () => {
    const connection = await openLive();
    subscription.pause();
    subscription.pause();
    expect(states.at(-1)).toEqual({kind: 'paused', held: 0, dropped: 0});
    [1, 2, 3].forEach((result) => notify(connection, result));
    await expect.poll(() => states.at(-1)).toEqual({kind: 'paused', held: 3, dropped: 0});
    expect(events).toEqual([]);
    subscription.resume();
    expect(events.map(({result}) => result)).toEqual([1, 2, 3]);
    expect(states.at(-1)).toEqual({kind: 'live'});
    notify(connection, 4);
    await expect.poll(() => events.length).toBe(4);
    subscription.resume();
    expect(kinds().filter((kind) => kind === 'live')).toHaveLength(2);
  });

  it('keeps back no more than some, and gives up the oldest', async () => {
    const connection = await openLive();
    subscription.pause();
    for (let index = 1; index <= 600; index++) notify(connection, index);
    await expect.poll(() => states.at(-1)).toEqual({kind: 'paused', held: 500, dropped: 100});
    subscription.resume();
    expect(dropped).toBe(100);
    expect([events[0]?.result, events.at(-1)?.result, events.length]).toEqual([101, 600, 500]);
  });

  it('lasts over a lost connection, and keeps what was held back', async () => {
    const connection = await openLive();
    subscription.pause();
    notify(connection, 'before');
    await expect.poll(() => states.at(-1)).toMatchObject({held: 1});
    connection?.destroy();
    await expect.poll(() => kinds().slice(-3)).toEqual(['reconnecting', 'connecting', 'paused']);
    notify(connections[1], 'after');
    await expect.poll(() => states.at(-1)).toMatchObject({held: 2});
    subscription.resume();
    expect(events.map(({result}) => result)).toEqual(['before', 'after']);
  });
});

describe('a lost connection', () => {
  it('is opened again, and the call sent again', async () => {
    const connection = await openLive();
    connection?.close(1001);
    await expect.poll(kinds).toEqual(['connecting', 'live', 'reconnecting', 'connecting', 'live']);
    expect(states[2]).toEqual({kind: 'reconnecting', attempt: 1, attempts: 3, inMs: 10});
    notify(connections[1], 'anew');
    await expect.poll(() => events.map(({result}) => result)).toEqual(['anew']);
    expect(server.texts).toEqual([JSON.stringify(request), JSON.stringify(request)]);
  });

  it('is tried with growing waits, and then given up', async () => {
    const connection = await openLive();
    server.refusing = true;
    connection?.destroy();
    await expect.poll(() => kinds().at(-1)).toBe('failed');
    expect(states.flatMap((state) => (state.kind === 'reconnecting' ? [state.inMs] : []))).toEqual([10, 20, 30]);
    expect(states.at(-1)).toMatchObject({outcome: {kind: 'unreachable'}});
  });

  it('is given up also where each new one is lost at once', async () => {
    server.onText = (connection) => {
      connection.send({jsonrpc: '2.0', id: 5, result: '0x1'});
      connection.close(1011);
    };
    open();
    await expect.poll(() => states.at(-1)).toMatchObject({kind: 'failed', outcome: {kind: 'interrupted'}});
    expect(server.opened).toBe(4);
  });

  it('is given up where the node takes the call no more', async () => {
    const connection = await openLive();
    server.onText = (anew) => anew.send({jsonrpc: '2.0', id: 5, error: {code: -32000, message: 'no more'}});
    connection?.destroy();
    await expect.poll(() => states.at(-1)).toMatchObject({kind: 'failed', outcome: {kind: 'rpc-error'}});
    expect(server.opened).toBe(2);
  });

  it('is waited for as at first, after one that held for long', async () => {
    await openLive({waitsMs: [10]});
    for (const turn of [1, 2, 3]) {
      now += 11_000;
      connections.at(-1)?.destroy();
      await expect.poll(() => connections.length).toBe(turn + 1);
      await expect.poll(() => states.at(-1)).toEqual({kind: 'live'});
    }
    expect(states.flatMap((state) => (state.kind === 'reconnecting' ? [state.attempt] : []))).toEqual([1, 1, 1]);
  });

  it('is not opened again after close, and a failure later than that is not told', async () => {
    holdTimers();
    const connection = await openLive({waitsMs: [300]});
    connection?.destroy();
    await until(() => kinds().at(-1) === 'reconnecting');
    subscription.close();
    vi.advanceTimersByTime(86_400_000);
    expect(sockets.made).toBe(1);
    expect(kinds().at(-1)).toBe('closed');
  });
});

describe('a subscription that never was', () => {
  it.each([
    ['rpc-error', {jsonrpc: '2.0', id: 5, error: {code: -32000, message: 'no such event'}}],
    ['not-json-rpc', {jsonrpc: '2.0', id: 5, result: true}],
    ['wrong-id', {jsonrpc: '2.0', id: 6, result: '0x1'}],
    ['not-json', 'hello'],
    ['oversized', 'x'.repeat(6 * 1024 * 1024)],
  ])('fails with %s, and is not tried again', async (kind, message) => {
    server.onText = (connection) => connection.send(message);
    open();
    await expect.poll(() => states.at(-1)).toMatchObject({kind: 'failed', outcome: {kind}});
    expect(kinds()).toEqual(['connecting', 'failed']);
    await expect.poll(() => server.open()).toBe(0);
    expect(server.opened).toBe(1);
  });

  it('fails where nobody listens, or answers in time', async () => {
    open({url: 'ws://127.0.0.1:1/'});
    await expect.poll(() => states.at(-1)).toMatchObject({kind: 'failed', outcome: {kind: 'unreachable'}});
    expect(kinds()).toEqual(['connecting', 'failed']);
    server.onText = () => undefined;
    holdTimers();
    open({timeoutMs: 40});
    await until(() => server.texts.length === 1);
    vi.advanceTimersByTime(39);
    expect(kinds().at(-1)).toBe('connecting');
    vi.advanceTimersByTime(1);
    expect(states.at(-1)).toMatchObject({kind: 'failed', outcome: {kind: 'timeout', timeoutMs: 40}});
    expect(server.opened).toBe(1);
    await expect.poll(() => server.open()).toBe(0);
  });

  it('tells nothing more when it is closed while connecting', async () => {
    open();
    subscription.pause();
    subscription.close();
    await expect.poll(() => sockets.ended).toBe(1);
    subscription.pause();
    subscription.resume();
    expect(kinds()).toEqual(['connecting', 'closed']);
  });
});

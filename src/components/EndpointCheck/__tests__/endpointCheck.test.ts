import {afterEach, describe, expect, it, vi} from 'vitest';
import {NETWORK_FACTS} from '../../../facts/areas/networks';
import {addToWallet, findWallets} from '../addToWallet';
import {checkEndpoint, readQuantity, TIMEOUT_MS} from '../checkEndpoint';
import {addressesOf, chainParameter, espaceNetwork} from '../espaceNetwork';

const MAINNET = espaceNetwork('mainnet');
const NEVER = new AbortController().signal;

/** Makes every endpoint respond to each method with these bodies. */
const responding = (bodies: Record<string, object>): void => {
  vi.stubGlobal('fetch', (_url: string, {body}: {body: string}) => {
    const {id, method} = JSON.parse(body) as {id: number; method: string};
    return Promise.resolve(new Response(JSON.stringify({jsonrpc: '2.0', id, ...bodies[method]})));
  });
};

/** A page with one wallet, whose request does this. */
const pageWith = (request: () => Promise<unknown>): EventTarget & {ethereum: unknown} =>
  Object.assign(new EventTarget(), {ethereum: {request}});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('espaceNetwork', () => {
  it.each(['mainnet', 'testnet'] as const)('has every address of %s that the facts list, and its chain id', (name) => {
    const network = espaceNetwork(name);
    const facts = Object.entries(NETWORK_FACTS).filter(([id]) =>
      RegExp(`^espace\\.(http|ws)\\.${name}(\\.|$)`).test(id),
    );
    expect([...addressesOf(network)].sort()).toEqual(facts.map(([, {value}]) => value).sort());
    expect(String(network.chainId)).toBe(NETWORK_FACTS[`espace.chainId.${name}`]?.value);
    expect(network.explorer).toBe(NETWORK_FACTS[`espace.explorer.${name}`]?.value);
  });

  it('begins with the recommended HTTP address and lists the WebSockets last', () => {
    const addresses = addressesOf(MAINNET);
    expect(addresses[0]).toBe(MAINNET.http);
    expect(addresses.slice(-2)).toEqual([MAINNET.webSocket, 'wss://evm.confluxrpc.org/ws']);
  });

  it.each(['mainnet', 'testnet'] as const)('gives a wallet only encrypted addresses of %s', (name) => {
    const {rpcUrls, blockExplorerUrls} = chainParameter(espaceNetwork(name));
    for (const address of [rpcUrls, blockExplorerUrls].flat()) expect(address).toMatch(/^https:/);
  });

  it('writes the chain as EIP-3085 asks', () => {
    expect(chainParameter(MAINNET)).toEqual({
      chainId: '0x406',
      chainName: 'Conflux eSpace',
      nativeCurrency: {name: 'Conflux', symbol: 'CFX', decimals: 18},
      rpcUrls: ['https://evm.confluxrpc.com'],
      blockExplorerUrls: ['https://evm.confluxscan.org'],
    });
  });
});

describe('checkEndpoint', () => {
  it('returns block and time if the chain id is right', async () => {
    responding({eth_chainId: {result: '0x406'}, eth_blockNumber: {result: '0x7bfa480'}});
    await expect(checkEndpoint(MAINNET.http, 1030, NEVER)).resolves.toMatchObject({kind: 'good', block: 130_000_000});
  });

  it('reports another chain and asks nothing more', async () => {
    responding({eth_chainId: {result: '0x47'}});
    await expect(checkEndpoint(MAINNET.http, 1030, NEVER)).resolves.toEqual({kind: 'wrong-chain', chainId: 71});
  });

  it('keeps the error of the endpoint', async () => {
    responding({eth_chainId: {error: {code: -32_601, message: 'Method not found'}}});
    await expect(checkEndpoint(MAINNET.http, 1030, NEVER)).resolves.toEqual({
      kind: 'error',
      detail: '-32601 Method not found',
    });
  });

  const pages: [string, () => Response, object][] = [
    ['a page in place of a response', () => new Response('<!doctype html><title>Log in</title>'), {kind: 'foreign'}],
    [
      'a response that is far too large',
      () => new Response(`{"jsonrpc":"2.0","id":1,"result":"0x406","rest":"${'0'.repeat(70_000)}"}`),
      {kind: 'foreign'},
    ],
    ['a response to another call', () => new Response('{"jsonrpc":"2.0","id":2,"result":"0x406"}'), {kind: 'foreign'}],
    ['HTTP 429', () => new Response('Too many', {status: 429}), {kind: 'limited'}],
    ['HTTP 503', () => new Response('<html>', {status: 503}), {kind: 'error', detail: 'HTTP 503'}],
  ];
  it.each(pages)('takes %s as a fault', async (_name, response, result) => {
    vi.stubGlobal('fetch', () => Promise.resolve(response()));
    await expect(checkEndpoint(MAINNET.http, 1030, NEVER)).resolves.toMatchObject(result);
  });

  it('shortens a long error', async () => {
    responding({eth_chainId: {error: {code: -32_000, message: 'x'.repeat(1000)}}});
    const {detail} = (await checkEndpoint(MAINNET.http, 1030, NEVER)) as {detail: string};
    expect(detail).toHaveLength(120);
  });

  it('asks a WebSocket address over a WebSocket, not by HTTP', async () => {
    const opened: string[] = [];
    vi.stubGlobal('fetch', () => Promise.reject(new Error('HTTP was used')));
    vi.stubGlobal(
      'WebSocket',
      class extends EventTarget {
        constructor(url: string) {
          super();
          opened.push(url);
          queueMicrotask(() => this.dispatchEvent(new Event('open')));
        }
        send(text: string): void {
          const {id, method} = JSON.parse(text) as {id: number; method: string};
          const result = method === 'eth_chainId' ? '0x406' : '0x10';
          queueMicrotask(() =>
            this.dispatchEvent(new MessageEvent('message', {data: JSON.stringify({jsonrpc: '2.0', id, result})})),
          );
        }
        close(): void {
          opened.push('closed');
        }
      },
    );
    await expect(checkEndpoint(MAINNET.webSocket, 1030, NEVER)).resolves.toMatchObject({kind: 'good', block: 16});
    expect(opened).toEqual([MAINNET.webSocket, 'closed', MAINNET.webSocket, 'closed']);
  });

  it('reports an unreachable endpoint', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(checkEndpoint(MAINNET.http, 1030, NEVER)).resolves.toMatchObject({kind: 'unreachable'});
  });

  it('tells a server that keeps web pages out from one that is not there', async () => {
    const opaque = {type: 'opaque'};
    vi.stubGlobal('fetch', (_url: string, {mode}: {mode?: string}) =>
      mode === 'no-cors' ? Promise.resolve(opaque) : Promise.reject(new TypeError('Failed')),
    );
    await expect(checkEndpoint(MAINNET.http, 1030, NEVER)).resolves.toMatchObject({kind: 'closed'});
  });

  it('gives up after the time limit', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_url: string, {signal}: {signal: AbortSignal}) =>
        new Promise((_, reject) => {
          const stop = (): void => reject(signal.reason as Error);
          if (signal.aborted) stop();
          else signal.addEventListener('abort', stop);
        }),
    );
    const late = expect(checkEndpoint(MAINNET.http, 1030, NEVER)).resolves.toMatchObject({kind: 'timeout'});
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await late;
  });
});

describe('readQuantity', () => {
  it.each([['12'], [12], ['0x'], [null]])('refuses %j', (result) => {
    expect(readQuantity({kind: 'result', result, text: '', elapsedMs: 1})).toMatchObject({kind: 'foreign'});
  });

  it('tells the rate limit from other errors', () => {
    const error = {code: -32_005, message: 'request rate exceeded'};
    expect(readQuantity({kind: 'rpc-error', error, text: '', elapsedMs: 1})).toMatchObject({kind: 'limited'});
  });
});

describe('addToWallet', () => {
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- a wallet may throw anything
  const rejecting = (reason: unknown): Promise<never> => Promise.reject(reason);
  const outcomes: [string, () => Promise<unknown>, object][] = [
    ['acceptance', () => Promise.resolve(null), {kind: 'accepted'}],
    ['refusal', () => Promise.reject(Object.assign(new Error('no'), {code: 4001})), {kind: 'refused'}],
    ['an earlier request', () => Promise.reject(Object.assign(new Error('busy'), {code: -32_002})), {kind: 'busy'}],
    [
      'an error',
      () => Promise.reject(Object.assign(new Error('bad'), {code: -32_602})),
      {kind: 'failed', detail: '-32602 bad'},
    ],
    ['an error without a code', () => Promise.reject(new Error('broken.')), {kind: 'failed', detail: 'broken'}],
    ['an error without words', () => Promise.reject(new Error('')), {kind: 'failed', detail: '?'}],
    ['a text in place of an error', () => rejecting('no way'), {kind: 'failed', detail: 'no way'}],
    ['nothing in place of an error', () => rejecting(undefined), {kind: 'failed', detail: 'undefined'}],
    [
      'an error that turns text around',
      () => Promise.reject(new Error('a\u202eb')),
      {kind: 'failed', detail: 'a\\u202eb'},
    ],
    ['an error that can’t be read', () => rejecting(Object.create(null)), {kind: 'failed', detail: '?'}],
    ['a long error', () => Promise.reject(new Error('x'.repeat(1000))), {kind: 'failed', detail: 'x'.repeat(200)}],
  ];
  it.each(outcomes)('reports %s', async (_name, request, result) => {
    const [wallet] = findWallets(pageWith(request));
    if (wallet === undefined) throw new Error('The wallet of the page was not found');
    await expect(addToWallet(wallet, MAINNET)).resolves.toEqual(result);
  });

  it('offers no wallet of Core Space', () => {
    expect(
      findWallets(Object.assign(new EventTarget(), {conflux: {isFluent: true, request: () => Promise.resolve(null)}})),
    ).toEqual([]);
  });

  it('finds no wallet in an empty page', () => {
    expect(findWallets(new EventTarget())).toEqual([]);
  });
});

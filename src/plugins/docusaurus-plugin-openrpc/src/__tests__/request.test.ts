import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import type {RpcMethod} from '../reference';
import {buildRequest, type JsonRpcRequest} from '../jsonRpcRequest';
import {sendRequest} from '../request';
import {startNodeStub, type NodeStub} from '../testing/nodeStub';
import {until} from '../testing/until';

const request: JsonRpcRequest = {jsonrpc: '2.0', id: 7, method: 'cfx_call', params: ['0x1']};
let node: NodeStub;

beforeAll(async () => {
  node = await startNodeStub();
});
beforeEach(() => {
  node.bodies.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => node.close());

function answerWith(body: unknown, status = 200, headers: Record<string, string> = {}): void {
  node.respond = (response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Does something once an answer has begun and is being read. */
function whileReading(act: () => void): void {
  const send = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await send(url, init);
    setImmediate(act);
    return response;
  });
}

describe('buildRequest', () => {
  const parameters = ['a', 'b', 'c'].map((name): RpcMethod['params'][number] => ({
    name,
    required: false,
    deprecated: false,
    type: {kind: 'any'},
  }));
  const method = {name: 'cfx_call', params: parameters, paramStructure: 'either'} as const;

  it('keeps false, 0, the empty text and null as they are', () => {
    expect(buildRequest(method, [false, 0, '', null], 3)).toEqual({
      jsonrpc: '2.0',
      id: 3,
      method: 'cfx_call',
      params: [false, 0, '', null],
    });
  });

  it('leaves out what is not given, and by position puts null before what is', () => {
    expect(buildRequest(method, [])).toEqual({jsonrpc: '2.0', id: 1, method: 'cfx_call', params: []});
    expect(buildRequest(method, [undefined, 1, undefined]).params).toEqual([null, 1]);
  });

  it('names values where a method wants names', () => {
    expect(buildRequest({...method, paramStructure: 'by-name'}, [null, undefined, 0]).params).toEqual({a: null, c: 0});
  });
});

describe('sendRequest', () => {
  it.each([false, 0, '', null])(
    'gives the result %j as it came, and sends the request once as it is',
    async (result) => {
      answerWith({jsonrpc: '2.0', id: 7, result});
      const outcome = await sendRequest(node.url, request);
      expect(outcome).toMatchObject({kind: 'result', result, text: JSON.stringify({jsonrpc: '2.0', id: 7, result})});
      expect(outcome.elapsedMs).toBeGreaterThan(0);
      expect(node.bodies).toEqual([JSON.stringify(request)]);
    },
  );

  it('gives the error of a node, also behind a status of failure or without an id', async () => {
    const error = {code: -32602, message: 'invalid params', data: null};
    answerWith({jsonrpc: '2.0', id: 7, error});
    expect(await sendRequest(node.url, request)).toMatchObject({kind: 'rpc-error', error});
    answerWith({jsonrpc: '2.0', id: null, error}, 400);
    expect(await sendRequest(node.url, request)).toMatchObject({kind: 'rpc-error', error});
  });

  it.each([
    ['http-client-error', 404],
    ['http-client-error', 403],
    ['http-server-error', 500],
    ['http-server-error', 503],
  ])('tells a %s of status %i', async (kind, status) => {
    answerWith('<h1>No</h1>', status);
    expect(await sendRequest(node.url, request)).toMatchObject({kind, status, text: '<h1>No</h1>'});
  });

  it('tells that there were too many requests, and when to ask again', async () => {
    answerWith({jsonrpc: '2.0', id: 7, error: {code: -32005, message: 'slow down'}}, 429, {'retry-after': '30'});
    expect(await sendRequest(node.url, request)).toMatchObject({kind: 'rate-limited', status: 429, retryAfter: '30'});
    answerWith('', 429);
    expect(await sendRequest(node.url, request)).toMatchObject({kind: 'rate-limited', text: ''});
  });

  it.each(['', '<html>', '{"jsonrpc":"2.0","id":7,"result":'])('tells that %j is not JSON', async (text) => {
    answerWith(text);
    expect(await sendRequest(node.url, request)).toMatchObject({kind: 'not-json', text});
  });

  it.each([
    'null',
    '[]',
    '{}',
    '7',
    '{"id":7,"error":"no"}',
    '{"id":7,"error":{"code":"1","message":"no"}}',
    '{"id":7,"result":1,"error":{}}',
  ])('tells that %s is not JSON-RPC', async (text) => {
    answerWith(text);
    expect(await sendRequest(node.url, request)).toMatchObject({kind: 'not-json-rpc', text});
  });

  it.each([8, '7', null, undefined])('tells that an answer has the id %j of another request', async (id) => {
    answerWith({jsonrpc: '2.0', id, result: 1});
    expect(await sendRequest(node.url, request)).toMatchObject({kind: 'wrong-id', expected: 7, found: id});
  });

  it('takes an answer of just the size allowed, in whole characters, and stops one that is larger', async () => {
    const text = JSON.stringify({jsonrpc: '2.0', id: 7, result: '树图'.repeat(50_000)});
    const bytes = Buffer.byteLength(text);
    answerWith(text);
    expect(await sendRequest(node.url, request, {maxBytes: bytes})).toMatchObject({kind: 'result', text});
    expect(await sendRequest(node.url, request, {maxBytes: bytes - 1})).toMatchObject({
      kind: 'oversized',
      maxBytes: bytes - 1,
    });
  });

  it('stops an answer without end', async () => {
    node.respond = (response) => {
      const more = (): void => {
        if (!response.destroyed) response.write('x'.repeat(100_000), () => setImmediate(more));
      };
      more();
    };
    expect(await sendRequest(node.url, request)).toMatchObject({kind: 'oversized', maxBytes: 5 * 1024 * 1024});
  });

  it('gives up after the time allowed, before an answer and within one', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    node.respond = () => undefined;
    const waiting = sendRequest(node.url, request, {timeoutMs: 30});
    await until(() => node.bodies.length === 1);
    vi.advanceTimersByTime(30);
    expect(await waiting).toMatchObject({kind: 'timeout', timeoutMs: 30});
    node.respond = (response) => response.write('{"jsonrpc"');
    whileReading(() => vi.advanceTimersByTime(60));
    expect(await sendRequest(node.url, request, {timeoutMs: 60})).toMatchObject({kind: 'timeout', timeoutMs: 60});
  });

  it('stops when it is told to, before, while waiting and while reading', async () => {
    expect(await sendRequest(node.url, request, {signal: AbortSignal.abort()})).toMatchObject({kind: 'aborted'});
    expect(node.bodies).toEqual([]);
    const waiting = new AbortController();
    node.respond = () => waiting.abort();
    expect(await sendRequest(node.url, request, {signal: waiting.signal})).toMatchObject({kind: 'aborted'});
    const reading = new AbortController();
    node.respond = (response) => response.write('{"jsonrpc"');
    whileReading(() => reading.abort());
    expect(await sendRequest(node.url, request, {signal: reading.signal})).toMatchObject({kind: 'aborted'});
  });
});

describe('sendRequest at a redirect', () => {
  it.each([301, 302, 303, 307, 308])(
    'of status %i tells it, and takes the call to no other address',
    async (status) => {
      const other = await startNodeStub();
      other.respond = (response) => response.end('{"jsonrpc":"2.0","id":7,"result":1}');
      answerWith('', status, {location: other.url});
      expect(await sendRequest(node.url, request)).toMatchObject({kind: 'redirected'});
      expect(node.bodies).toEqual([JSON.stringify(request)]);
      expect(other.bodies).toEqual([]);
      await other.close();
    },
  );

  it('tells it where a browser hides the status', async () => {
    vi.stubGlobal('fetch', (_endpoint: string, {redirect}: RequestInit) =>
      Promise.resolve({type: redirect === 'manual' ? 'opaqueredirect' : 'cors', status: 0}),
    );
    expect(await sendRequest('https://node.example', request)).toMatchObject({kind: 'redirected'});
  });
});

describe('sendRequest without an answer', () => {
  it('tells that nobody listens', async () => {
    const gone = await startNodeStub();
    await gone.close();
    expect(await sendRequest(gone.url, request)).toMatchObject({
      kind: 'unreachable',
      reason: expect.stringContaining('ECONNREFUSED') as string,
    });
    expect(await sendRequest('no address', request)).toMatchObject({kind: 'unreachable'});
  });

  it('tells that a node broke off, and does not send the call again', async () => {
    node.respond = (response, body) => (body === '[]' ? response.end('{}') : response.destroy());
    expect(await sendRequest(node.url, request)).toMatchObject({kind: 'interrupted'});
    expect(node.bodies).toEqual([JSON.stringify(request), '[]']);
  });

  it('tells that an answer broke off', async () => {
    let breakOff = (): void => expect.fail('Nothing was answered.');
    node.respond = (response) => {
      response.writeHead(200, {'content-length': '100'});
      response.write('{"jsonrpc"');
      breakOff = () => response.destroy();
    };
    whileReading(() => breakOff());
    expect(await sendRequest(node.url, request)).toMatchObject({kind: 'interrupted'});
  });

  it('tells that there is no network', async () => {
    vi.stubGlobal('navigator', {onLine: false});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendRequest('https://node.example', request)).toMatchObject({kind: 'offline'});
  });

  it('does not blame the network for a node of this machine', async () => {
    vi.stubGlobal('navigator', {onLine: false});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendRequest(node.url, request)).toMatchObject({kind: 'unreachable'});
  });

  it('tells that a server answers, but not to this page', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', (_endpoint: string, init: RequestInit) => {
      asked.push(init.body);
      return init.mode === 'no-cors'
        ? Promise.resolve({type: 'opaque'})
        : Promise.reject(new TypeError('Failed to fetch'));
    });
    expect(await sendRequest('https://node.example', request)).toMatchObject({kind: 'blocked-by-cors'});
    expect(asked).toEqual([JSON.stringify(request), '[]', undefined]);
  });
});

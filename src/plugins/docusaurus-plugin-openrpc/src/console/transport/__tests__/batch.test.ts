import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startNodeStub, type NodeStub} from '../../../testing/nodeStub';
import type {JsonRpcRequest} from '../../../jsonRpcRequest';
import {MAX_BATCH_CALLS, sendBatch, type BatchOutcome} from '../batch';
import type {TransportOptions} from '../target';
import type {WalletProvider} from '../wallets';
import {webSocket} from '../../../testing/socketClient';
import {startSocketStub, type SocketStub} from './socketStub';

const requests = [1, 'two', 3].map((id): JsonRpcRequest => ({jsonrpc: '2.0', id, method: 'cfx_call', params: [id]}));
let node: NodeStub;
let server: SocketStub;

beforeAll(async () => {
  node = await startNodeStub();
  server = await startSocketStub();
});
beforeEach(() => {
  node.bodies.length = 0;
  server.reset();
});
afterAll(() => Promise.all([node.close(), server.close()]));

function toAnswer(id: unknown): Record<string, unknown> {
  return {jsonrpc: '2.0', id, result: `of ${String(id)}`};
}

describe.each(['http', 'webSocket'] as const)('sendBatch by %s', (kind) => {
  function answerWith(body: unknown): void {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    node.respond = (response) => response.end(text);
    server.onText = (connection) => connection.send(text);
  }
  function send(options: TransportOptions = {}, calls = requests): Promise<BatchOutcome> {
    return sendBatch({kind, url: kind === 'http' ? node.url : server.url}, calls, {webSocket, ...options});
  }

  it('sends one list, and gives each call its answer, in whatever order they came', async () => {
    const error = {code: -32602, message: 'no'};
    const answers = [toAnswer(3), {jsonrpc: '2.0', id: 'two', error}, toAnswer(1)];
    answerWith(answers);
    const {overall, calls} = await send();
    expect(overall).toMatchObject({kind: 'answered', strays: [], text: JSON.stringify(answers)});
    expect(calls).toMatchObject([
      {kind: 'result', result: 'of 1', text: JSON.stringify(toAnswer(1))},
      {kind: 'rpc-error', error},
      {kind: 'result', result: 'of 3'},
    ]);
    expect(calls[0]?.elapsedMs).toBe(overall.elapsedMs);
    expect(kind === 'http' ? node.bodies : server.texts).toEqual([JSON.stringify(requests)]);
  });

  it('gives each call its answer as it was written, with every digit', async () => {
    answerWith(
      '[{"id":3,"result":1e400}, {"id": 1, "result": 60503861139345408},{"id":"two","result":1.0},{"id":"two","result":2.0}]',
    );
    const {calls} = await send();
    expect(calls.map((call) => 'text' in call && call.text)).toEqual([
      '{"id": 1, "result": 60503861139345408}',
      '[{"id":"two","result":1.0},{"id":"two","result":2.0}]',
      '{"id":3,"result":1e400}',
    ]);
  });

  it('tells of answers that are missing, doubled, malformed or of no call', async () => {
    const strays = [
      toAnswer('3'),
      {jsonrpc: '2.0', id: null, error: {code: -32600, message: 'invalid'}},
      7,
      [toAnswer(3)],
    ];
    answerWith([toAnswer(1), toAnswer(1), {jsonrpc: '2.0', id: 'two'}, ...strays]);
    const {overall, calls} = await send();
    expect(overall).toMatchObject({kind: 'answered'});
    const told = overall.kind === 'answered' ? overall.strays : [];
    expect(told).toHaveLength(4);
    for (const stray of strays) expect(told).toContainEqual(stray);
    expect(calls).toMatchObject([
      {kind: 'answered-twice', text: JSON.stringify([toAnswer(1), toAnswer(1)])},
      {kind: 'not-json-rpc'},
      {kind: 'unanswered'},
    ]);
  });

  it('tells that a node takes no batches', async () => {
    const error = {code: -32600, message: 'Batched requests are not supported by this server'};
    answerWith({jsonrpc: '2.0', id: null, error});
    const {overall, calls} = await send();
    expect(overall).toMatchObject({kind: 'refused', error});
    expect(calls.map((call) => call.kind)).toEqual(['rpc-error', 'rpc-error', 'rpc-error']);
  });

  it.each([
    ['not-json', '<html>', 'not-json'],
    ['not-a-list', toAnswer(1), 'not-json-rpc'],
    ['not-a-list', 'null', 'not-json-rpc'],
    ['oversized', JSON.stringify('x'.repeat(2000)), 'oversized'],
  ])('tells an answer that is %s', async (whole, body, each) => {
    answerWith(body);
    const {overall, calls} = await send({maxBytes: 1000});
    expect(overall.kind).toBe(whole);
    expect(calls.map((call) => call.kind)).toEqual([each, each, each]);
  });

  it('tells each call of a limit, a cancel and a node that is gone', async () => {
    node.respond = () => undefined;
    server.onText = () => undefined;
    expect(await send({timeoutMs: 40})).toMatchObject({
      overall: {kind: 'timeout'},
      calls: [{kind: 'timeout'}, {kind: 'timeout'}, {kind: 'timeout'}],
    });
    expect((await send({signal: AbortSignal.abort()})).calls.map((call) => call.kind)).toEqual([
      'aborted',
      'aborted',
      'aborted',
    ]);
    expect((await sendBatch({kind, url: 'no address'}, requests, {webSocket})).overall.kind).toBe('unreachable');
  });

  it('sends nothing where there is nothing, too much, or an id twice', async () => {
    const many = Array.from({length: MAX_BATCH_CALLS + 1}, (_, id): JsonRpcRequest => ({
      jsonrpc: '2.0',
      id,
      method: 'a',
      params: [],
    }));
    expect(await send({}, [])).toMatchObject({overall: {kind: 'not-sent', fault: 'no-calls'}, calls: []});
    expect(await send({}, many)).toMatchObject({overall: {kind: 'not-sent', fault: 'too-many-calls'}, calls: []});
    expect(await send({}, [...requests, ...requests])).toMatchObject({overall: {kind: 'not-sent', fault: 'same-ids'}});
    answerWith([]);
    expect(node.bodies.length + server.texts.length).toBe(0);
    expect((await send({}, many.slice(1))).overall.kind).toBe('answered');
  });
});

describe('sendBatch by HTTP', () => {
  it.each([
    [500, 'http-server-error'],
    [413, 'http-client-error'],
    [429, 'rate-limited'],
  ])('tells a status of %i', async (status, kind) => {
    node.respond = (response) => response.writeHead(status).end('No');
    const {overall, calls} = await sendBatch({kind: 'http', url: node.url}, requests);
    expect(overall).toMatchObject({kind, status, text: 'No'});
    expect(calls[2]).toMatchObject({kind, status});
  });
});

describe('sendBatch through a wallet', () => {
  function send(request: WalletProvider['request'], options: TransportOptions = {}): Promise<BatchOutcome> {
    return sendBatch(
      {kind: 'wallet', wallet: {id: 'w', name: 'W', dialect: 'conflux', provider: {request}}},
      requests,
      options,
    );
  }

  it('sends one call after another, and goes on after an error', async () => {
    let asked = 0;
    const {overall, calls} = await send(async ({params}) => {
      asked++;
      const turn = asked;
      // All that does not wait for this answer has been done by then.
      await new Promise((resolve) => setImmediate(resolve));
      expect(asked).toBe(turn);
      if (turn === 2) throw Object.assign(new Error('no'), {code: -32602});
      return params;
    });
    expect(overall).toMatchObject({kind: 'one-by-one', sent: 3});
    expect(calls).toMatchObject([
      {kind: 'result', result: [1]},
      {kind: 'rpc-error', error: {code: -32602}},
      {kind: 'result', result: [3]},
    ]);
  });

  it.each([
    [4001, 'wallet-refused'],
    [-32002, 'wallet-busy'],
  ])('ends at the code %i', async (code, kind) => {
    const {overall, calls} = await send(() => Promise.reject(Object.assign(new Error('no'), {code})));
    expect(overall).toMatchObject({kind: 'one-by-one', sent: 1});
    expect(calls.map((call) => call.kind)).toEqual([kind, 'not-sent', 'not-sent']);
  });

  it('ends when it is cancelled', async () => {
    const cancel = new AbortController();
    const {calls} = await send(
      ({params}) => {
        cancel.abort();
        return Promise.resolve(params);
      },
      {signal: cancel.signal},
    );
    expect(calls.map((call) => call.kind).slice(1)).toEqual(['not-sent', 'not-sent']);
  });
});

import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startNodeStub, type NodeStub} from '../../../testing/nodeStub';
import type {Dialect} from '../../model';
import {askValue, MAX_BLOCKS, type LiveAnswer} from '../askValue';
import type {LiveKind} from '../liveKind';

interface Asked {
  id: number;
  method: string;
  params: unknown[];
}

const hashOf = (number: number, lead = 'b'): string => `0x${lead}${number.toString(16).padStart(63, '0')}`;
const USER = 'net1234:aak39z1fdm02v71y33znvaxwthh99skcp2jt1tvnua';
const CONTRACT = 'net1234:acehvau94jygj09gyk272jvj8z0xv04pjj5v15azkn';
const HEX_USER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const HEX_CONTRACT = '0x91b3570f332ada67d9b469b320d4af1c9b12648c';
const QUIET: readonly number[] = [];

let node: NodeStub;
let asked: Asked[] = [];
beforeAll(async () => {
  node = await startNodeStub();
});
beforeEach(() => {
  asked = [];
});
afterAll(() => node.close());

/** A node at height 300 with a transaction in each of these blocks; answers what `other` does not. */
function serve(busy: readonly number[], other: (call: Asked) => unknown = () => undefined): void {
  const results: Record<string, (call: Asked) => unknown> = {
    cfx_epochNumber: () => '0x12c',
    eth_blockNumber: () => '0x12c',
    cfx_getBlockByEpochNumber: ({params: [height]}) => blockAt(Number(height)),
    eth_getBlockByNumber: ({params: [height]}) => blockAt(Number(height)),
    cfx_getTransactionByHash: ({params: [hash]}) => ({
      ...{hash, blockHash: String(hash).replace('0xa', '0xb'), from: USER, to: CONTRACT},
      ...{gas: '0x5208', status: '0x0', data: '0x12345678'},
    }),
    eth_getTransactionByHash: ({params: [hash]}) => ({
      ...{hash, blockHash: String(hash).replace('0xa', '0xb'), from: HEX_USER, to: HEX_CONTRACT},
      ...{gas: '0x5208', input: '0x12345678'},
    }),
    eth_getCode: () => '0x6001',
    pos_getStatus: () => ({latestCommitted: '0x38'}),
    pos_getBlockByNumber: ({params: [number]}) => ({hash: hashOf(Number(number))}),
    pos_getCommittee: () => ({currentCommittee: {nodes: [{address: hashOf(7)}]}}),
  };
  const blockAt = (height: number): unknown => ({
    ...{hash: hashOf(height), number: `0x${height.toString(16)}`, epochNumber: `0x${height.toString(16)}`},
    ...{
      blockNumber: `0x${(height + 5).toString(16)}`,
      transactions: busy.includes(height) ? [hashOf(height, 'a')] : [],
    },
  });
  const answer = (call: Asked): unknown => {
    asked.push(call);
    return {jsonrpc: '2.0', id: call.id, result: other(call) ?? results[call.method]?.(call) ?? null};
  };
  node.respond = (response, body) => {
    const calls = JSON.parse(body) as Asked | Asked[];
    response.end(JSON.stringify(Array.isArray(calls) ? calls.map(answer) : answer(calls)));
  };
}

const ask = (kind: LiveKind, dialect: Dialect = 'conflux'): Promise<LiveAnswer> =>
  askValue(kind, {target: {kind: 'http', url: node.url}, dialect}, {timeoutMs: 2_000});

const heights = (): number[] =>
  asked.filter(({method}) => method.includes('getBlockBy')).map(({params: [height]}) => Number(height));

describe('askValue', () => {
  it.each([
    ['conflux', 'transaction', hashOf(288, 'a')],
    ['conflux', 'block', hashOf(288)],
    ['conflux', 'epoch', '0x120'],
    ['conflux', 'block-number', '0x125'],
    ['conflux', 'sender', USER],
    ['conflux', 'contract', CONTRACT],
    ['ethereum', 'transaction', hashOf(288, 'a')],
    ['ethereum', 'block', hashOf(288)],
    ['ethereum', 'block-number', '0x120'],
    ['ethereum', 'sender', HEX_USER],
    ['ethereum', 'contract', HEX_CONTRACT],
  ] as const)('%s: finds a %s in the newest block with a transaction', async (dialect, kind, value) => {
    serve([250, 288]);
    expect(await ask(kind, dialect)).toEqual({kind: 'found', value});
  });

  it('asks for the newest block alone, and for no more once it has what it needs', async () => {
    serve([300]);
    await ask('transaction');
    expect(heights()).toEqual([300]);
  });

  it('looks back over a hundred blocks and no further', async () => {
    serve([300 - MAX_BLOCKS]);
    expect(await ask('transaction')).toEqual({kind: 'none'});
    expect(MAX_BLOCKS).toBe(100);
    expect(heights()).toEqual(Array.from({length: MAX_BLOCKS}, (_, index) => 300 - index));
    serve([301 - MAX_BLOCKS]);
    expect(await ask('transaction')).toMatchObject({kind: 'found'});
  });

  it('finds the newest block of a chain without transactions, but nothing that only a transaction has', async () => {
    serve(QUIET);
    expect(await ask('block')).toEqual({kind: 'found', value: hashOf(300)});
    for (const kind of ['transaction', 'sender', 'contract'] as const) expect(await ask(kind)).toEqual({kind: 'none'});
  });

  it('asks a new chain for no block below its first', async () => {
    serve(QUIET, ({method}) => (method === 'cfx_epochNumber' ? '0x2' : undefined));
    expect(await ask('transaction')).toEqual({kind: 'none'});
    expect(heights()).toEqual([2, 1, 0]);
  });

  it('takes an epoch whose rewards are paid', async () => {
    serve([300, 280, 279]);
    expect(await ask('paid-epoch')).toEqual({kind: 'found', value: '0x118'});
  });

  it.each([
    ['is not executed', 'conflux', {status: null}],
    ['is executed in another block', 'conflux', {blockHash: hashOf(1)}],
    ['the node made up between the spaces', 'ethereum', {gas: '0x0'}],
  ] as const)('passes over a transaction that %s', async (_, dialect, change) => {
    const hash = hashOf(300, 'a');
    serve([300, 299], ({method, params}) =>
      method.endsWith('getTransactionByHash') && params[0] === hash
        ? {hash, blockHash: hashOf(300), from: dialect === 'conflux' ? USER : HEX_USER, gas: '0x5208', ...change}
        : undefined,
    );
    expect(await ask('transaction', dialect)).toEqual({kind: 'found', value: hashOf(299, 'a')});
  });

  it('takes no account without code for a contract', async () => {
    serve([300], ({method}) => (method === 'eth_getCode' ? '0x' : undefined));
    expect(await ask('contract', 'ethereum')).toEqual({kind: 'none'});
    serve([300], ({method, params: [hash]}) =>
      method === 'cfx_getTransactionByHash'
        ? {hash, blockHash: hashOf(300), from: USER, to: USER, gas: '0x5208', status: '0x0', data: '0x00'}
        : undefined,
    );
    expect(await ask('contract')).toEqual({kind: 'none'});
  });

  it.each([
    ['pos-number', '0x38'],
    ['pos-block', hashOf(56)],
    ['pos-account', hashOf(7)],
  ] as const)('finds a %s', async (kind, value) => {
    serve(QUIET);
    expect(await ask(kind)).toEqual({kind: 'found', value});
  });

  it('asks one by one a node that accepts no batches', async () => {
    serve([290]);
    const single = node.respond;
    node.respond = (response, body) =>
      body.startsWith('[')
        ? response.end('{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no batches"}}')
        : single(response, body);
    expect(await ask('transaction')).toEqual({kind: 'found', value: hashOf(290, 'a')});
  });

  it('says that a network gives no answer', async () => {
    const down = {target: {kind: 'http', url: 'http://127.0.0.1:1/'}, dialect: 'conflux'} as const;
    expect(await askValue('transaction', down, {timeoutMs: 2_000})).toEqual({kind: 'no-answer'});
    node.respond = (response) => response.writeHead(503).end('<html>');
    expect(await ask('transaction')).toEqual({kind: 'no-answer'});
    node.respond = () => undefined;
    expect(
      await askValue('block', {target: {kind: 'http', url: node.url}, dialect: 'ethereum'}, {timeoutMs: 50}),
    ).toEqual({kind: 'no-answer'});
  });

  const HOSTILE: unknown[] = [
    ...[0, -1, true, [], {}, '', '0x', '0xzz', '<img src=x>', hashOf(1).toUpperCase(), `0x${'f'.repeat(65)}`],
    ...[
      {hash: {}},
      {hash: hashOf(1), transactions: {length: 9e9}},
      [[[[]]]],
      '0xffffffffffffffffff',
      'x'.repeat(9_999),
    ],
  ];
  const KINDS = [
    'transaction',
    'block',
    'block-number',
    'epoch',
    'sender',
    'contract',
    'pos-block',
    'pos-account',
  ] as const;

  it.each(KINDS)('%s: fills in nothing that a node has made up', async (kind) => {
    for (const dialect of ['conflux', 'ethereum'] as const)
      for (const value of HOSTILE) {
        serve([300], () => value);
        expect(await ask(kind, dialect), JSON.stringify(value).slice(0, 80)).toEqual({kind: 'none'});
      }
  });

  it.each(['hash', 'number', 'epochNumber', 'blockNumber', 'transactions'])(
    'passes over a block whose %s has a wrong form',
    async (field) => {
      for (const value of HOSTILE) {
        if (field === 'transactions' && Array.isArray(value)) continue;
        serve([300], ({method, params: [height]}) =>
          method === 'cfx_getBlockByEpochNumber' && height === '0x12c'
            ? {
                hash: hashOf(300),
                epochNumber: height,
                blockNumber: height,
                transactions: [hashOf(300, 'a')],
                [field]: value,
              }
            : undefined,
        );
        const answer = await ask('block');
        expect(answer, JSON.stringify(value).slice(0, 80)).toMatchObject({kind: 'found'});
        if (field !== 'number') expect(answer).toEqual({kind: 'found', value: hashOf(299)});
      }
    },
  );

  it('reads no answer that is huge', async () => {
    node.respond = (response) => response.end(`{"jsonrpc":"2.0","id":1,"result":"${'f'.repeat(3_000_000)}"}`);
    expect(await ask('block')).toEqual({kind: 'no-answer'});
  });
});

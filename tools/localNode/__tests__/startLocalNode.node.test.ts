import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {DEVELOPMENT_ACCOUNTS} from '../accounts';
import {askNode} from '../askNode';
import type {LocalNode} from '../localNode';
import {findNodeModule} from '../nodeModule';
import {freePorts} from '../ports';
import {startLocalNode} from '../startLocalNode';
import {askWebSocket} from './askWebSocket';

/**
 * 5 drip from the last development account to 0x1111…, its first transaction in eSpace, gas price 40 Gdrip, chain 1235.
 */
const TRANSFER =
  '0xf866808509502f900082520894111111111111111111111111111111111111111105808209c9a0c98a7813c194b475987d05448b79eec67201eec231cb65c7b2cedd81cce067bba05747fe2ca3ebb777f5b9b585fe7090b211fea11b9136ce4e0c89478fb39715b7';

const crashes: string[] = [];

async function start(keep?: string): Promise<LocalNode> {
  const [coreHttp = 0, coreWebSocket = 0, espaceHttp = 0, espaceWebSocket = 0] = await freePorts(4);
  const ports = {coreHttp, coreWebSocket, espaceHttp, espaceWebSocket};
  const started = await startLocalNode({
    ports,
    onCrash: (message) => crashes.push(message),
    ...(keep !== undefined && {keep}),
  });
  if (!started.available) throw new Error(started.reason);
  return started;
}

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(50);
  }
}

function testTheNode(): void {
  let node: LocalNode;
  beforeAll(async () => {
    // A node may be long in answering on a busy machine: what ends a question that hangs is the limit of the test.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
    node = await start();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await node.stop();
  });

  test('a wallet that asks for the fees of more blocks than the young chain has gets them', async () => {
    const {http} = node.endpoints.espace;
    await until(async () => (Number(await askNode(http, 'eth_blockNumber')) > 2 ? true : undefined));
    for (const percentiles of [[], [20]])
      expect(await askNode(http, 'eth_feeHistory', ['0x3ff', 'latest', percentiles])).toMatchObject({
        oldestBlock: '0x0',
      });
  });

  test('Core space answers over HTTP with the configured chains', async () => {
    const {http} = node.endpoints.core;
    expect(await askNode(http, 'cfx_getStatus')).toMatchObject({chainId: '0x4d2', ethereumSpaceChainId: '0x4d3'});
    expect(await askNode(http, 'cfx_clientVersion')).toMatch(/^conflux-rust\/v3\.0\.2-/);
  });

  test('every group of methods answers where it is documented', async () => {
    const {core, espace} = node.endpoints;
    expect(await askNode(core.http, 'pos_getStatus')).toMatchObject({epoch: '0x1'});
    expect(await askNode(core.http, 'cfx_getParamsFromVote')).toMatchObject({powBaseReward: '0x1bc16d674ec80000'});
    expect(await askNode(espace.http, 'rpc_modules')).toMatchObject({
      eth: '1.0',
      trace: '1.0',
      debug: '1.0',
      'pub-sub': '1.0',
    });
  });

  // holds: repository.local-node
  test('many calls at once do not stop the node, and it makes blocks beside them', async () => {
    const {http} = node.endpoints.espace;
    const calls = [
      ['eth_feeHistory', ['0x64', 'latest', [50]]],
      ['eth_maxPriorityFeePerGas', []],
      ['eth_getBlockByNumber', ['latest', true]],
      ['eth_getLogs', [{fromBlock: '0x1', toBlock: 'latest'}]],
    ] as const;
    const before = Number(await askNode(http, 'eth_blockNumber'));
    let made = 0;
    // A fast machine is done with the calls before there are blocks: they go on until there are.
    const askOften = async (index: number): Promise<void> => {
      const [method, params] = calls[index % calls.length] ?? calls[0];
      for (let call = 0; call < 1000 || made <= 5; call++) await askNode(http, method, params);
    };
    const countBlocks = async (): Promise<void> => {
      while (made <= 5) made = Number(await askNode(http, 'eth_blockNumber')) - before;
    };
    await Promise.all([countBlocks(), ...Array.from({length: 12}, (_, index) => askOften(index))]);
    expect(made).toBeGreaterThan(5);
  });

  test('eSpace answers over HTTP, and both spaces over WebSocket', async () => {
    const {core, espace} = node.endpoints;
    expect(await askNode(espace.http, 'eth_chainId')).toBe('0x4d3');
    expect(await askWebSocket(espace.webSocket, 'eth_chainId')).toMatchObject({result: '0x4d3'});
    expect(await askWebSocket(core.webSocket, 'cfx_getStatus')).toMatchObject({result: {chainId: '0x4d2'}});
    expect(await askWebSocket(core.webSocket, 'cfx_getStatus', 'https://example.com')).toBe(403);
  });

  test('both spaces answer a page of this machine and refuse others', async () => {
    const {core, espace} = node.endpoints;
    for (const {http} of [core, espace]) {
      const headers = {
        Origin: 'http://localhost:3000',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      };
      const preflight = await fetch(http, {method: 'OPTIONS', headers});
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
      expect((await fetch(http, {method: 'POST', headers: {Origin: 'https://example.com'}, body: '{}'})).status).toBe(
        403,
      );
    }
  });

  test('the development accounts have 10,000 CFX in each space', async () => {
    const funds = `0x${(10_000n * 10n ** 18n).toString(16)}`;
    for (const {core, espace} of DEVELOPMENT_ACCOUNTS) {
      expect(await askNode(node.endpoints.core.http, 'cfx_getBalance', [core])).toBe(funds);
      expect(await askNode(node.endpoints.espace.http, 'eth_getBalance', [espace, 'earliest'])).toBe(funds);
    }
  });

  test('an eSpace transfer is mined by the timer alone', async () => {
    const {http} = node.endpoints.espace;
    const hash = await askNode(http, 'eth_sendRawTransaction', [TRANSFER]);
    const receipt = await until(async () => (await askNode(http, 'eth_getTransactionReceipt', [hash])) ?? undefined);
    expect(receipt).toMatchObject({status: '0x1'});
    expect(await askNode(http, 'eth_getBalance', ['0x1111111111111111111111111111111111111111', 'latest'])).toBe('0x5');
  });

  test('a crash is reported once, closes the ports and leaves this process alone', async () => {
    process.kill(node.pid ?? 0, 'SIGKILL');
    await until(() => Promise.resolve(crashes[0]));
    expect(crashes).toEqual(['The local Conflux node has ended by itself (signal SIGKILL).']);
    await expect(askNode(node.endpoints.espace.http, 'eth_chainId')).rejects.toThrow();
    expect(existsSync(node.dataDir)).toBe(false);
    await node.stop();
    expect(crashes).toHaveLength(1);
  });
}

test('a module that is not the node is refused in one sentence', async () => {
  vi.stubEnv('PORTAL_NODE_MODULE', 'node:path');
  const started = await startLocalNode();
  vi.unstubAllEnvs();
  expect(started).toMatchObject({available: false, failed: false});
  expect('reason' in started && started.reason).toMatch(/^The local Conflux node [^\n]+\.$/);
});

const found = findNodeModule();
if ('reason' in found) {
  test('without the native module, one sentence says why', async () => {
    expect(await startLocalNode()).toEqual({available: false, reason: found.reason, failed: false});
  });
} else {
  describe('a real node', testTheNode);
  test('a node that is stopped says nothing; a kept chain goes on where it was, and a temporary one is gone', async () => {
    const before = crashes.length;
    const folder = mkdtempSync(path.join(tmpdir(), 'kept-chain-'));
    const first = await start(folder);
    const block = await askNode(first.endpoints.espace.http, 'eth_getBlockByNumber', ['0x1', false]);
    await Promise.all([first.stop(), first.stop()]);
    const second = await start(folder);
    expect(await askNode(second.endpoints.espace.http, 'eth_getBlockByNumber', ['0x1', false])).toEqual(block);
    await second.stop();
    rmSync(folder, {recursive: true});

    const temporary = await start();
    await temporary.stop();
    expect(existsSync(temporary.dataDir)).toBe(false);
    expect(crashes).toHaveLength(before);
  });
}

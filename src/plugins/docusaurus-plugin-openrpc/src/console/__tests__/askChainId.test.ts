import {afterEach, describe, expect, it, vi} from 'vitest';
import {askChainId} from '../askChainId';
import type {Connection} from '../connection';

const node: Connection = {
  target: {kind: 'http', url: 'http://localhost:1'},
  address: 'http://localhost:1',
  http: 'http://localhost:1',
};

/** A node that returns this result for every call, and the calls that it received. */
function nodeWith(result: unknown): {asked: string[]} {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (_url: string, {body}: {body: string}) => {
    const {method, id} = JSON.parse(body) as {method: string; id: number};
    asked.push(method);
    return Promise.resolve(new Response(JSON.stringify({jsonrpc: '2.0', id, result})));
  });
  return {asked};
}

describe('askChainId', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('asks a node in the words of its dialect', async () => {
    const {asked} = nodeWith({chainId: '0x4d2', networkId: '0x4d2'});
    expect(await askChainId(node, 'conflux')).toBe(1234);
    expect(asked).toEqual(['cfx_getStatus']);
    nodeWith('0x406');
    expect(await askChainId(node, 'ethereum')).toBe(1030);
  });

  it.each([null, '', '0x', '0x0', 'zz', `0x${'f'.repeat(16)}`, {}, []])(
    'does not take %j for a chain',
    async (result) => {
      nodeWith(result);
      expect(await askChainId(node, 'ethereum')).toBeUndefined();
    },
  );

  it('asks nothing where the dialect has no such call', async () => {
    const {asked} = nodeWith('0x1');
    expect(await askChainId(node, 'plain')).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

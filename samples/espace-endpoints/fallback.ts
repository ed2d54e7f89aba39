// Four endpoints, three of them faulty: what a plain fallback does, and one that checks first.
import { strict as assert } from 'node:assert';
import { closeAll, endpointWith, httpUrl } from './faulty.ts';
// #region select
import { createPublicClient, fallback, http } from 'viem';

const transportOf = (url: string) => http(url, { timeout: 5_000, retryCount: 0 });

/** The endpoints that serve this chain and are at most `maxLag` blocks behind the best of them. */
async function usable(urls: string[], chainId: number, maxLag: bigint): Promise<string[]> {
  const heads = new Map<string, bigint>();
  await Promise.all(
    urls.map(async (url) => {
      const client = createPublicClient({ transport: transportOf(url) });
      try {
        if ((await client.getChainId()) !== chainId) return;
        heads.set(url, await client.getBlockNumber());
      } catch {
        // Down, too slow or without these methods: leave it out.
      }
    }),
  );
  const best = [...heads.values()].reduce((high, head) => (head > high ? head : high), 0n);
  const isUsable = (head: bigint | undefined) => head !== undefined && head >= best - maxLag;
  return urls.filter((url) => isUsable(heads.get(url)));
}
// #endregion select

const CHAIN_ID = 1235; // 1030 on mainnet, 71 on testnet
const node = createPublicClient({ transport: transportOf(httpUrl) });
while ((await node.getBlockNumber({ cacheTime: 0 })) < 30n)
  await new Promise((resolve) => setTimeout(resolve, 500));

const down = 'http://127.0.0.1:9';
const lagging = await endpointWith({ eth_blockNumber: '0x1' });
const wrong = await endpointWith({ eth_chainId: '0x1' });

/** The chain id and block that viem's fallback gives if these endpoints are tried in this order. */
async function plain(...urls: string[]): Promise<[number, bigint]> {
  const client = createPublicClient({
    transport: fallback(urls.map(transportOf), { retryCount: 0 }),
  });
  return [await client.getChainId(), await client.getBlockNumber()];
}

const [idAfterDown, headAfterDown] = await plain(down, httpUrl);
assert(idAfterDown === CHAIN_ID && headAfterDown >= 30n);
console.log('first is down          fallback uses the second endpoint');

const [, headOfLagging] = await plain(lagging, httpUrl);
assert.equal(headOfLagging, 1n);
console.log('first lags             fallback returns the old block', String(headOfLagging));

const [idOfWrong] = await plain(wrong, httpUrl);
assert.equal(idOfWrong, 1);
console.log('first is another chain fallback returns its chain id', idOfWrong);

// #region use
const urls = await usable([down, lagging, wrong, httpUrl], CHAIN_ID, 20n);
if (urls.length === 0)
  throw new Error('No endpoint serves this chain: stop, and check again later.');
const client = createPublicClient({ transport: fallback(urls.map(transportOf)) });
// #endregion use
assert.deepEqual(urls, [httpUrl]);
assert.equal(await client.getChainId(), CHAIN_ID);
console.log('checked first          1 of 4 endpoints left, the working one');
assert.deepEqual(await usable([down, wrong], CHAIN_ID, 20n), []);
console.log('all are faulty         0 of 2 endpoints left: stop');
closeAll();

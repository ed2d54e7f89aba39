// Compares endpoints with a trusted one, and lists what they serve.
import { strict as assert } from 'node:assert';
import { closeAll, endpointWith, httpUrl } from './faulty.ts';
// #region faults
import { createPublicClient, http } from 'viem';

const clientOf = (url: string) =>
  createPublicClient({ transport: http(url, { timeout: 10_000, retryCount: 0 }) });

/** How an endpoint differs from one that you trust; undefined if no difference was found. */
async function difference(url: string, trustedUrl: string): Promise<string | undefined> {
  const [endpoint, trusted] = [clientOf(url), clientOf(trustedUrl)];
  const [chainId, expected] = await Promise.all([endpoint.getChainId(), trusted.getChainId()]);
  if (chainId !== expected) return `chain ID ${chainId} instead of ${expected}`;
  const [head, best] = await Promise.all([endpoint.getBlockNumber(), trusted.getBlockNumber()]);
  if (head + 20n < best) return `${best - head} blocks behind`;
  if (head > best + 20n) return `${head - best} blocks ahead`;
  const final = await trusted.getBlock({ blockTag: 'finalized' });
  const same = await endpoint.getBlock({ blockNumber: final.number });
  return same.hash === final.hash ? undefined : 'another hash for the finalized block';
}
// #endregion faults

// #region serves
/** Which optional methods an endpoint serves: yes, or its error code. */
async function serves(url: string): Promise<Record<string, string>> {
  const requests: Record<string, unknown[]> = {
    eth_newFilter: [{}],
    trace_block: ['latest'],
    debug_traceBlockByNumber: ['latest'],
    eth_getBalance: ['0x0000000000000000000000000000000000000000', '0x1'], // at block 1: needs old states
  };
  const found: Record<string, string> = {};
  for (const [method, params] of Object.entries(requests)) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { error } = (await response.json()) as { error?: { code: number } };
    found[method] = error ? String(error.code) : 'yes';
  }
  return found;
}
// #endregion serves

const node = clientOf(httpUrl);
while ((await node.getBlockNumber({ cacheTime: 0 })) < 40n)
  await new Promise((resolve) => setTimeout(resolve, 500));

const hash = `0x${'11'.repeat(32)}`;
const cases: [string, string, RegExp | undefined][] = [
  ['the same node', httpUrl, undefined],
  ['another chain', await endpointWith({ eth_chainId: '0x1' }), /^chain ID 1 instead of 1235$/],
  [
    'a lagging node',
    await endpointWith({ eth_blockNumber: '0x1', eth_getBlockByNumber: null }),
    /^\d+ blocks behind$/,
  ],
  ['a head too high', await endpointWith({ eth_blockNumber: '0xffffff' }), /^\d+ blocks ahead$/],
  [
    'another history',
    await endpointWith({ eth_getBlockByNumber: { number: '0x0', hash, transactions: [] } }),
    /^another hash for the finalized block$/,
  ],
  ['a false balance', await endpointWith({ eth_getBalance: '0xde0b6b3a7640000' }), undefined],
];
console.log('# #region differences');
for (const [name, url, expected] of cases) {
  const found = await difference(url, httpUrl);
  assert(expected ? expected.test(found ?? '') : found === undefined, `${name}: ${found}`);
  console.log(name.padEnd(18), found?.replace(/^\d+/, 'N') ?? 'no difference found');
}
console.log('# #endregion differences');
console.log('# #region methods');
for (const [method, answer] of Object.entries(await serves(httpUrl)))
  console.log(method.padEnd(26), answer);

// An endpoint's key is part of its address, and errors repeat the address.
const failure = await clientOf('http://127.0.0.1:9/my-key').getChainId().catch(String);
assert(String(failure).includes('/my-key'));
console.log("viem's error contains the key");
console.log('# #endregion methods');
closeAll();

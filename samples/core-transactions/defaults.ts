// What libraries and the node fill in if you leave fields out.
import { equal, ok } from 'node:assert/strict';
import { createWalletClient, http } from 'cive';
import { hexAddressToBase32 } from 'cive/utils';
import sdk from 'js-conflux-sdk';
import { keccak256, type Hex } from 'viem';
import { ask, chain, executed, fund, NETWORK_ID, short, throwaway, url } from './node.js';
import { parse, serialize, signatureOf, type Fields } from './transaction.js';

const { account, privateKey } = await throwaway();
const wallet = createWalletClient({ account, chain, transport: http(url) });
const conflux = new sdk.Conflux({ url, networkId: NETWORK_ID });
conflux.wallet.addPrivateKey(privateKey);

type Local = `net1234:${string}`;
const receiver = hexAddressToBase32({
  hexAddress: '0x1000000000000000000000000000000000000001',
  networkId: NETWORK_ID,
}) as Local;
// A contract that writes 1 into its slot 0: 64 units of storage.
const nonce = BigInt((await ask('txpool_nextNonce', account.address)).result as Hex);
const deployment: Fields = {
  type: 0,
  nonce,
  gasPrice: 2n * 10n ** 9n,
  gas: 100_000n,
  value: 0n,
  storageLimit: 512n,
  epochHeight: 0n,
  chainId: 1234n,
  data: '0x600680600b6000396000f3600160005500',
};
const raw = serialize(deployment, await signatureOf(deployment, privateKey));
await ask('cfx_sendRawTransaction', raw);
const contract = short((await executed(keccak256(raw))).contractCreated ?? '') as Local;
const next = nonce + 1n;

// A transaction for a distant epoch waits in the pool, so the pool's next nonce is above the one of the state.
const waiting: Fields = { ...deployment, nonce: next, epochHeight: 1_000_000n };
await ask('cfx_sendRawTransaction', serialize(waiting, await signatureOf(waiting, privateKey)));

type Filled = Record<string, unknown>;

async function byCive(to: Local, data?: Hex): Promise<Filled> {
  // #region cive
  const request = await wallet.prepareTransactionRequest({ to, value: 0n, ...(data && { data }) });
  // #endregion cive
  return { ...request, type: { legacy: 0, eip2930: 1, eip1559: 2 }[request.type as 'legacy'] };
}

async function bySdk(to: Local, data?: Hex): Promise<Filled> {
  // #region sdk
  const request = await conflux.cfx.populateTransaction({
    from: account.address,
    to,
    value: 0,
    ...(data && { data }),
  });
  // #endregion sdk
  return request as Filled;
}

/** The node signs with an account of its own keystore. */
async function byNode(to: Local, data?: Hex): Promise<Filled> {
  const password = 'for this run only';
  const from = short((await ask('cfx_newAccount', password)).result as string);
  await fund(from);
  // A price below the base fee keeps nonce 0 in the pool, so the pool's next nonce differs from the one of the state.
  const first = {
    from,
    to: receiver,
    nonce: '0x0',
    gas: '0x5208',
    storageLimit: '0x0',
    gasPrice: '0x1',
  };
  const sent = await ask(
    'cfx_sendRawTransaction',
    (await ask('cfx_signTransaction', first, password)).result,
  );
  if (sent.error) throw new Error(sent.error.data);
  equal(BigInt((await ask('txpool_nextNonce', from)).result as Hex), 1n);
  // #region node
  const { result, error } = await ask(
    'cfx_signTransaction',
    { from, to, value: '0x0', ...(data && { data }) },
    password,
  );
  // #endregion node
  if (error) throw new Error(error.data);
  const { tx } = parse(result as Hex);
  equal(tx.nonce, 0n); // the state's, although the pool has a transaction with it
  // The node uses its own chain ID and epoch, whatever the request contains.
  const other = await ask(
    'cfx_signTransaction',
    { from, to, chainId: '0x1', epochHeight: '0x7', ...(data && { data }) },
    password,
  );
  const overruled = parse(other.result as Hex).tx;
  equal(overruled.chainId, 1234n);
  ok(overruled.epochHeight > 7n);
  return tx;
}

const estimate = (
  await ask('cfx_estimateGasAndCollateral', { from: account.address, to: contract, data: '0x01' })
).result as Record<string, Hex>;
const number = async (method: string) => BigInt((await ask(method)).result as Hex);
const epoch = await number('cfx_epochNumber');
const price = await number('cfx_gasPrice');
const block = (await ask('cfx_getBlockByEpochNumber', 'latest_mined', false)).result as {
  baseFeePerGas: Hex;
};
const baseFee = BigInt(block.baseFeePerGas);

/** Adds what the node suggested as the priority fee before and after. */
async function watched(fill: () => Promise<Filled>): Promise<Filled> {
  const before = await number('cfx_maxPriorityFeePerGas');
  const filled = await fill();
  return { ...filled, suggestions: [before, await number('cfx_maxPriorityFeePerGas')] };
}

/** A value that differs between runs is shown by its origin. */
function origin(name: string, filled: Filled): string {
  const value = filled[name];
  if (value === undefined || value === null) return '—';
  const n = BigInt(value as string);
  const priority = BigInt((filled.maxPriorityFeePerGas as string | undefined) ?? 0);
  if (name === 'nonce') return n === next + 1n ? 'pool' : 'state';
  if (name === 'epochHeight' && n >= epoch && n < epoch + 60n) return 'current epoch';
  if (name === 'gas' && n === BigInt(estimate.gasLimit ?? 0)) return `${n} (gasLimit)`;
  if (name === 'gas' && n === BigInt(estimate.gasUsed ?? 0)) return `${n} (gasUsed)`;
  if (name === 'gasPrice' && n === price) return 'cfx_gasPrice';
  if (name === 'maxPriorityFeePerGas' && (filled.suggestions as bigint[]).includes(n))
    return 'suggested';
  if (name === 'maxFeePerGas' && n === baseFee + priority) return 'base + priority';
  if (name === 'maxFeePerGas' && n === 2n * baseFee + priority) return '2 base + priority';
  return String(n);
}

const NAMES = [
  'type',
  'nonce',
  'gas',
  'storageLimit',
  'epochHeight',
  'chainId',
  'gasPrice',
  'maxPriorityFeePerGas',
  'maxFeePerGas',
];
for (const [name, to, data] of [
  ['transfer', receiver, undefined],
  ['call', contract, '0x01'],
] as const) {
  console.log(`# #region ${name}`);
  console.log(`${name.padEnd(22)}${'cive'.padEnd(20)}${'js-conflux-sdk'.padEnd(20)}node`);
  const columns = [
    await watched(() => byCive(to, data)),
    await watched(() => bySdk(to, data)),
    await byNode(to, data),
  ];
  for (const field of NAMES) {
    const origins = columns.map((column) => origin(field, column));
    console.log(`${field.padEnd(22)}${origins.map((text) => text.padEnd(20)).join('')}`.trimEnd());
  }
  console.log(`# #endregion ${name}`);
}

// With a multiplier in the chain definition, cive leaves a reserve.
const careful = createWalletClient({
  account,
  chain: { ...chain, fees: { baseFeeMultiplier: 2 } },
  transport: http(url),
});
const reserved = await careful.prepareTransactionRequest({ to: receiver, value: 1n });
equal(reserved.maxFeePerGas, 2n * baseFee + reserved.maxPriorityFeePerGas);

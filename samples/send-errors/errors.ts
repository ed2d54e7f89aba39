// Provokes the errors of cfx_sendRawTransaction and prints the node's messages.
// CORE_RPC: the endpoint of a fresh local node. CORE_KEY: the key of an account that it funds.
import { privateKeyToAccount } from 'cive/accounts';
import { numberToHex, toRlp, type Hex } from 'viem';
import { serialize, signatureOf, type Fields, type Signature } from './transaction.js';

const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const key = (process.env.CORE_KEY ??
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex;

const GDRIP = 10n ** 9n;
const CFX = 10n ** 18n;
const CHAIN_ID = 1234;
const EMPTY_KEY: Hex = `0x${'11'.repeat(32)}`;
const ONES: Hex = `0x${'01'.repeat(1000)}`;
const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

type Answer = { result?: unknown; error?: { code: number; message: string; data?: string } };

async function ask(method: string, params: unknown[]): Promise<Answer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await response.json()) as Answer;
}

// #region send
/** A payment of 1 drip that the node accepts. */
const good: Fields = {
  to: '0x1000000000000000000000000000000000000001',
  value: 1n,
  gas: 21_000n,
  gasPrice: GDRIP,
  nonce: 0n,
  storageLimit: 0n,
  epochHeight: 0n,
  chainId: BigInt(CHAIN_ID),
  data: '0x',
};

/** Sends bytes and prints the node's response. */
async function send(situation: string, raw: string): Promise<void> {
  const { error } = await ask('cfx_sendRawTransaction', [raw]);
  console.log(
    `${situation}\n  ${error ? `${error.code} ${error.data ?? error.message}` : 'accepted'}`,
  );
}

/** Changes some fields of the good payment, signs and sends it. */
async function trial(situation: string, changes: Partial<Fields>, privateKey = key): Promise<void> {
  const tx = { ...good, ...changes };
  await send(situation, serialize(tx, await signatureOf(tx, privateKey)));
}
// #endregion send

async function signedBy(
  situation: string,
  change: (signature: Signature) => Partial<Signature>,
): Promise<void> {
  const signature = await signatureOf(good, key);
  await send(situation, serialize(good, { ...signature, ...change(signature) }));
}

console.log('== form');
await send('no 0x', '1234');
await send('an odd number of digits', '0x123');
await send('bytes that are no list', '0x1234');
await send('a list of two fields', toRlp(['0x01', '0x02']));
await send(
  'a receiver of one byte',
  serialize({ ...good, to: '0x01' }, await signatureOf(good, key)),
);
await signedBy('the high s of the two', ({ yParity, s }) => ({
  yParity: 1n - yParity,
  s: CURVE_ORDER - s,
}));
await signedBy('v of 27 or 28', ({ yParity }) => ({ yParity: yParity + 27n }));
await signedBy('no signature', () => ({ yParity: 0n, r: 0n, s: 0n }));

console.log('== network and receiver');
await trial('chainId 1029', { chainId: 1029n });
await trial('receiver 0x5000…0001', { to: '0x5000000000000000000000000000000000000001' });

console.log('== price and gas');
await trial('gasPrice 0', { gasPrice: 0n });
await trial('maxPriorityFeePerGas 2 Gdrip, maxFeePerGas 1 Gdrip', {
  maxFeePerGas: GDRIP,
  maxPriorityFeePerGas: 2n * GDRIP,
});
await trial('gas 20,999', { gas: 20_999n });
await trial('1,000 bytes of data, none of them 0, gas 36,999', { data: ONES, gas: 36_999n });
await trial('1,000 bytes of data, none of them 0, gas 99,999', { data: ONES, gas: 99_999n });
await trial('gas 27,000,001', { gas: 27_000_001n });
await trial('init code of 49,153 bytes', {
  to: '0x',
  data: numberToHex(0n, { size: 49_153 }),
  gas: 10_000_000n,
});
await trial('210,000 bytes of data', {
  data: numberToHex(0n, { size: 210_000 }),
  gas: 27_000_000n,
});

console.log('== balance');
await trial('value 20,000 CFX, balance 10,000 CFX', { value: 20_000n * CFX });
await trial('storageLimit 20,000,000', { storageLimit: 20_000_000n });
await trial('an account without CFX', {}, EMPTY_KEY);

console.log('== nonce');
await trial('nonce 2^128', { nonce: 2n ** 128n });
await trial('nonce 2,000', { nonce: 2_000n });
await trial('nonce 1,999', { nonce: 1_999n });
await trial('nonce 1,999 again, all the same', { nonce: 1_999n });
await trial('nonce 1,999 again, another value', { nonce: 1_999n, value: 2n });
await trial('nonce 1,999 again, another value, 2% more', {
  nonce: 1_999n,
  value: 2n,
  gasPrice: (GDRIP * 102n) / 100n,
});
await trial('nonce 0', {});

// #region used
const { address } = privateKeyToAccount(key, { networkId: CHAIN_ID });
for (let tries = 0; tries < 300; tries++) {
  if ((await ask('cfx_getNextNonce', [address])).result !== '0x0') break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}
// #endregion used
await trial('nonce 0, used, another value', { value: 2n });
await trial('nonce 0, used, all the same', {});

console.log('== epoch height');
await trial('epochHeight 200,000', { nonce: 1n, epochHeight: 200_000n });

// Changes one field of a good transaction at a time, or the way it is encoded, and prints what the node says.
import { equal } from 'node:assert/strict';
import { base32AddressToHex } from 'cive/utils';
import { concatHex, formatEther, keccak256, pad, type Hex } from 'viem';
import { ask, executed, short, throwaway } from './node.js';
import { encode, integer, type Item } from './rlp.js';
import { serialize, signatureOf, type Fields } from './transaction.js';

const { account, privateKey } = await throwaway('core-transactions: bounds');
const GDRIP = 10n ** 9n;
let nonce = BigInt((await ask('txpool_nextNonce', account.address)).result as Hex);

const good: Fields = {
  type: 0,
  nonce,
  gasPrice: GDRIP,
  gas: 30_000n,
  to: '0x1000000000000000000000000000000000000001',
  value: 1n,
  storageLimit: 0n,
  epochHeight: 0n,
  chainId: 1234n,
  data: '0x',
};
const typed: Partial<Fields> = {
  type: 2,
  maxFeePerGas: GDRIP,
  maxPriorityFeePerGas: 0n,
  accessList: [],
};

async function send(situation: string, raw: Hex): Promise<void> {
  const { error } = await ask('cfx_sendRawTransaction', raw);
  if (!error) nonce++;
  console.log(`${situation}\n  ${error ? (error.data ?? error.message) : 'accepted'}`);
}

async function trial(situation: string, changes: Partial<Fields>): Promise<void> {
  const tx = { ...good, nonce, ...changes };
  await send(situation, serialize(tx, await signatureOf(tx, privateKey)));
}

console.log('# #region integers');
await trial('gas 2^256', { gas: 2n ** 256n });
await trial('value 2^256', { value: 2n ** 256n });
await trial('storageLimit 2^64 - 1', { storageLimit: 2n ** 64n - 1n });
await trial('storageLimit 2^64', { storageLimit: 2n ** 64n });
await trial('epochHeight 2^64', { epochHeight: 2n ** 64n });
await trial('chainId 2^32', { chainId: 2n ** 32n });
console.log('# #endregion integers');

console.log('# #region to');
for (const first of ['0', '1', '8', '2', 'f'])
  await trial(`to 0x${first}0…01`, { to: `0x${first}000000000000000000000000000000000000001` });
await trial('no to, no data', { to: undefined, gas: 60_000n });
await trial('no to, no data, gas 52,999', { to: undefined, gas: 52_999n });
console.log('# #endregion to');

console.log('# #region forgotten');
const forgotten: Fields = { ...good, nonce, to: undefined, value: 10n ** 18n, gas: 60_000n };
const raw = serialize(forgotten, await signatureOf(forgotten, privateKey));
await send('1 CFX, no to, no data', raw);
const { contractCreated, storageCollateralized } = await executed(keccak256(raw));
const contract = short(contractCreated ?? '');
const balance = BigInt((await ask('cfx_getBalance', contract)).result as Hex);
const { result: code } = await ask('cfx_getCode', contract);
equal(balance, forgotten.value);
equal(code, '0x');
console.log(
  `  a new contract holds ${formatEther(balance)} CFX, its code is ${code as string}, collateral ${BigInt(storageCollateralized)}`,
);
// The sender is the contract's admin, so AdminControl's destroy(address) returns the CFX.
const destroy: Fields = {
  ...good,
  nonce,
  to: '0x0888000000000000000000000000000000000000',
  gas: 100_000n,
  value: 0n,
  data: concatHex(['0x00f55d9d', pad(base32AddressToHex({ address: contract }))]),
};
const rescue = serialize(destroy, await signatureOf(destroy, privateKey));
await send('destroy, sent by the same account', rescue);
await executed(keccak256(rescue));
const left = BigInt((await ask('cfx_getBalance', contract)).result as Hex);
equal(left, 0n);
console.log(`  the contract holds ${formatEther(left)} CFX`);
console.log('# #endregion forgotten');

console.log('# #region list');
await trial('type 2, storage key of 31 bytes', {
  ...typed,
  accessList: [{ address: good.to as Hex, storageKeys: [`0x${'11'.repeat(31)}`] }],
});
await trial('type 2, access list with 0x2… address, gas 30,000', {
  ...typed,
  accessList: [{ address: '0x2000000000000000000000000000000000000001', storageKeys: [] }],
});
await trial('type 2, one address twice, gas 25,799', {
  ...typed,
  gas: 25_799n,
  accessList: [
    { address: good.to as Hex, storageKeys: [] },
    { address: good.to as Hex, storageKeys: [] },
  ],
});
await trial('type 1, one slot, gas 25,299', {
  type: 1,
  gas: 25_299n,
  accessList: [{ address: good.to as Hex, storageKeys: [`0x${'00'.repeat(32)}`] }],
});
console.log('# #endregion list');

const tx = { ...good, nonce };
const signature = await signatureOf(tx, privateKey);
const fields = (one: Fields): Item[] => [
  integer(one.nonce),
  integer(one.gasPrice ?? 0n),
  integer(one.gas),
  (one.to ?? '0x').slice(2),
  integer(one.value),
  integer(one.storageLimit),
  integer(one.epochHeight),
  integer(one.chainId),
  one.data.slice(2),
];
const signed = (list: Item[], rest: Item[]): Hex => `0x${encode([list, ...rest])}`;
const { yParity, r, s } = signature;
const rest = [integer(yParity), integer(r), integer(s)];
const at = (index: number, value: Item) =>
  fields(tx).map((item, i) => (i === index ? value : item));
console.log('# #region signature');
await send('a signature of other bytes', serialize({ ...tx, value: 2n }, signature));
console.log('# #endregion signature');

console.log('# #region encoding');
let zero = { tx, signature };
while (zero.signature.r >= 2n ** 248n) {
  const other = { ...tx, value: zero.tx.value + 1n };
  zero = { tx: other, signature: await signatureOf(other, privateKey) };
}
const padded = zero.signature.r.toString(16).padStart(64, '0');
await send(
  'r padded to 32 bytes',
  signed(fields(zero.tx), [integer(zero.signature.yParity), padded, integer(zero.signature.s)]),
);
await send('the same r without its zero byte', serialize(zero.tx, zero.signature));
await send('storageLimit as one zero byte', signed(at(5, '00'), rest));
await send('value with a leading zero', signed(at(4, '0001'), rest));
await send('a field missing', signed(fields(tx).slice(0, 8), rest));
await send('fields and signature in one list', `0x${encode([...fields(tx), ...rest])}`);
// The last one was accepted, which doesn't matter below: the bytes are rejected before anybody looks at the nonce.
const two = { ...tx, ...typed };
const twoRaw = serialize(two, await signatureOf(two, privateKey));
await send('type 2 with prefix 0x02', `0x${twoRaw.slice(8)}`);
await send('type 2 with prefix 0x63667803', `0x63667803${twoRaw.slice(10)}`);
await send('type 2, extra bytes at the end', `${twoRaw}00`);
const raw0 = serialize(tx, signature);
await send('type 0, extra bytes at the end', `${raw0}00`);
console.log('# #endregion encoding');

// Encodes one payment in each type, compares the bytes with two libraries, reads them again, and sends them to a node.
import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import { hexAddressToBase32 } from 'cive/utils';
import sdk from 'js-conflux-sdk';
import { keccak256, toRlp, type Hex } from 'viem';
import { ask, executed, NETWORK_ID, short, throwaway } from './node.js';
import { encode, type Item } from './rlp.js';
import { show } from './show.js';
import {
  parse,
  senderOf,
  serialize,
  signatureOf,
  signingHash,
  sizeOf,
  unsigned,
  type Fields,
} from './transaction.js';

const { account, privateKey } = await throwaway('core-transactions: encode');
const to: Hex = '0x1000000000000000000000000000000000000001';

// #region payments
const GDRIP = 10n ** 9n;
const payment = {
  gas: 21_000n,
  to,
  value: 10n ** 18n,
  storageLimit: 0n,
  epochHeight: 100n,
  chainId: 1234n,
  data: '0x',
} as const;
const accessList = [
  {
    address: '0x8000000000000000000000000000000000000002',
    storageKeys: [`0x${'00'.repeat(31)}05`],
  },
] satisfies Fields['accessList'];

const payments: Fields[] = [
  { ...payment, type: 0, nonce: 0n, gasPrice: GDRIP },
  { ...payment, type: 1, nonce: 1n, gasPrice: GDRIP, gas: 25_300n, accessList },
  {
    ...payment,
    type: 2,
    nonce: 2n,
    maxPriorityFeePerGas: GDRIP / 10n,
    maxFeePerGas: 2n * GDRIP,
    accessList: [],
  },
];
// #endregion payments

const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

// #region compare
/** The same payment, encoded and signed by cive. */
function byCive({ type, nonce, to: receiver, chainId, ...fields }: Fields): Promise<Hex> {
  const names = { 0: 'legacy', 1: 'eip2930', 2: 'eip1559' } as const;
  const base32 = receiver && hexAddressToBase32({ hexAddress: receiver, networkId: NETWORK_ID });
  const list = fields.accessList?.map((entry) => ({
    ...entry,
    address: hexAddressToBase32({ hexAddress: entry.address, networkId: NETWORK_ID }),
  }));
  const request = {
    ...fields,
    type: names[type],
    nonce: Number(nonce),
    chainId: Number(chainId),
    to: base32,
    ...(list && { accessList: list }),
  };
  return account.signTransaction(request as Parameters<typeof account.signTransaction>[0]);
}

/** And by js-conflux-sdk, which accepts hex addresses here. */
function bySdk(tx: Fields): Hex {
  const fields = structuredClone(tx) as object; // the class changes the list that it gets
  return new sdk.Transaction(fields as ConstructorParameters<typeof sdk.Transaction>[0])
    .sign(privateKey, NETWORK_ID)
    .serialize() as Hex;
}
// #endregion compare

const toItems = (part: Item): Hex | Hex[] =>
  Array.isArray(part) ? (part.map(toItems) as Hex[]) : `0x${part}`;

for (const tx of payments) {
  console.log(`# #region type${tx.type}`);
  // #region bytes
  const signature = await signatureOf(tx, privateKey);
  const raw = serialize(tx, signature);
  const hash = keccak256(raw);
  // #endregion bytes
  show(raw);
  console.log(`# #endregion type${tx.type}`);

  console.log(`# #region raw${tx.type}`);
  console.log(`type ${tx.type}, ${sizeOf(raw)} bytes`);
  console.log('unsigned    ', unsigned(tx));
  console.log('signing hash', signingHash(tx));
  console.log('signed      ', raw);
  console.log('hash        ', hash);
  console.log(`# #endregion raw${tx.type}`);

  // #region check
  equal(await byCive(tx), raw);
  equal(bySdk(tx), raw);
  const read = sdk.Transaction.decodeRaw(raw);
  deepStrictEqual([read.hash, short(read.from ?? '')], [hash, account.address]);
  deepStrictEqual(parse(raw), { tx, signature });
  equal(
    hexAddressToBase32({ hexAddress: await senderOf(tx, signature), networkId: NETWORK_ID }),
    account.address,
  );
  ok(signature.s <= CURVE_ORDER / 2n, 'low s');
  const { result, error } = await ask('cfx_sendRawTransaction', raw);
  equal(result, hash, error?.data);
  const receipt = await executed(hash);
  // #endregion check
  equal(receipt.transactionHash, hash);
  const seen = (await ask('cfx_getTransactionByHash', hash)).result as {
    r: Hex;
    s: Hex;
    v: Hex;
    yParity?: Hex;
    from: string;
  };
  deepStrictEqual(
    [BigInt(seen.r), BigInt(seen.s), BigInt(seen.v)],
    [signature.r, signature.s, signature.yParity],
  );
  if (tx.type > 0) equal(BigInt(seen.yParity ?? '0x9'), signature.yParity);
  equal(short(seen.from), account.address);
  // Our encoder agrees with the one of viem.
  equal(
    `0x${encode(['7f', '80', '', 'ff'.repeat(60), [['01'], 'ab']])}`,
    toRlp(toItems(['7f', '80', '', 'ff'.repeat(60), [['01'], 'ab']])),
  );
  console.log(`# #region sent${tx.type}`);
  console.log(
    `type ${tx.type}: same bytes from cive and js-conflux-sdk; the node returned the same hash and executed it for ${BigInt(receipt.gasUsed).toLocaleString('en-US')} gas`,
  );
  console.log(`# #endregion sent${tx.type}`);
}

// About one signature in 85 has a number that begins with a zero byte. Both libraries leave that byte out.
const short32 = 2n ** 248n;
for (let value = 1n, found = 0; found < 2; value++) {
  const tx: Fields = { ...payments[0], type: 0, value } as Fields;
  const signature = await signatureOf(tx, privateKey);
  if (signature.r >= short32 && signature.s >= short32) continue;
  found++;
  equal(await byCive(tx), serialize(tx, signature));
  equal(bySdk(tx), serialize(tx, signature));
}

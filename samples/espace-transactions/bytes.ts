// Makes the bytes of a transaction of each type, compares them with two libraries, reads them again and sends them.
import { Transaction } from 'ethers';
import {
  concat,
  hexToBigInt,
  keccak256,
  parseEther,
  parseTransaction,
  recoverTransactionAddress,
  size,
  toHex,
  toRlp,
  type Hex,
} from 'viem';
import { privateKeyToAccount, sign } from 'viem/accounts';
import { ask, chainId, client, expect, funder, FEES, receiptOf } from './client.ts';
import { authorization, decode, signed, unsigned, type Fields, type Items } from './encode.ts';

// A key of this sample alone, the same in each run.
const key = keccak256(
  concat([toHex('espace-transactions: bytes'), keccak256(toHex(funder.account.address))]),
);
const account = privateKeyToAccount(key);
await receiptOf(
  await funder.sendTransaction({
    to: account.address,
    value: parseEther('1'),
    gas: 21_000n,
    ...FEES,
  }),
);
const first = BigInt(await client.getTransactionCount({ address: account.address }));
const contract = '0x00000000000000000000000000000000000000aa'; // nothing is deployed there

// #region payments
const GDRIP = 10n ** 9n;
const common = {
  chainId: BigInt(chainId),
  to: '0x1111111111111111111111111111111111111111',
  value: GDRIP,
  data: '0x',
} as const;
const accessList = [[common.to, [toHex(5, { size: 32 })]]] as Items[];
const price = { maxPriorityFeePerGas: GDRIP, maxFeePerGas: 41n * GDRIP };
const payments: [type: number, Fields][] = [
  [0, { ...common, nonce: first, gas: 21_000n, gasPrice: 21n * GDRIP }],
  [1, { ...common, nonce: first + 1n, gas: 25_300n, gasPrice: 21n * GDRIP, accessList }],
  [2, { ...common, nonce: first + 2n, gas: 21_000n, ...price, accessList: [] }],
  [
    4,
    {
      ...common,
      nonce: first + 3n,
      gas: 71_000n,
      ...price,
      accessList: [],
      authorizationList: [await authorization(key, common.chainId, contract, first + 4n)],
    },
  ],
];
// #endregion payments

const line = (name: string, bytes: string, meaning = '') =>
  console.log(`${name.padEnd(22)}${bytes}${meaning && `  ${meaning}`}`);
function show(name: string, value: Items): void {
  const whole = toRlp(value as Hex).slice(2);
  if (Array.isArray(value)) {
    const body = value.map((part) => toRlp(part as Hex).slice(2)).join('');
    line(
      name,
      whole.slice(0, whole.length - body.length),
      value.length === 0 ? 'empty list' : `list of ${value.length}`,
    );
    const names =
      name === '  entry'
        ? ['    chainId', '    contract', '    nonce', '    yParity', '    r', '    s']
        : value.map(() => '  entry');
    value.forEach((part, index) => show(names[index]!, part));
    return;
  }
  const isNumber = !['to', 'data', 'r', 's', 'contract'].includes(name.trim());
  line(
    name,
    `${whole.slice(0, whole.length - value.length + 2)} ${value.slice(2)}`.trim(),
    isNumber ? BigInt(value === '0x' ? 0 : value).toLocaleString('en-US') : '',
  );
}

const sent: string[] = [];
for (const [type, fields] of payments) {
  // #region sign
  const signature = await sign({ hash: keccak256(unsigned(type, fields)), privateKey: key });
  const raw = signed(type, fields, signature);
  const hash = keccak256(raw);
  // #endregion sign
  const read = decode(raw);
  if (type === 2 || type === 4) {
    console.log(`# #region type${type}`);
    if (type === 2) {
      line('type', raw.slice(2, 4));
      line(
        'list',
        toRlp(read.fields.map(([, value]) => value) as Hex[]).slice(2, 6),
        `${size(raw) - 3} bytes`,
      );
    }
    for (const [name, value] of read.fields)
      if (type === 2 || name === 'authorizationList') show(name, value);
    console.log(`# #endregion type${type}`);
  }

  // Both libraries read the same fields, and make the same bytes from them.
  const byViem = parseTransaction(raw as never) as unknown as Record<
    string,
    bigint | number | undefined
  >;
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'bigint')
      expect(BigInt(byViem[name] ?? 0) === value, `viem reads ${name}`);
  expect(
    (await account.signTransaction(parseTransaction(unsigned(type, fields) as never) as never)) ===
      raw,
    'viem signs the same bytes',
  );
  const byEthers = Transaction.from(raw);
  expect(
    byEthers.serialized === raw &&
      byEthers.unsignedSerialized === unsigned(type, fields) &&
      byEthers.hash === hash,
    'ethers makes the same bytes',
  );
  expect(
    byEthers.from === account.address &&
      (await recoverTransactionAddress({ serializedTransaction: raw as never })) ===
        account.address,
    'the signature gives the sender',
  );
  for (const [name, value] of read.fields) {
    const field = fields[name];
    if (typeof field === 'bigint')
      expect(field === (value === '0x' ? 0n : hexToBigInt(value as Hex)), `${name} is decoded`);
  }

  const { result, error } = await ask<Hex>('eth_sendRawTransaction', raw);
  expect(result === hash, `the node returns the hash of the bytes: ${error?.message}`);
  const receipt = await receiptOf(hash);
  expect(receipt.status === 'success', 'and executes them');
  const { raw: kept } = (await ask<{ raw: Hex }>('eth_getTransactionByHash', hash)).result!;
  expect(kept === raw, 'the node returns the same bytes');
  sent.push(
    `type ${type}  ${`${size(raw)} bytes`.padEnd(11)}same bytes from viem, ethers and the node; gas used: ${receipt.gasUsed}`,
  );
}
expect(
  (await client.getCode({ address: account.address })) === `0xef0100${contract.slice(2)}`,
  'the authorization took effect',
);
console.log('# #region sent');
console.log(sent.join('\n'));
console.log('# #endregion sent');

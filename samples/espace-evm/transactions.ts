// Sends each type of transaction, delegates an account to a contract, and reads a receipt.
import { parseEther, zeroAddress, type Address, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import {
  account,
  ask,
  assert,
  chainId,
  client,
  compile,
  deploy,
  encode,
  fees,
  print,
  receiptOf,
  send,
} from './node.ts';

const probe = await deploy(compile().Probe);
const GWEI = 10n ** 9n;
const next = async (address: Address = account.address) => client.getTransactionCount({ address });
const transfer = { to: account.address, value: 1n, gas: 21_000n };
async function accepted(label: string, raw: Hex) {
  const { result, error } = await ask('eth_sendRawTransaction', raw);
  assert.equal(error, undefined, `${label}: ${JSON.stringify(error)}`);
  const receipt = await receiptOf(result);
  assert.equal(receipt.status, 'success', label);
  print(
    label,
    'accepted',
    `type in the receipt: ${(await ask<{ type: Hex }>('eth_getTransactionReceipt', result)).result.type}`,
  );
}
async function rejected(label: string, raw: Hex) {
  const { error } = await ask('eth_sendRawTransaction', raw);
  assert.ok(error, label);
  print(label, 'rejected', error.message);
}

console.log('# #region types');
const legacy = { ...transfer, type: 'legacy', gasPrice: 21n * GWEI } as const;
await accepted(
  'type 0',
  await account.signTransaction({ ...legacy, chainId, nonce: await next() }),
);
await accepted(
  'type 0 without a chain id',
  await account.signTransaction({ ...legacy, nonce: await next() }),
);
await accepted(
  'type 1',
  await account.signTransaction({
    ...transfer,
    type: 'eip2930',
    gasPrice: 21n * GWEI,
    chainId,
    nonce: await next(),
    accessList: [],
    gas: 21_000n,
  }),
);
await accepted(
  'type 2',
  await account.signTransaction({
    ...transfer,
    ...fees,
    type: 'eip1559',
    chainId,
    nonce: await next(),
  }),
);
const blob = {
  ...transfer,
  ...fees,
  type: 'eip4844',
  chainId,
  maxFeePerBlobGas: 1n,
  blobVersionedHashes: [`0x01${'00'.repeat(31)}`],
} as const;
await rejected('type 3', await account.signTransaction({ ...blob, nonce: await next() }));
const other = privateKeyToAccount(generatePrivateKey());
const authorize = async (address: Address, nonce: number, id = chainId) =>
  other.signAuthorization({ address, chainId: id, nonce });
const delegating = { ...transfer, ...fees, type: 'eip7702', chainId, gas: 100_000n } as const;
await accepted(
  'type 4',
  await account.signTransaction({
    ...delegating,
    nonce: await next(),
    authorizationList: [await authorize(probe.address, 0)],
  }),
);
console.log('# #endregion types');

console.log('# #region delegation');
const codeOf = async () => (await ask('eth_getCode', other.address, 'latest')).result;
assert.equal(await codeOf(), `0xef0100${probe.address.slice(2).toLowerCase()}`);
print('code of the account', '0xef0100 and the contract, 23 bytes');
assert.equal(await next(other.address), 1);
print('its nonce, after one authorization', '1');
const pinged = await send({ to: other.address, data: encode(probe, 'ping') });
assert.equal(pinged.logs[0]?.address.toLowerCase(), other.address.toLowerCase());
print('a call to the account', "runs the contract's code");
await send({ to: other.address, value: parseEther('1') }).then((receipt) =>
  assert.equal(receipt.status, 'reverted'),
);
print('a plain transfer to it', 'fails, because the contract has no receive function');
await send({
  to: account.address,
  gas: 200_000n,
  authorizationList: [await authorize(probe.address, 9)],
});
assert.equal(await next(other.address), 1);
print('an authorization with a wrong nonce', 'is skipped, the transaction succeeds');
await send({
  to: account.address,
  gas: 200_000n,
  authorizationList: [await authorize(zeroAddress, 1, 0)],
});
assert.equal(await codeOf(), '0x');
print('one to the zero address, chain id 0', 'removes the code');
console.log('# #endregion delegation');

console.log('# #region receipt');
const hash = (await send({ to: probe.address, data: encode(probe, 'ping'), gas: 100_000n }))
  .transactionHash;
const receipt = (await ask<Record<string, unknown>>('eth_getTransactionReceipt', hash)).result;
const ETHEREUM = [
  'blockHash',
  'blockNumber',
  'contractAddress',
  'cumulativeGasUsed',
  'effectiveGasPrice',
  'from',
  'gasUsed',
  'logs',
  'logsBloom',
  'status',
  'to',
  'transactionHash',
  'transactionIndex',
  'type',
];
for (const field of ETHEREUM) assert.ok(field in receipt, field);
print("Ethereum's 14 fields", 'there');
print(
  'other fields',
  Object.keys(receipt)
    .filter((field) => !ETHEREUM.includes(field))
    .join(', '),
);
assert.ok(BigInt(receipt.gasUsed as Hex) < 75_000n);
assert.equal(BigInt(receipt.gasFee as Hex), 75_000n * BigInt(receipt.effectiveGasPrice as Hex));
print('gasFee with a gas limit of 100,000', '75,000 × effectiveGasPrice');
console.log('# #endregion receipt');

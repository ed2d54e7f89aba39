// Calls eSpace from Core Space and looks at the transactions that appear in eSpace.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, defineChain, hexAddressToBase32 } from 'cive/utils';
import {
  encodeFunctionData,
  getAddress,
  keccak256,
  parseAbi,
  recoverTransactionAddress,
  slice,
  zeroAddress,
  type Address,
  type Hex,
  type TransactionSerializedLegacy,
} from 'viem';
import { ask, assert, compile, coreUrl, deploy, encode, print } from './node.ts';

const networkId = 1234;
const chain = defineChain({
  id: networkId,
  name: 'Local node',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [coreUrl] } },
});
const account = privateKeyToAccount(
  (process.env.CORE_KEY ??
    '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex,
  { networkId },
);
const core = createPublicClient({ chain, transport: http(coreUrl), pollingInterval: 200 });
const wallet = createWalletClient({ account, chain, transport: http(coreUrl) });
const CROSS_SPACE = hexAddressToBase32({
  hexAddress: '0x0888000000000000000000000000000000000006',
  networkId,
});
const abi = parseAbi(['function callEVM(bytes20 to, bytes data) payable returns (bytes)']);

interface Phantom {
  hash: Hex;
  from: Address;
  to: Address;
  value: Hex;
  gas: Hex;
  gasPrice: Hex;
  input: Hex;
  s: Hex;
  raw: Hex;
}

const probe = await deploy(compile().Probe);
// An epoch that can't hold transactions signed for eSpace in its pivot block.
async function callFromCore() {
  const hash = await wallet.sendTransaction({
    to: CROSS_SPACE,
    data: encodeFunctionData({
      abi,
      functionName: 'callEVM',
      args: [probe.address, encode(probe, 'ping')],
    }),
    value: 10n ** 18n,
    gas: 1_000_000n,
    storageLimit: 1000n,
    maxFeePerGas: 2n * 10n ** 9n,
    maxPriorityFeePerGas: 10n ** 8n,
  } as never);
  const receipt = await core.waitForTransactionReceipt({ hash });
  assert.equal(receipt.outcomeStatus, 'success');
  return receipt;
}
let receipt = await callFromCore();
for (let tries = 0; tries < 20 && BigInt(receipt.epochNumber!) % 5n === 0n; tries++) {
  // Without another block, each try would take the same number of epochs.
  await ask('test_generateEmptyBlocks', 1);
  receipt = await callFromCore();
}
const block = (
  await ask<{ number: Hex; gasUsed: Hex; transactions: Phantom[] }>(
    'eth_getBlockByNumber',
    `0x${BigInt(receipt.epochNumber!).toString(16)}`,
    true,
  )
).result;
assert.notEqual(BigInt(block.number) % 5n, 0n);
const [funding, call] = block.transactions as [Phantom, Phantom];
const mapped = getAddress(
  `0x${keccak256(base32AddressToHex({ address: account.address })).slice(-40)}`,
);

console.log('# #region phantom');
print('', 'first', 'second');
const row = (
  label: string,
  first: unknown,
  second: unknown,
  expected: [unknown, unknown],
  ...shown: [string, string]
) => {
  assert.deepEqual([first, second], expected, label);
  print(label, ...shown);
};
row(
  'from',
  funding.from,
  getAddress(call.from),
  [zeroAddress, mapped],
  'zero address',
  'mapped address',
);
row(
  'to',
  getAddress(funding.to),
  getAddress(call.to),
  [mapped, getAddress(probe.address)],
  'mapped address',
  'the contract',
);
row('value', BigInt(funding.value), BigInt(call.value), [10n ** 18n, 10n ** 18n], '1 CFX', '1 CFX');
row(
  'input',
  slice(funding.input, 0, 32),
  call.input,
  [receipt.transactionHash, encode(probe, 'ping')],
  'hash of the Core call',
  'the call',
);
row('gas', funding.gas, call.gas, ['0x0', '0x0'], '0', '0');
row('gasPrice', funding.gasPrice, call.gasPrice, ['0x0', '0x0'], '0', '0');
row(
  's',
  funding.s,
  call.s.toLowerCase(),
  ['0x4d3', mapped.toLowerCase()],
  'chain id',
  'mapped address',
);
const receipts = await Promise.all(
  [funding, call].map(
    async ({ hash }) =>
      (await ask<Record<string, unknown>>('eth_getTransactionReceipt', hash)).result,
  ),
);
row('receipt: gasUsed', receipts[0]!.gasUsed, receipts[1]!.gasUsed, ['0x0', '0x0'], '0', '0');
row(
  'receipt: logs',
  (receipts[0]!.logs as []).length,
  (receipts[1]!.logs as []).length,
  [0, 1],
  '0',
  '1',
);
row(
  'receipt: type',
  receipts[0]!.type,
  receipts[1]!.type,
  [undefined, undefined],
  'missing',
  'missing',
);
row(
  'keccak-256 of raw',
  keccak256(funding.raw),
  keccak256(call.raw),
  [funding.hash, call.hash],
  'hash',
  'hash',
);
const recovered = await recoverTransactionAddress({
  serializedTransaction: call.raw as TransactionSerializedLegacy,
}).catch(() => 'none');
assert.notEqual(recovered, mapped);
print('signature', 'not valid', 'not valid');
print('number of the block', 'not a multiple of 5');
assert.equal(block.gasUsed, '0x0');
print('gasUsed of the block', '0');
const shadow = (await ask('cfx_getTransactionReceipt', call.hash)).result;
const other = (await ask('eth_getTransactionReceipt', receipt.transactionHash)).result;
assert.deepEqual([shadow, other], [null, null]);
print('each hash in the other space', 'null');
console.log('# #endregion phantom');

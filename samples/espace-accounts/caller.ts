// Who a contract sees as its caller, and which accounts have code.
import { base32AddressToHex } from 'cive/utils';
import {
  encodeFunctionData,
  getAddress,
  keccak256,
  parseAbi,
  size,
  slice,
  zeroAddress,
  type Hex,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { client, core, crossCall, espace, expect, send } from './client.ts';

// Four bytes of code that store the caller: CALLER, PUSH0, SSTORE, STOP.
const witness = getAddress((await send({ data: '0x63335f55005f526004601cf3' })).contractAddress!);
const mapped = getAddress(slice(keccak256(base32AddressToHex({ address: core.address })), 12));
const names: Record<string, string> = {
  [espace]: 'the eSpace account of the key',
  [mapped]: 'the mapped account of the key',
};
const caller = async () =>
  getAddress(slice((await client.getStorageAt({ address: witness, slot: '0x0' }))!, 12));
const nonces = async () =>
  Promise.all([espace, mapped].map((address) => client.getTransactionCount({ address })));

console.log('# #region caller');
let before = await nonces();
const show = async (label: string) => {
  const after = await nonces();
  console.log(
    `${label.padEnd(24)}msg.sender is ${names[await caller()]}; nonces +${after[0]! - before[0]!} and +${after[1]! - before[1]!}`,
  );
  before = after;
  return caller();
};
await send({ to: witness });
expect((await show('called in eSpace')) === espace, 'a transaction comes from the eSpace account');
const callEvm = parseAbi(['function callEVM(bytes20 to, bytes data) payable returns (bytes)']);
await crossCall(encodeFunctionData({ abi: callEvm, args: [witness, '0x'] }));
expect(
  (await show('called from Core Space')) === mapped,
  'a cross-space call comes from the mapped account',
);
console.log('# #endregion caller');

console.log('# #region code');
// #region kind
/** What an eSpace address is, at this moment. */
async function kindOf(address: Hex): Promise<string> {
  const code = await client.getCode({ address });
  if (code === undefined) return 'no code'; // a user account, a mapped account, or a contract that doesn't exist yet
  const delegated = size(code) === 23 && code.startsWith('0xef0100');
  return delegated ? `delegated to ${getAddress(slice(code, 3))}` : 'contract';
}
// #endregion kind
const delegate = privateKeyToAccount(generatePrivateKey());
const chainId = await client.getChainId();
const authorization = async (address: Hex, nonce: number) => [
  await delegate.signAuthorization({ address, chainId, nonce }),
];
const kinds: [string, Hex, string][] = [
  ['user account', espace, 'no code'],
  ['mapped account', mapped, 'no code'],
  ['contract', witness, 'contract'],
];
for (const [label, address, expected] of kinds) {
  console.log(`${label.padEnd(24)}${await kindOf(address)}`);
  expect((await kindOf(address)) === expected, `${label}: ${expected}`);
}
await send({ to: zeroAddress, authorizationList: await authorization(witness, 0) });
console.log(
  `${'account with delegation'.padEnd(24)}${(await kindOf(delegate.address)).replace(witness, 'the contract')}`,
);
expect(
  (await kindOf(delegate.address)) === `delegated to ${witness}`,
  'a delegation shows in the code',
);
await send({ to: zeroAddress, authorizationList: await authorization(zeroAddress, 1) });
console.log(`${'the same, undone'.padEnd(24)}${await kindOf(delegate.address)}`);
expect((await kindOf(delegate.address)) === 'no code', 'the delegation is gone');
console.log('# #endregion code');

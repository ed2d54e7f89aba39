// Signs messages and typed data as a Core Space wallet does, and as an Ethereum wallet does; a contract recovers the signers.
import { createRequire } from 'node:module';
import { concatHex, hashTypedData, keccak256, toHex, type Address, type Hex } from 'viem';
import { privateKeyToAccount, sign } from 'viem/accounts';
import {
  account,
  ask,
  assert,
  base32,
  compile,
  deploy,
  key,
  networkId,
  print,
  read,
  sender,
  type Contract,
} from './node.ts';

const { PersonalMessage } = createRequire(import.meta.url)('js-conflux-sdk') as {
  PersonalMessage: { sign(key: Hex, message: string): Hex };
};
const ethereum = privateKeyToAccount(key);
const contract: Contract = await deploy(compile('Signed.sol').Signed);

/** The address that the contract recovers, in lower case. */
async function recovered(digest: Hex, signature: Hex): Promise<Address> {
  const [r, s, v] = [
    signature.slice(2, 66),
    signature.slice(66, 130),
    Number.parseInt(signature.slice(130), 16),
  ];
  return (
    await read<Address>(contract, 'recover', [digest, v, `0x${r}`, `0x${s}`])
  ).toLowerCase() as Address;
}
const lastByte = (signature: Hex) => Number.parseInt(signature.slice(-2), 16);
const yesOrNo = (actual: Address, expected: boolean, label: string) => {
  assert.equal(actual === sender, expected, label);
  print(label, expected ? 'the signer' : 'another address');
};

console.log('# #region ecrecover');
const digest = keccak256(toHex('anything'));
const { r, s, yParity } = await sign({ hash: digest, privateKey: key });
const recoverIn = async (v: number, space: 'cfx_call' | 'eth_call') => {
  const data = concatHex([digest, toHex(v, { size: 32 }), r, s]);
  const to = toHex(1, { size: 20 });
  const call =
    space === 'cfx_call'
      ? ask(space, { to: base32(to), data })
      : ask(space, { to, data }, 'latest');
  return `0x${(await call).result.slice(-40)}`;
};
assert.deepEqual(
  [await recoverIn(yParity! + 27, 'cfx_call'), await recoverIn(yParity! + 27, 'eth_call')],
  [sender, ethereum.address.toLowerCase()],
);
print('ecrecover in Core Space', sender);
print('ecrecover in eSpace', ethereum.address.toLowerCase());
assert.deepEqual(
  [await recoverIn(yParity!, 'cfx_call'), await recoverIn(yParity!, 'eth_call')],
  [sender, ethereum.address.toLowerCase()],
);
print('v as 0 or 1 instead of 27 or 28', 'the same, in both spaces');
console.log('# #endregion ecrecover');

console.log('# #region messages');
const message = keccak256(toHex('order 7'));
const byCive = await account.signMessage({ message: { raw: message } } as never);
const bySdk = PersonalMessage.sign(key, message);
const byEthereum = await ethereum.signMessage({ message: { raw: message } });
const digestOf = (core: boolean) => read<Hex>(contract, 'messageDigest', [message, core]);
const [coreDigest, ethereumDigest] = [await digestOf(true), await digestOf(false)];
yesOrNo(await recovered(coreDigest, byCive), true, 'cive, Conflux prefix');
yesOrNo(await recovered(ethereumDigest, byCive), false, 'cive, Ethereum prefix');
yesOrNo(await recovered(ethereumDigest, byEthereum), true, 'viem, Ethereum prefix');
yesOrNo(await recovered(coreDigest, byEthereum), false, 'viem, Conflux prefix');
yesOrNo(await recovered(coreDigest, bySdk), false, 'js-conflux-sdk, a hash');
assert.equal(
  PersonalMessage.sign(key, 'order 7'),
  await account.signMessage({ message: 'order 7' }),
);
print('js-conflux-sdk, a text', "the same signature as cive's");
assert.deepEqual([lastByte(byCive) < 2, lastByte(byEthereum) >= 27], [true, true]);
print('last byte: cive, viem', `${lastByte(byCive)}, ${lastByte(byEthereum)}`);
console.log('# #endregion messages');

console.log('# #region typed');
const spender: Address = `0x8${'0'.repeat(38)}1`;
const types = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
  ],
} as const;
const permit = {
  types,
  primaryType: 'Permit',
  message: { owner: sender, spender, value: 5n },
} as const;
const domain = {
  name: 'Shop',
  version: '1',
  chainId: networkId,
  verifyingContract: contract.address,
};
const typedByCive: Hex = await account.signTypedData({
  ...permit,
  domain: { ...domain, verifyingContract: base32(contract.address) },
  message: { owner: account.address, spender: base32(spender), value: 5n },
} as never);
const typedByViem = await ethereum.signTypedData({ ...permit, domain });
const permitDigest = (core: boolean) =>
  read<Hex>(contract, 'permitDigest', [sender, spender, 5n, core]);
const [cip23, eip712] = [await permitDigest(true), await permitDigest(false)];
assert.equal(eip712, hashTypedData({ ...permit, domain }));
yesOrNo(await recovered(cip23, typedByCive), true, 'cive, CIP23Domain');
yesOrNo(await recovered(eip712, typedByCive), false, 'cive, EIP712Domain');
yesOrNo(await recovered(eip712, typedByViem), true, 'viem, EIP712Domain');
console.log('# #endregion typed');

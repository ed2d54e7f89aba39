import { strict as assert } from 'node:assert';
import { hashMessage, isAddressEqual, zeroAddress, type Address, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { client, deploy, fees, line, read, sender, settle } from './chain.ts';

const [user, owner] = [
  privateKeyToAccount(generatePrivateKey()),
  privateKeyToAccount(generatePrivateKey()),
];
const message = 'I agree';
const digest = hashMessage(message);
const checked = await deploy('contracts/Recover.sol', 'Checked');

async function compare(
  what: string,
  address: Address,
  signature: Hex,
  expected: string,
): Promise<void> {
  const recovered = await read<Address>(checked, 'signerOf', [digest, signature]);
  const results = [
    isAddressEqual(recovered, address),
    await read<boolean>(checked, 'isSigner', [address, digest, signature]),
    await client.verifyMessage({ address, message, signature }),
  ];
  const got = results
    .map((valid) => (valid ? 'valid' : 'no').padEnd(9))
    .join('')
    .trimEnd();
  assert.equal(got.replaceAll(/ +/g, ' '), expected);
  line(what, got);
}

line('', 'ECDSA    Checker  viem');
const [byUser, byOwner] = [
  await user.signMessage({ message }),
  await owner.signMessage({ message }),
];
await compare('an account with a key', user.address, byUser, 'valid valid valid');
const account = await deploy('contracts/Accounts.sol', 'Account', [owner.address]);
const twin = await deploy('contracts/Accounts.sol', 'Account', [owner.address]);
await compare(
  "a contract account, its owner's signature",
  account.address,
  byOwner,
  'no valid valid',
);
await compare('its twin, the same signature', twin.address, byOwner, 'no valid valid');
await compare("its twin, a stranger's signature", twin.address, byUser, 'no no no');

let nonce = 0;
async function delegate(code: Address): Promise<void> {
  const authorization = await user.signAuthorization({
    address: code,
    chainId: client.chain.id,
    nonce: nonce++,
  });
  const request = {
    to: sender.account.address,
    authorizationList: [authorization],
    ...(await fees()),
  };
  await settle(await sender.sendTransaction(request));
}

await delegate((await deploy('contracts/Accounts.sol', 'Plain')).address);
await compare('delegated to Plain', user.address, byUser, 'valid no valid');
await delegate((await deploy('contracts/Accounts.sol', 'Account', [user.address])).address);
await compare('delegated to Account, owned by the user', user.address, byUser, 'valid valid valid');
await delegate(account.address);
await compare('delegated to Account, owned by another', user.address, byUser, 'valid no valid');
await compare("the other's signature", user.address, byOwner, 'no valid valid');
await delegate(zeroAddress);
await compare('delegation removed', user.address, byUser, 'valid valid valid');

// When an eSpace account comes to exist: EXTCODEHASH returns 0 for an account that the state doesn't contain.
import { pad, size, zeroAddress, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { client, expect, send } from './client.ts';

// Nine bytes of code that return the code hash of the address in the calldata: PUSH0, CALLDATALOAD, EXTCODEHASH, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN.
const probe = (await send({ data: '0x685f353f5f5260205ff35f5260096017f3' })).contractAddress!;

// #region exists
/** Whether the state contains an account at this address. */
async function exists(address: Hex): Promise<boolean> {
  const { data } = await client.call({ to: probe, data: pad(address) }); // the contract returns EXTCODEHASH
  return BigInt(data!) !== 0n;
}
// #endregion exists

const chainId = await client.getChainId();
const newKey = () => privateKeyToAccount(generatePrivateKey());
const show = async (label: string, address: Hex, expected: boolean) => {
  const [balance, nonce, code, there] = await Promise.all([
    client.getBalance({ address }),
    client.getTransactionCount({ address }),
    client.getCode({ address }),
    exists(address),
  ]);
  console.log(
    `${label.padEnd(34)}${`${balance}`.padEnd(9)}${`${nonce}`.padEnd(7)}${(code === undefined ? 'none' : `${size(code)} bytes`).padEnd(10)}${there ? 'yes' : 'no'}`,
  );
  expect(there === expected, `${label}: ${expected ? 'exists' : "doesn't exist"}`);
};

console.log(`${''.padEnd(34)}balance  nonce  code      exists`);
const receiver = newKey().address;
await show('new key', receiver, false);
await send({ to: receiver });
await show('received 0 CFX', receiver, false);
await send({ to: receiver, value: 1n });
await show('received 1 drip', receiver, true);

const signer = newKey();
const authorize = async (contract: Hex, nonce: number) =>
  send({
    to: zeroAddress,
    authorizationList: [await signer.signAuthorization({ address: contract, chainId, nonce })],
  });
await authorize(probe, 0);
await show('delegated, without any CFX', signer.address, true);
await authorize(zeroAddress, 1);
await show('delegation undone', signer.address, true);

// A node reads an address in any case of letters, also one that fails the checksum.
const checksummed = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const wrong = checksummed.replace('F', 'f') as Hex;
const [one, other] = await Promise.all(
  [checksummed, wrong].map((address) =>
    client.request({ method: 'eth_getBalance', params: [address as Hex, 'latest'] }),
  ),
);
expect(one === other, 'the node ignores the case of letters');

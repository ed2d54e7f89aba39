// Computes the addresses of new contracts from bytes, then deploys them and compares.
import {
  concat,
  encodeFunctionData,
  getAddress,
  keccak256,
  parseAbi,
  slice,
  toHex,
  toRlp,
  type Hex,
} from 'viem';
import { client, crossCall, core, espace, expect, send } from './client.ts';
import { base32AddressToHex } from 'cive/utils';

// #region create
/** The address of a contract that a transaction or CREATE deploys. */
function createAddress(creator: Hex, nonce: number): Hex {
  const number = nonce === 0 ? '0x' : toHex(nonce); // RLP writes zero as no bytes
  return getAddress(slice(keccak256(toRlp([creator, number])), 12));
}

/** The address of a contract that CREATE2 deploys. */
function create2Address(creator: Hex, salt: Hex, initCode: Hex): Hex {
  return getAddress(slice(keccak256(concat(['0xff', creator, salt, keccak256(initCode)])), 12));
}
// #endregion create

const hasCode = async (address: Hex) =>
  (await client.getCode({ address })) !== undefined ? 'code is there' : 'no code';
const line = async (label: string, address: Hex) => {
  console.log(`${label.padEnd(34)}${await hasCode(address)}`);
  expect((await hasCode(address)) === 'code is there', `${label} has the computed address`);
};
const initCode = '0x60015f526001601ff3'; // deploys one byte of code, 0x01

const nonce = await client.getTransactionCount({ address: espace });
const { contractAddress } = await send({ data: initCode });
expect(
  getAddress(contractAddress!) === createAddress(espace, nonce),
  'the receipt has the computed address',
);
await line('by a transaction', createAddress(espace, nonce));

// A factory: deploys the calldata after the first word with CREATE2; the first word is the salt.
const runtime = '602036038060205f375f35905f5ff500';
const factoryCode: Hex = `0x6f${runtime}5f5260106010f3`;
const factory = getAddress((await send({ data: factoryCode })).contractAddress!);
const salt = toHex(42, { size: 32 });
await send({ to: factory, data: concat([salt, initCode]) });
await line('by a contract with CREATE2', create2Address(factory, salt, initCode));
expect(
  create2Address(factory, salt, initCode) !==
    create2Address(factory, toHex(43, { size: 32 }), initCode),
  'the salt counts',
);

// CrossSpaceCall deploys in the name of the mapped account, with that account's nonce.
const mapped = getAddress(slice(keccak256(base32AddressToHex({ address: core.address })), 12));
const mappedNonce = await client.getTransactionCount({ address: mapped });
await crossCall(
  encodeFunctionData({
    abi: parseAbi(['function createEVM(bytes init) payable returns (bytes20)']),
    args: [initCode],
  }),
);
await line('by CrossSpaceCall.createEVM', createAddress(mapped, mappedNonce));

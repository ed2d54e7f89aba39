// The contracts of ERC-4337, v0.8, and their addresses.
import { readFileSync } from 'node:fs';
import { concat, encodeDeployData, encodeFunctionData, getContractAddress, parseAbi } from 'viem';
import type { Abi, Address, Hex } from 'viem';
import { entryPoint08Abi, entryPoint08Address } from 'viem/account-abstraction';
import { client } from './chain.ts';

export const entryPoint = { address: entryPoint08Address, abi: entryPoint08Abi } as const;
export const CREATE2 = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

const artifact = (name: string) =>
  JSON.parse(
    readFileSync(`node_modules/@account-abstraction/contracts/artifacts/${name}.json`, 'utf8'),
  ) as { abi: Abi; bytecode: Hex };

function created(name: string, salt: Hex, bytecode: Hex) {
  const address = getContractAddress({ opcode: 'CREATE2', from: CREATE2, salt, bytecode });
  return { name, address, data: concat([salt, bytecode]) };
}
const main = created(
  'EntryPoint',
  '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9', // of v0.8
  artifact('EntryPoint').bytecode,
);
if (main.address !== entryPoint.address) throw new Error('This is not the code of EntryPoint v0.8');
// Each account of this factory has one owner, whose key signs.
const factory = created(
  'SimpleAccountFactory',
  `0x${'00'.repeat(32)}`,
  encodeDeployData({ ...artifact('SimpleAccountFactory'), args: [entryPoint.address] }),
);
export const creations = [main, factory];

const FACTORY = parseAbi([
  'function createAccount(address owner, uint256 salt)',
  'function getAddress(address owner, uint256 salt) view returns (address)',
]);

/** The address of the owner's account, which needn't exist yet. */
export const accountOf = (owner: Address) =>
  client.readContract({
    address: factory.address,
    abi: FACTORY,
    functionName: 'getAddress',
    args: [owner, 0n],
  });

/** What the first operation of an account adds, to create it. */
export const creationOf = (owner: Address) => ({
  factory: factory.address,
  factoryData: encodeFunctionData({
    abi: FACTORY,
    functionName: 'createAccount',
    args: [owner, 0n],
  }),
  verificationGasLimit: 500_000n,
});

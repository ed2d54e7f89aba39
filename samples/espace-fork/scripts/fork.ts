import { network } from 'hardhat';
import { getContract, parseAbi, type Address } from 'viem';

const token = process.env.TOKEN as Address;
const holder = process.env.HOLDER as Address;
const receiver = '0x00000000000000000000000000000000000000f0';
const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function transfer(address to, uint256 amount) returns (bool)',
]);

const fork = await network.create('espaceFork');
const reader = await fork.viem.getPublicClient();
const forkBlock = await reader.getBlockNumber();
const onFork = getContract({ address: token, abi, client: reader });
const before = await onFork.read.balanceOf([holder], { blockNumber: forkBlock });
console.log('holder at the fork block', before);

// The fork signs for the holder without a key, and gives it CFX for the fee.
const test = await fork.viem.getTestClient();
await test.impersonateAccount({ address: holder });
await test.setBalance({ address: holder, value: 10n ** 18n });
const wallet = await fork.viem.getWalletClient(holder);
const request = { address: token, abi, functionName: 'transfer' } as const;
await wallet.writeContract({ ...request, args: [receiver, before] });

const espace = await network.create('espace');
const onChain = getContract({ address: token, abi, client: await espace.viem.getPublicClient() });
for (const [name, contract] of Object.entries({ fork: onFork, chain: onChain }))
  console.log(
    `${name.padEnd(5)} holder`,
    await contract.read.balanceOf([holder]),
    'receiver',
    await contract.read.balanceOf([receiver]),
  );

// Upgrades a contract behind an ERC-1967 proxy, with the UUPS pattern of OpenZeppelin.
import type { Address } from 'cive';
import { encodeFunctionData } from 'cive/utils';
import { zeroAddress } from 'viem';
import { account, assert, core, fees, hexOf, receiptOf, wallet } from './client.ts';
import { compile, type Compiled } from './compile.ts';

const { Box, BoxV2, BoxProxy } = compile('Box.sol') as Record<string, Compiled>;
async function deploy(contract: Compiled, args: unknown[] = []): Promise<Address> {
  const { contractCreated } = await receiptOf(
    await wallet.deployContract({ ...contract, args, ...fees }),
  );
  return contractCreated!;
}

const first = await deploy(Box!);
// cive expects base32 in arguments; `initialize` is encoded by cive, too.
const initialize = encodeFunctionData({
  abi: Box!.abi,
  functionName: 'initialize',
  args: [account.address],
});
const proxy = await deploy(BoxProxy!, [first, initialize]);
const box = { address: proxy, abi: Box!.abi } as const;
const state = async () => {
  const [version, value] = await Promise.all(
    ['version', 'value'].map((functionName) => core.readContract({ ...box, functionName })),
  );
  return `version ${version}, value ${value}`;
};

await receiptOf(await wallet.writeContract({ ...box, functionName: 'store', args: [7n], ...fees }));
console.log('before', await state());
assert.equal(await state(), 'version 1, value 7');

const second = await deploy(BoxV2!);
await receiptOf(
  await wallet.writeContract({
    ...box,
    functionName: 'upgradeToAndCall',
    args: [second, '0x'],
    ...fees,
  }),
);
console.log('after ', await state());
assert.equal(await state(), 'version 2, value 7');

const admin = hexOf((await core.getAdmin({ address: proxy }))!);
console.log('admin of the proxy', admin === zeroAddress ? 'none' : admin);
assert.equal(admin, zeroAddress);

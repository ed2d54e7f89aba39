import { createRequire } from 'node:module';
import { encodeFunctionData, type Abi, type Address, type Hex } from 'viem';
import { api, client, connection, done, fees, owner } from './espace.js';

// The proxies that the plugin deploys, in front of one implementation without UUPS or a lock.
const artifacts = '@openzeppelin/upgrades-core/artifacts/@openzeppelin/contracts-v5/proxy';
const proxy = createRequire(import.meta.url)(
  `${artifacts}/ERC1967/ERC1967Proxy.sol/ERC1967Proxy.json`,
) as { abi: Abi; bytecode: Hex };
const { viem } = connection;
const [wallet] = await viem.getWalletClients();

const { contract: direct, deploymentTransaction } = await viem.sendDeploymentTransaction(
  'TallyDirect',
  [],
  fees,
);
await done(deploymentTransaction.hash);
await done(await direct.write.initialize([owner, 5n], fees));
const data = encodeFunctionData({ abi: direct.abi, functionName: 'initialize', args: [owner, 5n] });
const hash = await wallet.deployContract({ ...proxy, args: [direct.address, data], ...fees });
await done(hash);
const { contractAddress } = await client.getTransactionReceipt({ hash });
if (!contractAddress) throw new Error('no proxy');
const transparent = await api.deployProxy('TallyDirect', [owner, 5n], {
  kind: 'transparent',
  ...fees,
});
const beacon = await api.deployBeacon('TallyDirect', { ...fees });
const beaconProxy = await api.deployBeaconProxy(beacon, 'TallyDirect', [owner, 5n], { ...fees });

const places: [string, Address][] = [
  ['no proxy', direct.address],
  ['UUPS', contractAddress],
  ['transparent', transparent.address],
  ['beacon', beaconProxy.address],
];
const used = async (to: Address, name: 'add' | 'count'): Promise<bigint> =>
  done(
    await wallet.sendTransaction({
      to,
      data: encodeFunctionData({ abi: direct.abi, functionName: name }),
      ...fees,
    }),
  );
let none: readonly bigint[] | undefined;
for (const [name, address] of places) {
  await used(address, 'add'); // the first one fills the slot
  const gas = [await used(address, 'add'), await used(address, 'count')] as const;
  none ??= gas;
  const more = gas.map((value, index) => value - (none?.[index] ?? 0n));
  console.log(`${name.padEnd(12)} add() ${gas[0]} (+${more[0]})  count() ${gas[1]} (+${more[1]})`);
  // The proxy's part is the same for each function, except for a few gas of memory.
  if (Math.abs(Number(more[0] - more[1])) > 10) throw new Error('not the same for each function');
}

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createWalletClient, encodeFunctionData, getAddress, http, parseAbi, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { api, client, connection, done, fees, owner } from './espace.js';

// What the pages say about calls that revert and attacks that succeed, on the node.
const { viem } = connection;
const stranger = privateKeyToAccount(process.env.ESPACE_KEY_2 as Hex);
const theirs = createWalletClient({
  account: stranger,
  chain: client.chain,
  transport: http(process.env.ESPACE_RPC),
});
const send = async (request: { to: Hex; data: Hex }): Promise<bigint> =>
  done(await theirs.sendTransaction({ ...request, ...fees }));
const deploy = async (name: string): Promise<Hex> => {
  const { contract, deploymentTransaction } = await viem.sendDeploymentTransaction(name, [], fees);
  await done(deploymentTransaction.hash);
  return contract.address;
};
const abi = parseAbi([
  'function upgradeAndCall(address, address, bytes) payable',
  'function upgradeToAndCall(address, bytes) payable',
  'function initialize(address, uint256)',
  'function owner() view returns (address)',
  'function take(address)',
  'function setUp(address)',
  'error OwnableUnauthorizedAccount(address)',
  'error InvalidInitialization()',
  'error ERC1967InvalidImplementation(address)',
]);
const reverts = async (
  name: string,
  error: string,
  account: Hex,
  to: Hex,
  functionName: never,
  args: never,
): Promise<void> => {
  await assert.rejects(
    client.simulateContract({ account, address: to, abi, functionName, args }),
    new RegExp(error),
  );
  console.log(`${name}: ${error}`);
};
const attempt = reverts as (
  name: string,
  error: string,
  account: Hex,
  to: Hex,
  functionName: string,
  args: readonly unknown[],
) => Promise<void>;
const region = async (name: string, run: () => Promise<void>): Promise<void> => {
  console.log(`# #region ${name}`);
  await run();
  console.log(`# #endregion ${name}`);
};
/** The plugin refuses the layout, and sends nothing. */
const layout = async (proxy: Hex, name: string): Promise<void> => {
  const before = await client.getTransactionCount({ address: owner });
  await assert.rejects(api.upgradeProxy(proxy, name, { ...fees }), /Inserted `limit`/);
  assert.equal(await client.getTransactionCount({ address: owner }), before);
  console.log('the plugin, for a moved layout: Inserted `limit`, and no transaction');
};
const [transparent, uups] = ['transparent', 'uups'].map((kind) =>
  getAddress(readFileSync(`${kind}.txt`, 'utf8')),
) as [Hex, Hex];
const [next, uupsNext] = (await Promise.all(
  [transparent, uups].map((proxy) => api.erc1967.getImplementationAddress(proxy)),
)) as [Hex, Hex];
const admin = await api.erc1967.getAdminAddress(transparent);
const taken = [stranger.address, 1n];

await region('refused-transparent', async () => {
  await layout(transparent, 'TallyShifted');
  await attempt(
    'a stranger upgrades',
    'OwnableUnauthorizedAccount',
    stranger.address,
    admin,
    'upgradeAndCall',
    [transparent, next, '0x'],
  );
  await attempt(
    'initialize the proxy again',
    'InvalidInitialization',
    stranger.address,
    transparent,
    'initialize',
    taken,
  );
  await attempt(
    'initialize the implementation',
    'InvalidInitialization',
    stranger.address,
    next,
    'initialize',
    taken,
  );
});
await region('refused-uups', async () => {
  await layout(uups, 'TallyUupsShifted');
  await attempt(
    'a stranger upgrades',
    'OwnableUnauthorizedAccount',
    stranger.address,
    uups,
    'upgradeToAndCall',
    [uupsNext, '0x'],
  );
  await attempt(
    'the owner upgrades to one without UUPS',
    'ERC1967InvalidImplementation',
    owner,
    uups,
    'upgradeToAndCall',
    [next, '0x'],
  );
  await attempt(
    'initialize the proxy again',
    'InvalidInitialization',
    stranger.address,
    uups,
    'initialize',
    taken,
  );
  await attempt(
    'initialize the implementation',
    'InvalidInitialization',
    stranger.address,
    uupsNext,
    'initialize',
    taken,
  );
});
const ownerOf = (address: Hex) => client.readContract({ address, abi, functionName: 'owner' });
await region('attacks-transparent', async () => {
  const unlocked = await deploy('TallyUnlocked');
  await send({
    to: unlocked,
    data: encodeFunctionData({ abi, functionName: 'initialize', args: [stranger.address, 1n] }),
  });
  assert.equal(await ownerOf(unlocked), stranger.address);
  console.log('TallyUnlocked: the stranger is the owner');
  const empty = await api.deployProxy('TallySetUp', { kind: 'transparent', ...fees });
  await send({
    to: empty.address,
    data: encodeFunctionData({ abi, functionName: 'setUp', args: [stranger.address] }),
  });
  assert.equal(await ownerOf(empty.address), stranger.address);
  console.log('TallySetUp: the stranger is the owner');
});
await region('attacks-uups', async () => {
  const open = await api.deployProxy('TallyUupsOpen', [owner, 5n], { kind: 'uups', ...fees });
  const drain = await deploy('Drain');
  await send({
    to: open.address,
    data: encodeFunctionData({ abi, functionName: 'upgradeToAndCall', args: [drain, '0x'] }),
  });
  assert.equal(await api.erc1967.getImplementationAddress(open.address), getAddress(drain));
  console.log('TallyUupsOpen: the stranger replaced the implementation');
});
await region('shifted', async () => {
  const victim = await api.deployProxy('TallyV1', [owner, 5n], { kind: 'transparent', ...fees });
  for (let time = 0; time < 2; time++) await done(await victim.write.add([], fees));
  const shifted = await api.upgradeProxy(victim.address, 'TallyShifted', {
    unsafeSkipStorageCheck: true,
    ...fees,
  });
  const [limit, count, step] = await Promise.all([
    shifted.read.limit(),
    shifted.read.count(),
    shifted.read.step(),
  ]);
  assert.deepEqual([limit, count, step], [10n, 5n, 0n]);
  console.log(
    `after an upgrade without the check: limit ${limit} (was count), count ${count} (was step), step ${step}`,
  );
});
const beacon = await api.deployBeacon('TallyV1', { ...fees });
const beaconProxy = await api.deployBeaconProxy(beacon, 'TallyV1', [owner, 5n], { ...fees });
writeFileSync('beacon.txt', beaconProxy.address);

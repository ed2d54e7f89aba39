import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import hre from 'hardhat';
import { upgrades } from '@openzeppelin/hardhat-upgrades/viem';
import { encodeFunctionData, getAddress, parseAbi, toFunctionSelector } from 'viem';

const adminAbi = parseAbi(['function owner() view returns (address)']);
// The admin contract's error, which the ABI of Tally doesn't decode.
const unauthorized = new RegExp(toFunctionSelector('OwnableUnauthorizedAccount(address)'));
const proxyAbi = parseAbi(['function upgradeToAndCall(address, bytes) payable']);

describe('Transparent proxy', async () => {
  const connection = await hre.network.create();
  const { viem } = connection;
  const api = await upgrades(hre, connection);
  const client = await viem.getPublicClient();
  const [owner, stranger] = await viem.getWalletClients();
  const us = getAddress(owner.account.address);
  const them = getAddress(stranger.account.address);

  const deploy = async () => {
    const tally = await api.deployProxy('TallyV1', [us, 5n], { kind: 'transparent' });
    await tally.write.add();
    await tally.write.add();
    return tally;
  };

  it('has an admin contract that we own', async () => {
    const tally = await deploy();
    const admin = await api.erc1967.getAdminAddress(tally.address);
    assert.equal(
      await client.readContract({ address: admin, abi: adminAbi, functionName: 'owner' }),
      us,
    );
  });

  it('keeps the state in an upgrade', async () => {
    const tally = await deploy();
    const before = await api.erc1967.getImplementationAddress(tally.address);
    const next = await api.upgradeProxy(tally, 'TallyV2');
    assert.notEqual(await api.erc1967.getImplementationAddress(tally.address), before);
    assert.equal(next.address, tally.address);
    assert.deepEqual([await next.read.count(), await next.read.step()], [10n, 5n]);
    assert.equal(await next.read.owner(), us);
    await next.write.reset();
    assert.deepEqual([await next.read.count(), await next.read.resets()], [0n, 1n]);
  });

  // #region attacks
  it('refuses an upgrade by a stranger', async () => {
    const tally = await deploy();
    await assert.rejects(
      api.upgradeProxy(tally, 'TallyV2', { client: { public: client, wallet: stranger } }),
      unauthorized,
    );
    assert.equal(await tally.read.count(), 10n);
  });

  it('upgrades only through its admin contract', async () => {
    const tally = await deploy();
    const next = await api.deployImplementation('TallyV2', {
      kind: 'transparent',
      redeployImplementation: 'always',
    });
    const data = encodeFunctionData({
      abi: proxyAbi,
      functionName: 'upgradeToAndCall',
      args: [next as `0x${string}`, '0x'],
    });
    await assert.rejects(client.call({ account: us, to: tally.address, data }), /revert/);
  });

  it('refuses a ProxyAdmin as the initial owner', async () => {
    const tally = await deploy();
    const initialOwner = await api.erc1967.getAdminAddress(tally.address);
    await assert.rejects(
      api.deployProxy('TallyV1', [us, 5n], { kind: 'transparent', initialOwner }),
      /must not be a ProxyAdmin/,
    );
  });

  it('runs the call of an upgrade as the admin contract', async () => {
    // So reset(), which is for the owner of the tally, refuses it.
    const tally = await deploy();
    const sender = await api.erc1967.getAdminAddress(tally.address);
    await assert.rejects(
      api.upgradeProxy(tally, 'TallyV2', { call: 'reset' }),
      new RegExp(`OwnableUnauthorizedAccount\\("${sender}"\\)`),
    );
  });

  it('initializes once, and not the implementation', async () => {
    const tally = await deploy();
    await assert.rejects(tally.write.initialize([them, 1n]), /InvalidInitialization/);
    for (const name of ['TallyV1', 'TallyV2'] as const) {
      const logic = await viem.deployContract(name);
      await assert.rejects(
        logic.write.initialize([them, 1n], { account: them }),
        /InvalidInitialization/,
      );
    }
  });

  it('attack: an unlocked implementation gets an owner', async () => {
    const logic = await viem.deployContract('TallyUnlocked');
    await logic.write.initialize([them, 1n], { account: them });
    assert.equal(await logic.read.owner(), them);
  });

  it('attack: a proxy without an initial call gets an owner', async () => {
    // The plugin looks for initialize(). TallySetUp has none, and no arguments are passed: it calls nothing.
    const tally = await api.deployProxy('TallySetUp', { kind: 'transparent' });
    await tally.write.setUp([them], { account: them });
    assert.equal(await tally.read.owner(), them);
  });
  // #endregion attacks
});

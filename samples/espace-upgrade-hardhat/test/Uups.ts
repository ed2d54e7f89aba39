import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import hre from 'hardhat';
import { upgrades } from '@openzeppelin/hardhat-upgrades/viem';
import { encodeFunctionData, getAddress, parseEther } from 'viem';

describe('UUPS proxy', async () => {
  const connection = await hre.network.create();
  const { viem } = connection;
  const api = await upgrades(hre, connection);
  const client = await viem.getPublicClient();
  const test = await viem.getTestClient();
  const [owner, stranger] = await viem.getWalletClients();
  const us = getAddress(owner.account.address);
  const them = getAddress(stranger.account.address);

  const deploy = async () => {
    const tally = await api.deployProxy('TallyUupsV1', [us, 5n], { kind: 'uups' });
    await tally.write.add();
    await tally.write.add();
    return tally;
  };

  it('keeps the state in an upgrade', async () => {
    const tally = await deploy();
    const before = await api.erc1967.getImplementationAddress(tally.address);
    const next = await api.upgradeProxy(tally, 'TallyUupsV2');
    assert.notEqual(await api.erc1967.getImplementationAddress(tally.address), before);
    assert.deepEqual([await next.read.count(), await next.read.step()], [10n, 5n]);
    assert.equal(await next.read.owner(), us);
    await next.write.reset();
    assert.deepEqual([await next.read.count(), await next.read.resets()], [0n, 1n]);
  });

  // #region call
  it('runs the call of an upgrade as the signer', async () => {
    const next = await api.upgradeProxy(await deploy(), 'TallyUupsV2', { call: 'reset' });
    assert.deepEqual([await next.read.count(), await next.read.resets()], [0n, 1n]);
  });
  // #endregion call

  // #region guarded
  it('refuses an upgrade by a stranger', async () => {
    const tally = await deploy();
    const wallet = { client: { public: client, wallet: stranger } };
    await assert.rejects(
      api.upgradeProxy(tally, 'TallyUupsV2', wallet),
      /OwnableUnauthorizedAccount/,
    );
  });

  it('refuses it for version 2 too', async () => {
    const tally = await api.upgradeProxy(await deploy(), 'TallyUupsV2');
    const other = await viem.deployContract('TallyUupsV2');
    await assert.rejects(
      tally.write.upgradeToAndCall([other.address, '0x'], { account: them }),
      /OwnableUnauthorizedAccount/,
    );
  });

  it('refuses an implementation without UUPS, in the plugin and in the contract', async () => {
    const tally = await deploy();
    await assert.rejects(api.upgradeProxy(tally, 'TallyV2'), /kind transparent but proxy is uups/);
    const plain = await viem.deployContract('TallyV2');
    await assert.rejects(
      tally.write.upgradeToAndCall([plain.address, '0x']),
      /ERC1967InvalidImplementation/,
    );
  });

  it('refuses a version that moves the variables', async () => {
    const tally = await deploy();
    await assert.rejects(api.upgradeProxy(tally, 'TallyUupsShifted'), /Inserted `limit`/);
    assert.equal(await tally.read.count(), 10n);
  });

  it('chooses the kind of proxy by the functions of the implementation', async () => {
    const tally = await api.deployProxy('TallyUupsV1', [us, 5n]);
    await assert.rejects(
      api.erc1967
        .getAdminAddress(tally.address)
        .then((admin) => assert.notEqual(BigInt(admin), 0n)),
    );
    const other = await api.deployProxy('TallyV1', [us, 5n]);
    assert.notEqual(BigInt(await api.erc1967.getAdminAddress(other.address)), 0n);
  });

  it('initializes once, and not the implementation', async () => {
    const tally = await deploy();
    await assert.rejects(tally.write.initialize([them, 1n]), /InvalidInitialization/);
    const logic = await viem.deployContract('TallyUupsV1');
    await assert.rejects(
      logic.write.initialize([them, 1n], { account: them }),
      /InvalidInitialization/,
    );
    await assert.rejects(
      logic.write.upgradeToAndCall([logic.address, '0x']),
      /UUPSUnauthorizedCallContext/,
    );
  });
  // #endregion guarded

  // #region attack
  it('attack: a proxy without an initial call gets an owner, who replaces the code', async () => {
    const tally = await api.deployProxy('TallyUupsV1', { kind: 'uups', initializer: false });
    await tally.write.initialize([them, 1n], { account: them });
    assert.equal(await tally.read.owner(), them);
    const drain = await viem.deployContract('Drain');
    await tally.write.upgradeToAndCall([drain.address, '0x'], { account: them });
    assert.equal(
      await api.erc1967.getImplementationAddress(tally.address),
      getAddress(drain.address),
    );
  });

  it('attack: without the guard, a stranger upgrades and takes the CFX', async () => {
    const open = await api.deployProxy('TallyUupsOpen', [us, 5n], { kind: 'uups' });
    await test.setBalance({ address: open.address, value: parseEther('1') });
    const drain = await viem.deployContract('Drain');
    const before = await client.getBalance({ address: them });
    const take = encodeFunctionData({ abi: drain.abi, functionName: 'take', args: [them] });
    await open.write.upgradeToAndCall([drain.address, take], { account: them });
    assert.equal(await client.getBalance({ address: open.address }), 0n);
    assert.ok((await client.getBalance({ address: them })) > before + parseEther('0.99')); // they paid the fee
  });
  // #endregion attack
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import hre from 'hardhat';
import { upgrades } from '@openzeppelin/hardhat-upgrades/viem';
import { encodeAbiParameters, keccak256, stringToHex, toHex, type Hex } from 'viem';

describe('Layout', async () => {
  const connection = await hre.network.create();
  const api = await upgrades(hre, connection);
  const [owner] = await connection.viem.getWalletClients();
  const options = { kind: 'transparent' } as const;

  // #region layout
  it('accepts a version that adds at the end', () =>
    api.validateUpgrade('TallyV1', 'TallyV2', options));

  it('refuses a version that moves the variables', () =>
    assert.rejects(api.validateUpgrade('TallyV1', 'TallyShifted', options), /Inserted `limit`/));

  it('refuses it at the upgrade too, and the proxy keeps its state', async () => {
    const tally = await api.deployProxy('TallyV1', [owner.account.address, 5n], options);
    await tally.write.add();
    await assert.rejects(api.upgradeProxy(tally, 'TallyShifted'), /Inserted `limit`/);
    assert.deepEqual([await tally.read.count(), await tally.read.step()], [5n, 5n]);
  });
  // #endregion layout

  // #region shifted
  it('mixes up the values if the check is switched off', async () => {
    const tally = await api.deployProxy('TallyV1', [owner.account.address, 5n], options);
    await tally.write.add();
    await tally.write.add();
    const shifted = await api.upgradeProxy(tally, 'TallyShifted', { unsafeSkipStorageCheck: true });
    assert.equal(await shifted.read.limit(), 10n); // was count
    assert.equal(await shifted.read.count(), 5n); // was step
    assert.equal(await shifted.read.step(), 0n);
  });
  // #endregion shifted

  // #region namespace
  it('checks the variables of a namespace too', async () => {
    await api.validateUpgrade('NamespacedV1', 'NamespacedV2', options);
    await assert.rejects(
      api.validateUpgrade('NamespacedV1', 'NamespacedShifted', options),
      /Inserted `limit`/,
    );
    await assert.rejects(
      api.validateUpgrade('NamespacedV1', 'NamespacedRenamed', options),
      /Deleted namespace/,
    );
  });
  // #endregion namespace

  it('has the slot of the namespace as ERC-7201 defines it', async () => {
    const hash = BigInt(keccak256(stringToHex('tally.main'))) - 1n;
    const slot: Hex = toHex(
      BigInt(keccak256(encodeAbiParameters([{ type: 'uint256' }], [hash]))) & ~0xffn,
      { size: 32 },
    );
    const { deployedBytecode } = await hre.artifacts.readArtifact('NamespacedV1');
    assert.ok(deployedBytecode.includes(slot.slice(2)));
  });

  // #region accepted
  it('accepts what only a test can find: no guard, no lock', async () => {
    await api.validateImplementation('TallyUupsOpen', { kind: 'uups' });
    await api.validateImplementation('TallyUnlocked', options);
  });
  // #endregion accepted
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { network } from 'hardhat';

describe('Counter', async () => {
  const { viem } = await network.create();

  it('adds', async () => {
    const counter = await viem.deployContract('Counter');
    await counter.write.add([3n]);
    assert.equal(await counter.read.count(), 3n);
  });

  it('refuses more than ten at once', async () => {
    const counter = await viem.deployContract('Counter');
    await assert.rejects(counter.write.add([11n]), /Limit\(10\)/);
  });
});

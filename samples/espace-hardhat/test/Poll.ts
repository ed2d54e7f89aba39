import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { network } from 'hardhat';

describe('Poll', async () => {
  const { viem } = await network.create();
  const deploy = () => viem.deployContract('Poll', ['Tabs or spaces?', 2n]);

  it('counts a vote', async () => {
    const poll = await deploy();
    await poll.write.vote([1n]);
    assert.equal(await poll.read.votes([1n]), 1n);
  });

  it('rejects a second vote', async () => {
    const poll = await deploy();
    await poll.write.vote([1n]);
    await assert.rejects(poll.write.vote([0n]), /AlreadyVoted/);
  });

  it("rejects an option that doesn't exist", async () => {
    const poll = await deploy();
    await assert.rejects(poll.write.vote([2n]), /NoSuchOption\(2\)/);
  });
});

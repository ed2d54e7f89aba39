const assert = require('node:assert/strict');
const {ethers} = require('hardhat');

describe('Counter', () => {
  it('adds', async () => {
    const counter = await ethers.deployContract('Counter');
    await (await counter.add(3)).wait();
    assert.equal(await counter.count(), 3n);
  });

  it('refuses more than ten at once', async () => {
    const counter = await ethers.deployContract('Counter');
    await assert.rejects(counter.add(11), /Limit\(10\)/);
  });
});

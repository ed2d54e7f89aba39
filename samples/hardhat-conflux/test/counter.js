const assert = require('node:assert/strict');
const { conflux } = require('hardhat');

describe('Counter', () => {
  let account, counter;

  before(async () => {
    [account] = await conflux.getSigners();
    const Counter = await conflux.getContractFactory('Counter');
    const receipt = await Counter.constructor(0)
      .sendTransaction({ from: account.address })
      .executed();
    counter = await conflux.getContractAt('Counter', receipt.contractCreated);
  });

  it('adds', async () => {
    await counter.add(3).sendTransaction({ from: account.address }).executed();
    assert.equal(await counter.count(), 3n);
  });

  it('rejects more than ten at once', async () => {
    // The estimate before the transaction fails; nothing is sent.
    await assert.rejects(
      counter.add(11).sendTransaction({ from: account.address }).executed(),
      /reverted/,
    );
  });
});

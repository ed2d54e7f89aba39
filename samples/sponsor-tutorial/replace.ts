// Another account replaces the gas sponsor; the first one gets the rest back.
// #region replace
import { address, cfx, conflux, control, expect, owner, sameAddress, second } from './conflux.ts';

const { sponsorBalanceForGas: rest, sponsorGasBound: bound } =
  await conflux.cfx.getSponsorInfo(address);
const before = (await conflux.cfx.getBalance(owner.address)) as bigint;
const value = 1_000n * bound > rest ? 1_000n * bound : rest + 1n; // more than the rest, at least 1,000 × the bound
await control
  .setSponsorForGas(address, bound)
  .sendTransaction({ from: second.address, value })
  .executed();
const after = (await conflux.cfx.getBalance(owner.address)) as bigint;
console.log('the first sponsor gets back', cfx(after - before), 'of 1 CFX');
// #endregion replace
expect(after - before === rest, 'the first sponsor gets back what was left');
expect(
  sameAddress((await conflux.cfx.getSponsorInfo(address)).sponsorForGas, second.address),
  'the second account is the sponsor',
);

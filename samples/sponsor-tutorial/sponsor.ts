// Deposits CFX for gas and for collateral.
import {
  address,
  asOwner,
  cfx,
  conflux,
  control,
  expect,
  owner,
  sameAddress,
  showDeposits,
} from './conflux.ts';

const CFX = 10n ** 18n;

expect((await conflux.cfx.getCode(address)) !== '0x', 'the address has code');

// #region deposit
const upperBound = CFX / 1_000n; // the most that one transaction may cost: 0.001 CFX
await asOwner(control.setSponsorForGas(address, upperBound), 1_000n * upperBound);
await asOwner(control.setSponsorForCollateral(address), CFX / 4n);
await showDeposits(address);
// #endregion deposit

const info = await conflux.cfx.getSponsorInfo(address);
console.log('upper bound       ', cfx(info.sponsorGasBound));
expect(info.sponsorBalanceForGas === CFX, 'the gas deposit is 1 CFX');
expect(
  info.sponsorBalanceForCollateral === CFX / 8n && Number(info.availableStoragePoints) === 128,
  'half of the collateral deposit became points',
);
expect(sameAddress(info.sponsorForGas, owner.address), 'the owner is the gas sponsor');

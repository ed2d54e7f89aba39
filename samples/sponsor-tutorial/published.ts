// Tries the gas sponsorship of the rules of 2022, and computes what your own would need.
import { asOwner, cfx, conflux, control, expect, owner } from './conflux.ts';

const GDRIP = 10n ** 9n;
const CFX = 10n ** 18n;
const mark = (line: string) => console.log(`# #${line}`);

// A contract that does nothing, whoever calls it.
const { contractCreated: idle } = await conflux.cfx
  .sendTransaction({ from: owner.address, data: '0x6001600c60003960016000f300' })
  .executed();

mark('region published');
// #region published
await asOwner(control.setSponsorForGas(idle, 500_000), 5n * GDRIP); // upper bound 500,000 drip
await asOwner(control.addPrivilegeByAdmin(idle, ['0x0000000000000000000000000000000000000000']));
const check = await conflux.cfx.checkBalanceAgainstTransaction(
  conflux.wallet.addRandom().address,
  idle,
  '0x7530',
  '0x3b9aca00',
  '0x0',
);
console.log(
  '30,000 gas × 1 Gdrip =',
  (30_000n * GDRIP).toLocaleString('en-US'),
  'drip; upper bound 500,000 drip',
);
console.log(
  'the sender pays the fee:',
  check.willPayTxFee,
  ' can a user without CFX call it:',
  check.isBalanceEnough,
);
// #endregion published
mark('endregion published');
expect(
  check.willPayTxFee === true && check.isBalanceEnough === false,
  'an upper bound of 500,000 drip pays for nothing',
);

mark('region plan');
// #region plan
/** The deposits for a number of sponsored calls, each at its highest cost. */
function plan(calls: bigint, gasLimit: bigint, maxPrice: bigint, newSlots: bigint): void {
  const upperBound = gasLimit * maxPrice;
  const gas = (calls > 1_000n ? calls : 1_000n) * upperBound; // the minimum is 1,000 × the upper bound
  const collateral = (calls * newSlots * CFX) / 16n; // a slot needs 1/16 CFX
  console.log(
    `${calls} calls, ${newSlots} new slots each: upper bound ${cfx(upperBound)}, gas ${cfx(gas)}, collateral ${cfx(collateral)}`,
  );
}
plan(100n, 100_000n, 5n * GDRIP, 0n);
plan(1_000n, 100_000n, 5n * GDRIP, 1n);
plan(10_000n, 100_000n, 5n * GDRIP, 1n);
// #endregion plan
mark('endregion plan');

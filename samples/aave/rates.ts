// Are the formulas exact? Rates for each usage, and the growth of both indexes between two transactions.
import { borrowRate, compounded, grown, linear, supplyRate, usageOf } from './formula.ts';
import {
  A,
  B,
  borrower,
  CURVE,
  expect,
  largestDeployment,
  Market,
  other,
  RESERVE_FACTOR,
} from './market.ts';

const RAY = 10n ** 27n;
const show = (rate: bigint, digits = 2) => `${(Number(rate) / 1e25).toFixed(digits)}%`;
const market = await Market.open();

console.log('# #region rates');
console.log('usage   borrowers pay   suppliers get');
for (const used of [0n, 20n, 40n, 60n, 80n, 85n, 90n, 95n, 100n]) {
  const [debt, available] = [used * 1_000n * B.unit, (100n - used) * 1_000n * B.unit];
  const contract = await market.rates(debt, available);
  const usage = usageOf(debt, available);
  const borrow = borrowRate(usage, CURVE);
  const supply = supplyRate(usage, borrow, RESERVE_FACTOR);
  expect(
    contract.borrow === borrow && contract.supply === supply,
    `the strategy's rates at ${used}% are those of the formula`,
  );
  console.log(`${used}%`.padEnd(8) + show(borrow).padEnd(16) + show(supply));
}
console.log('# #endregion rates');

console.log('# #region pool');
await market.supply(other, market.b, 20_000n * B.unit);
await market.supply(borrower, market.a, 20n * A.unit);
await market.borrow(17_000n * B.unit);
const before = await market.reserve(market.b);
const usage = usageOf(17_000n * B.unit, 3_000n * B.unit);
expect(before.borrowRate === borrowRate(usage, CURVE), 'the pool has the rate of the formula');
console.log(
  `20000 B supplied, 17000 B borrowed: the pool's rates are ${show(before.borrowRate)} and ${show(before.supplyRate)}`,
);

await new Promise((resolve) => setTimeout(resolve, 20_000));
await market.supply(other, market.b, 1n); // any transaction of the reserve updates the indexes
const after = await market.reserve(market.b);
const seconds = after.updated - before.updated;
expect(seconds >= 20n, 'time has passed');
expect(
  after.borrowIndex === grown(before.borrowIndex, compounded(before.borrowRate, seconds)),
  'debt has grown as the formula',
);
expect(
  after.supplyIndex === grown(before.supplyIndex, linear(before.supplyRate, seconds)),
  'what was supplied has grown as the formula',
);
console.log(
  'after more than 20 seconds, both indexes are those of the formula, to the last of 27 digits',
);
console.log('# #endregion pool');

console.log('# #region year');
console.log('rate     debt after a year   e to the power of the rate');
for (const percent of [4n, 19n, 64n]) {
  const rate = percent * 10n ** 25n;
  const debt = compounded(rate, 31_536_000n) - RAY;
  console.log(
    `${percent}%`.padEnd(9) +
      `+${show(debt)}`.padEnd(20) +
      `+${(100 * (Math.exp(Number(percent) / 100) - 1)).toFixed(2)}%`,
  );
}
console.log('# #endregion year');

console.log('# #region gas');
console.log(
  `the largest contract used ${(Number(largestDeployment()) / 1e6).toFixed(1)} million gas`,
);
console.log('# #endregion gas');

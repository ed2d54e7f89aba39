// A position becomes unhealthy: half of its debt is liquidated, and after a crash the rest, which is more than the collateral is worth.
import { healthFactor, liquidation } from './formula.ts';
import { A, B, borrower, DOLLAR, expect, Market, other, show, TERMS, THRESHOLD } from './market.ts';

const market = await Market.open();
await market.supply(other, market.b, 20_000n * B.unit);
await market.supply(borrower, market.a, 10n * A.unit);

console.log('# #region health');
expect(
  (await market.refusal(borrower, ...market.borrowing(15_001n * B.unit))) === '36',
  'the loan to value limits the loan',
);
console.log('10 A at 2000 B are collateral: borrowing 15001 B fails with 36');
await market.borrow(14_000n * B.unit);
console.log('with a debt of 14000 B:');
console.log('price of A   health factor   liquidating');
for (const price of [2_000n, 1_800n, 1_751n, 1_740n]) {
  await market.setPrice(market.a, price * DOLLAR);
  const { collateral, debt, health, threshold } = await market.account();
  expect(
    threshold === THRESHOLD && health === healthFactor(collateral, THRESHOLD, debt),
    'the health factor is that of the formula',
  );
  const refusal = await market.refusal(other, ...market.liquidating(1_000n * B.unit));
  expect(
    (refusal === undefined) === health < 10n ** 18n && (refusal ?? '45') === '45',
    'anyone may liquidate below 1',
  );
  console.log(
    `${price} B`.padEnd(13) +
      show(health, 18, 4).padEnd(16) +
      (refusal === undefined ? 'possible' : `fails with ${refusal}`),
  );
}
console.log('# #endregion health');

async function liquidate(price: bigint): Promise<void> {
  await market.setPrice(market.a, price * DOLLAR);
  const start = await market.account();
  const available = await market.collateral();
  const { paid, received } = await market.liquidate();
  const [side, debtSide] = [
    { price: price * DOLLAR, unit: A.unit },
    { price: DOLLAR, unit: B.unit },
  ];
  const half = start.health > 95n * 10n ** 16n;
  const asked = half ? paid : (start.debt * B.unit) / DOLLAR + B.unit; // what the debt can be, with the interest of some seconds
  const computed = liquidation(asked, available, debtSide, side, TERMS);
  expect(
    paid === computed.paid && received === computed.received,
    'the liquidator pays and receives what the formula gives',
  );
  const end = await market.account();
  const rest = await market.collateral();
  expect(
    available - rest >= computed.taken - 1n && available - rest <= computed.taken + 1n,
    'the borrower loses what the formula gives',
  );
  const value = (amount: bigint) => (Number(amount) / 1e18) * Number(price);
  console.log(
    `price ${price} B, health factor ${show(start.health, 18, 4)}: collateral ${show(available, 18, 4)} A, debt ${show(start.debt, 8, 1)} B`,
  );
  console.log(
    `liquidator pays    ${show(paid, 6)} B, which is ${half ? 'half of the debt' : 'all that the collateral is enough for'}`,
  );
  console.log(
    `borrower loses     ${show(computed.taken, 18, 4)} A, worth ${value(computed.taken).toFixed(2)} B`,
  );
  console.log(
    `liquidator gets    ${show(received, 18, 4)} A, worth ${value(received).toFixed(2)} B; the protocol gets the rest`,
  );
  console.log(`left               ${show(rest, 18, 4)} A and a debt of ${show(end.debt, 8, 1)} B`);
  if (half) {
    expect(
      Math.abs(Number(end.debt) / Number(start.debt) - 0.5) < 1e-4,
      'half of the debt is paid',
    );
    expect(end.health > start.health && end.health > 10n ** 18n, 'the position is healthy again');
    console.log(`health factor      ${show(end.health, 18, 4)}`);
  } else {
    expect(rest === 0n && end.debt > 0n, 'a debt without collateral is left');
    console.log('nobody has a reason to pay this debt; it is missing for those who supplied B');
  }
}

console.log('# #region half');
await liquidate(1_740n);
console.log('# #endregion half');
console.log('# #region crash');
await liquidate(1_000n);
console.log('# #endregion crash');

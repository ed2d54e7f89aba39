// Rates and indexes are multiples of 10^-27, shares are in hundredths of a percent. Products are rounded to the nearest.
const RAY = 10n ** 27n;
const YEAR = 31_536_000n;
const rayMul = (a: bigint, b: bigint) => (a * b + RAY / 2n) / RAY;
const rayDiv = (a: bigint, b: bigint) => (a * RAY + b / 2n) / b;
const share = (amount: bigint, of: bigint) => (amount * of + 5_000n) / 10_000n;

// #region rates
export interface Curve {
  optimal: bigint; // the usage at the bend
  base: bigint;
  slope1: bigint; // added until the bend
  slope2: bigint; // added from the bend to a usage of 100%
}

/** What borrowers pay a year: little until the bend, a lot after it. */
export function borrowRate(usage: bigint, { optimal, base, slope1, slope2 }: Curve): bigint {
  if (usage <= optimal) return base + rayDiv(rayMul(slope1, usage), optimal);
  return base + slope1 + rayMul(slope2, rayDiv(usage - optimal, RAY - optimal));
}

/** What suppliers get a year: what borrowers pay, spread over all that was supplied, without the reserve factor. */
export function supplyRate(usage: bigint, rate: bigint, reserveFactor: bigint): bigint {
  return share(rayMul(rate, usage), 10_000n - reserveFactor);
}

export const usageOf = (debt: bigint, available: bigint): bigint =>
  debt === 0n ? 0n : rayDiv(debt, available + debt);
// #endregion rates

// #region interest
/** Debt grows each second by the rate: the first three terms of the power of a sum. */
export function compounded(rate: bigint, seconds: bigint): bigint {
  const square = rayMul(rate, rate) / YEAR ** 2n;
  const cube = rayMul(square, rate) / YEAR;
  const third = seconds > 2n ? (seconds * (seconds - 1n) * (seconds - 2n) * cube) / 6n : 0n;
  return RAY + (rate * seconds) / YEAR + (seconds * (seconds - 1n) * square) / 2n + third;
}

/** What was supplied grows in a straight line between two transactions. */
export const linear = (rate: bigint, seconds: bigint): bigint => RAY + (rate * seconds) / YEAR;

export const grown = (index: bigint, factor: bigint): bigint => rayMul(factor, index);
// #endregion interest

// #region health
/** Below 1 (10^18), anyone may liquidate. Collateral and debt are in the currency of the oracle. */
export function healthFactor(collateral: bigint, threshold: bigint, debt: bigint): bigint {
  return (share(collateral, threshold) * 10n ** 18n + debt / 2n) / debt;
}
// #endregion health

// #region liquidation
export interface Side {
  price: bigint;
  unit: bigint; // smallest units in one token
}

export interface Terms {
  bonus: bigint; // 10,500: collateral worth 105% of the debt
  fee: bigint; // the protocol's share of the bonus
}

/** How much collateral a liquidator gets for paying a debt, and how much debt the collateral is enough for. */
export function liquidation(
  debt: bigint,
  available: bigint,
  debtSide: Side,
  side: Side,
  { bonus, fee }: Terms,
): { paid: bigint; taken: bigint; received: bigint } {
  const worth = (debtSide.price * debt * side.unit) / (side.price * debtSide.unit);
  let [paid, taken] = [debt, share(worth, bonus)];
  if (taken > available) {
    taken = available;
    paid = inverse((side.price * available * debtSide.unit) / (debtSide.price * side.unit), bonus);
  }
  return { paid, taken, received: taken - share(taken - inverse(taken, bonus), fee) };
}

const inverse = (amount: bigint, of: bigint) => (amount * 10_000n + of / 2n) / of;
// #endregion liquidation

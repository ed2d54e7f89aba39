const ONE = 2n ** 96n; // prices are square roots in this unit

const up = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor;

/** The square root, rounded up. */
function rootUp(value: bigint): bigint {
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (let next = (root + value / root) / 2n; next < root; next = (root + value / root) / 2n)
    root = next;
  return root * root < value ? root + 1n : root;
}

// #region root
/** The square root of the price at a tick. The price is 1.0001 to the power of the tick. */
export function rootAt(tick: number): bigint {
  const power = (base: bigint) => base ** BigInt(Math.abs(tick));
  const [dividend, divisor] =
    tick < 0 ? [power(10_000n), power(10_001n)] : [power(10_001n), power(10_000n)];
  return rootUp(up(dividend * ONE ** 2n, divisor));
}
// #endregion root

// #region amounts
export interface Range {
  lower: bigint; // square roots of the two prices where the range ends
  upper: bigint;
  liquidity: bigint;
}

const amountA = (from: bigint, to: bigint, liquidity: bigint) =>
  up(up(liquidity * ONE * (to - from), to), from);
const amountB = (from: bigint, to: bigint, liquidity: bigint) => up(liquidity * (to - from), ONE);

/** What a pool asks for a position: A for the part of the range above the price, B for the part below. */
export function amounts({ lower, upper, liquidity }: Range, root: bigint): [bigint, bigint] {
  const price = root < lower ? lower : root > upper ? upper : root;
  return [amountA(price, upper, liquidity), amountB(lower, price, liquidity)];
}
// #endregion amounts

// #region sell
export interface Trade {
  paid: bigint;
  received: bigint;
  root: bigint;
}

/** Sells A, with a fee in millionths: the price falls through the ranges until the payment is used up. */
export function sell(input: bigint, fee: bigint, start: bigint, ranges: Range[]): Trade {
  let [left, received, root] = [input, 0n, start];
  const ends = ranges
    .flatMap(({ lower, upper }) => [lower, upper])
    .sort((x, y) => (x > y ? -1 : 1));
  for (const end of ends.filter((value) => value < start)) {
    const active = ranges.filter(({ lower, upper }) => lower < root && root <= upper);
    const liquidity = active.reduce((sum, range) => sum + range.liquidity, 0n);
    const afterFee = (left * (1_000_000n - fee)) / 1_000_000n;
    const needed = liquidity > 0n ? amountA(end, root, liquidity) : 0n;
    const reaches = afterFee >= needed;
    const next = reaches ? end : up(liquidity * ONE * root, liquidity * ONE + afterFee * root);
    received += (liquidity * (root - next)) / ONE;
    left = reaches ? left - needed - up(needed * fee, 1_000_000n - fee) : 0n;
    root = next;
    if (left === 0n) break;
  }
  return { paid: input - left, received, root };
}
// #endregion sell

// #region against
/** A position's value against holding, without fees: prices relative to the price at the start. */
export function against(lower: number, upper: number, price: number): number {
  const at = (value: number): [number, number] => {
    const root = Math.sqrt(Math.min(Math.max(value, lower), upper));
    return [1 / root - 1 / Math.sqrt(upper), root - Math.sqrt(lower)];
  };
  const value = ([a, b]: [number, number]) => a * price + b;
  return value(at(price)) / value(at(1)) - 1;
}
// #endregion against

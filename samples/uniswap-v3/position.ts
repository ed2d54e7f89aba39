// What a provider gets back after the price has left the range, compared with just holding.
import { against } from './formula.ts';
import { expect, FEE, Market, position, priceOf, show, units } from './market.ts';

const START = 2n ** 97n; // the root of 4: one A is worth 4 B
const END = BigInt(Math.round(Math.sqrt(8) * 2 ** 40)) << 56n; // the root of 8

const range = position(11_640, 16_080, START, units(1_000));
const market = await Market.open(START);
const put = await market.provide(range);

// Traders buy A until the price is 8 B. Above the range, there is nothing to buy, so the price jumps.
const [, paid] = await market.swap(false, units(1_000_000), END);
const [a, b, feeA, feeB] = await market.leave(range);
const price = priceOf(END);
const value = (amountA: bigint, amountB: bigint) => Number(amountA) * price + Number(amountB);
const held = value(put[0], put[1]);
const formula = against(priceOf(range.lower) / 4, priceOf(range.upper) / 4, price / 4);

console.log('# #region result');
console.log(
  `range: ${priceOf(range.lower).toFixed(2)} to ${priceOf(range.upper).toFixed(2)} B, price: 4 B at the start, ${price.toFixed(2)} B at the end`,
);
console.log(`put in     ${show(put[0])} A and ${show(put[1])} B`);
console.log(`got back   ${show(a)} A and ${show(b)} B, and ${show(feeB)} B in fees`);
console.log(
  `worth      ${show(b + feeB)} B; just held, it would be worth ${(held / 1e18).toFixed(2)} B`,
);
console.log(
  `difference ${(100 * (value(a + feeA, b + feeB) / held - 1)).toFixed(2)}% with fees, ${(100 * (value(a, b) / held - 1)).toFixed(2)}% without`,
);
console.log('# #endregion result');
expect(a === 0n && feeA === 0n, 'above its range, a position is all B');
expect(
  Math.abs(value(a, b) / held - 1 - formula) < 1e-9,
  'without fees, the difference is that of the formula',
);
const exact = (paid * FEE) / 1_000_000n;
expect(
  exact - feeB >= 0n && exact - feeB < 10n,
  'the only provider gets the whole fee, but for a few smallest units',
);

console.log('# #region table');
const factors = [0.5, 0.8, 0.95, 1.05, 1.25, 2, 4];
console.log('range            ' + factors.map((factor) => `× ${factor}`.padStart(9)).join(''));
for (const width of [Infinity, 4, 1.25, 1.05]) {
  const ends = width === Infinity ? ([1e-12, 1e12] as const) : ([1 / width, width] as const);
  const cells = factors.map((factor) =>
    `${(100 * against(...ends, factor)).toFixed(2)}%`.padStart(9),
  );
  console.log(
    (width === Infinity ? 'all prices' : `÷ ${width} to × ${width}`).padEnd(17) + cells.join(''),
  );
}
console.log('# #endregion table');
expect(
  Math.abs(against(1e-12, 1e12, 2) + 0.0572) < 0.0001,
  'a range of all prices loses what a v2 pair loses',
);

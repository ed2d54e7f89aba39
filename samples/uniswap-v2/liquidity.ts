// What a provider gets back after the price has moved, compared with just holding.
import { formatEther } from 'viem';
import { expect, Market, units } from './market.ts';

const market = await Market.open([units(1_000), units(4_000)]);
const start = await market.reserves();
const { mine, total } = await market.shares();
console.log('# #region shares');
console.log(`shares: ${mine} of ${total}; ${total - mine} belong to nobody`);
console.log('# #endregion shares');
expect(total === 2_000n * 10n ** 18n, 'the first shares are the square root of the product');

// #region moved
/** What a share without fees is worth after the price changed by a factor, compared with holding. */
export const against = (factor: number): number => (2 * Math.sqrt(factor)) / (1 + factor) - 1;
// #endregion moved

// Traders buy A with B until the price of A has about quadrupled.
for (let left = 8; left > 0; left--) {
  const [, b] = await market.reserves();
  await market.swap(1, (units(8_000) - b) / BigInt(left));
}
const end = await market.reserves();
const price = Number(end[1]) / Number(end[0]);
const before = [await market.balance(0), await market.balance(1)] as const;
await market.leave();
const back = [
  (await market.balance(0)) - before[0],
  (await market.balance(1)) - before[1],
] as const;

const value = (amounts: readonly [bigint, bigint]) =>
  Number(formatEther(amounts[0])) * price + Number(formatEther(amounts[1]));
const held = value(start);
const got = value(back);
const factor = price / 4;
console.log('# #region result');
console.log(`price of A: 4 B at the start, ${price.toFixed(4)} B at the end`);
console.log(`put in      ${formatEther(start[0])} A and ${formatEther(start[1])} B`);
console.log(
  `got back    ${Number(formatEther(back[0])).toFixed(2)} A and ${Number(formatEther(back[1])).toFixed(2)} B`,
);
console.log(`worth       ${got.toFixed(2)} B; just held, it would be worth ${held.toFixed(2)} B`);
console.log(
  `difference  ${(100 * (got / held - 1)).toFixed(2)}%; the formula without fees gives ${(100 * against(factor)).toFixed(2)}%`,
);
console.log('# #endregion result');
expect(got / held - 1 > against(factor), 'the fees make the loss smaller than the formula');
expect(got / held - 1 < against(factor) + 0.003, 'but by less than the fee of what was traded');

console.log('# #region table');
console.log('price changes by   worth against holding');
for (const f of [1, 1.25, 1.5, 2, 4, 10, 0.5, 0.25])
  console.log(`× ${String(f).padEnd(17)}${(100 * against(f)).toFixed(2)}%`);
console.log('# #endregion table');

// Draws what a trade of a given size pays per unit, as a share of the spot price: through one exchange, and through two.
import { amountOut, through } from './formula.ts';

const [left, top, width, height] = [44, 12, 270, 130];
const reserve = 10n ** 24n;
const pool = { coins: reserve, tokens: reserve };
const input = (size: number) => (reserve * BigInt(Math.round(size * 1000))) / 1000n;
const one = (size: number) =>
  Number(amountOut(input(size), reserve, reserve)) / (size * Number(reserve));
const two = (size: number) => Number(through(input(size), pool, pool)) / (size * Number(reserve));
const x = (size: number) => left + width * size;
const y = (value: number) => top + height * (1 - value);
const sizes = Array.from({ length: 50 }, (_, i) => (i + 1) / 50);
const curve = (start: number, share: (size: number) => number) =>
  `M${left} ${y(start).toFixed(1)}` +
  sizes.map((size) => `L${x(size).toFixed(1)} ${y(share(size)).toFixed(1)}`).join('');
const text = (at: [number, number], words: string, anchor = 'middle') =>
  `  <text x="${at[0]}" y="${at[1]}" fill="currentColor" text-anchor="${anchor}">${words}</text>`;

console.log(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 176" fill="none" font-family="inherit" font-size="11">',
    `  <path d="M${left} ${top}V${top + height}H${left + width}" stroke="currentColor"/>`,
    `  <path d="${curve(0.997, one)}" stroke="currentColor" stroke-width="2"/>`,
    `  <path d="${curve(0.997 ** 2, two)}" stroke="var(--cfx-accent)" stroke-width="2"/>`,
    ...[0, 0.5, 1].map((value) => text([left - 6, y(value) + 4], `${value * 100}%`, 'end')),
    ...[0, 0.25, 0.5, 0.75, 1].map((size) => text([x(size), top + height + 16], `${size * 100}%`)),
    text([left + width / 2, top + height + 32], 'Δx / x'),
    '</svg>',
  ].join('\n'),
);
if (Math.abs(two(1) - 0.3323) > 0.0005)
  throw new Error(
    'No longer true: through two exchanges, a trade as large as the first reserve pays a third of the spot price',
  );

// Draws what a trade of a given size pays per unit, as a share of the spot price.
import { amountOut } from './formula.ts';

const [left, top, width, height] = [44, 12, 270, 130];
const reserve = 10n ** 24n;
const share = (size: number) =>
  Number(amountOut((reserve * BigInt(Math.round(size * 1000))) / 1000n, reserve, reserve)) /
  (size * Number(reserve));
const x = (size: number) => left + width * size;
const y = (value: number) => top + height * (1 - value);
const curve = Array.from({ length: 100 }, (_, i) => (i + 1) / 100).map(
  (size) => `${x(size).toFixed(1)} ${y(share(size)).toFixed(1)}`,
);
const text = (at: [number, number], words: string, anchor = 'middle') =>
  `  <text x="${at[0]}" y="${at[1]}" fill="currentColor" text-anchor="${anchor}">${words}</text>`;

console.log(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 176" fill="none" font-family="inherit" font-size="11">',
    `  <path d="M${left} ${top}V${top + height}H${left + width}" stroke="currentColor"/>`,
    `  <path d="M${left} ${y(0.5)}H${left + width}" stroke="currentColor" stroke-opacity="0.35" stroke-dasharray="3 3"/>`,
    `  <path d="M${left} ${y(0.997).toFixed(1)}L${curve.join('L')}" stroke="var(--cfx-accent)" stroke-width="2"/>`,
    ...[0, 0.5, 1].map((value) => text([left - 6, y(value) + 4], `${value * 100}%`, 'end')),
    ...[0, 0.25, 0.5, 0.75, 1].map((size) => text([x(size), top + height + 16], `${size * 100}%`)),
    text([left + width / 2, top + height + 32], 'Δx / x'),
    '</svg>',
  ].join('\n'),
);
if (Math.abs(share(1) - 0.4992) > 0.0001)
  throw new Error('No longer true: a trade as large as the reserve pays half of the spot price');

// Draws the two rates for each usage of a reserve.
import { borrowRate, supplyRate, type Curve } from './formula.ts';

const percent = (value: number) => BigInt(Math.round(value * 100)) * 10n ** 23n;
const curve: Curve = { optimal: percent(80), base: 0n, slope1: percent(4), slope2: percent(60) };
const [left, top, width, height] = [44, 12, 270, 130];
const highest = 0.64;
const x = (usage: number) => left + width * usage;
const y = (rate: number) => top + height * (1 - rate / highest);
const borrow = (usage: number) => Number(borrowRate(percent(usage * 100), curve)) / 1e27;
const supply = (usage: number) =>
  Number(supplyRate(percent(usage * 100), borrowRate(percent(usage * 100), curve), 1_000n)) / 1e27;
const usages = Array.from({ length: 51 }, (_, i) => i / 50);
const line = (rate: (usage: number) => number) =>
  'M' + usages.map((usage) => `${x(usage).toFixed(1)} ${y(rate(usage)).toFixed(1)}`).join('L');
const text = (at: [number, number], words: string, anchor = 'middle') =>
  `  <text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" fill="currentColor" text-anchor="${anchor}">${words}</text>`;

console.log(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 176" fill="none" font-family="inherit" font-size="11">',
    `  <path d="M${left} ${top}V${top + height}H${left + width}" stroke="currentColor"/>`,
    `  <path d="M${x(0.8)} ${top}V${top + height}" stroke="currentColor" stroke-opacity="0.35" stroke-dasharray="3 3"/>`,
    `  <path d="${line(supply)}" stroke="currentColor" stroke-width="2"/>`,
    `  <path d="${line(borrow)}" stroke="var(--cfx-accent)" stroke-width="2"/>`,
    ...[0, 0.16, 0.32, 0.48, 0.64].map((rate) =>
      text([left - 6, y(rate) + 4], `${Math.round(rate * 100)}%`, 'end'),
    ),
    ...[0, 0.2, 0.4, 0.6, 0.8, 1].map((usage) =>
      text([x(usage), top + height + 16], `${usage * 100}%`),
    ),
    text([left + width / 2, top + height + 32], 'U'),
    '</svg>',
  ].join('\n'),
);
if (Math.abs(borrow(0.9) - 0.34) > 1e-9)
  throw new Error('No longer true: borrowers pay 34% at a usage of 90%');

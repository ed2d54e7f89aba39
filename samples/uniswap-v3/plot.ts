// Draws what a position is worth against holding, for a range of all prices and for a narrow one.
import { against } from './formula.ts';

const [left, top, width, height] = [48, 22, 266, 130];
const lowest = -0.3;
const x = (factor: number) => left + (width * (Math.log2(factor) + 1)) / 2;
const y = (value: number) => top + (height * value) / lowest;
const factors = Array.from({ length: 97 }, (_, i) => 2 ** ((i - 48) / 48));
const curve = (lower: number, upper: number) =>
  factors
    .map((factor) => `${x(factor).toFixed(1)} ${y(against(lower, upper, factor)).toFixed(1)}`)
    .join('L');
const text = (at: [number, number], words: string, anchor = 'middle') =>
  `  <text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" fill="currentColor" text-anchor="${anchor}">${words}</text>`;
const edge = (factor: number) =>
  `  <path d="M${x(factor).toFixed(1)} ${top}V${top + height}" stroke="currentColor" stroke-opacity="0.35" stroke-dasharray="3 3"/>`;

console.log(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 190" fill="none" font-family="inherit" font-size="11">',
    `  <path d="M${left} ${top + height}V${top}H${left + width}" stroke="currentColor"/>`,
    edge(0.8),
    edge(1.25),
    `  <path d="M${curve(1e-12, 1e12)}" stroke="currentColor" stroke-width="2"/>`,
    `  <path d="M${curve(0.8, 1.25)}" stroke="var(--cfx-accent)" stroke-width="2"/>`,
    ...[0, -0.1, -0.2, -0.3].map((value) =>
      text([left - 6, y(value) + 4], `${Math.round(value * 100)}%`, 'end'),
    ),
    ...[0.5, 0.8, 1, 1.25, 2].map((factor) => text([x(factor), top - 7], `× ${factor}`)),
    text([left + width / 2, top + height + 16], 'P / P₀'),
    '</svg>',
  ].join('\n'),
);
if (Math.abs(against(0.8, 1.25, 2) + 0.294) > 0.001)
  throw new Error('No longer true: the narrow range loses 29% when the price doubles');

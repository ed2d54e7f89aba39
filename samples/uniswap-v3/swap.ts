// Are the formulas exact? The pool takes and pays what they give, inside one range and across two.
import { amounts, sell, type Range } from './formula.ts';
import { expect, FEE, LOWEST, Market, position, priceOf, show, spacings, units } from './market.ts';

const START = 2n ** 97n; // the root of 4: one A is worth 4 B
const wide = position(0, 27_720, START, units(1_000));
const narrow = position(11_640, 16_080, START, units(1_000));
const limited = (lower: bigint, upper: bigint) =>
  `${priceOf(lower).toFixed(2)} to ${priceOf(upper).toFixed(2)} B`;

const market = await Market.open(START);
console.log('# #region ticks');
const { root, tick } = await market.price();
expect(
  root === START && 1.0001 ** tick <= 4 && 4 < 1.0001 ** (tick + 1),
  'the tick is the last one at or below the price',
);
console.log(
  `price 4 B: tick ${tick}, because 1.0001^${tick} = ${(1.0001 ** tick).toFixed(5)} and 1.0001^${tick + 1} = ${(1.0001 ** (tick + 1)).toFixed(5)}`,
);
for (const [fee, spacing] of await spacings([100, 500, 3_000, 10_000])) {
  console.log(
    `fee ${fee / 10_000}%`.padEnd(11) +
      (spacing === 0
        ? 'not enabled in a new factory'
        : `ranges end at multiples of ${spacing} ticks, ${(100 * (1.0001 ** spacing - 1)).toFixed(2)}% apart`),
  );
}
console.log('# #endregion ticks');

console.log('# #region provide');
console.log('range              asks for                    liquidity');
const pools: [string, Range, Market][] = [];
for (const [name, range] of [
  ['wide', wide],
  ['narrow', narrow],
] as const) {
  const own = await Market.open(START);
  const [a, b] = await own.provide(range); // compares with the formula
  pools.push([name, range, own]);
  console.log(
    limited(range.lower, range.upper).padEnd(19) +
      `${show(a)} A and ${show(b)} B`.padEnd(28) +
      show(range.liquidity, 0),
  );
}
console.log('# #endregion provide');

console.log('# #region trades');
console.log('pay A     in a v2 pair   wide range      narrow range');
const product = (input: number) => (input * 0.997 * 4_000) / (1_000 + input * 0.997);
for (const input of [1, 100, 500, 2_000]) {
  const cells = [];
  for (const [name, range, own] of pools) {
    const [a, b] = await own.quote(true, units(input), LOWEST);
    const { paid, received } = sell(units(input), FEE, START, [range]);
    expect(
      a === paid && -b === received,
      `the pool with the ${name} range trades as the formula, to the last unit`,
    );
    cells.push(`${show(-b)} B` + (a < units(input) ? ` for ${show(a)} A` : ''));
  }
  console.log(
    String(input).padEnd(10) +
      `${product(input).toFixed(2)} B`.padEnd(15) +
      `${cells[0]}`.padEnd(16) +
      cells[1],
  );
}
console.log('# #endregion trades');

console.log('# #region crossing');
await market.provide(wide);
await market.provide(narrow);
const computed = sell(units(2_000), FEE, START, [wide, narrow]);
const [a, b] = await market.swap(true, units(2_000), LOWEST);
const end = await market.price();
expect(
  a === computed.paid && -b === computed.received && end.root === computed.root,
  'pool and formula also agree across the end of a range',
);
console.log(`both ranges in one pool: ${show(a)} A bring ${show(-b)} B`);
console.log(
  `the price falls from 4 to ${priceOf(end.root).toFixed(4)} B and leaves the narrow range at ${priceOf(narrow.lower).toFixed(4)} B`,
);
const [restA, restB] = amounts(narrow, end.root);
expect(restB === 0n, 'below its range, a position is all A');
console.log(`the narrow position is now ${show(restA)} A and ${show(restB)} B`);
console.log('# #endregion crossing');

console.log('# #region limit');
const limit = (START * 99n) / 100n; // 0.99 squared: a price of 3.92 B
const [, , full] = pools[1] as (typeof pools)[number];
const [paid, received] = await full.quote(true, units(500), limit);
expect(paid < units(500), 'a price limit makes the trade smaller');
console.log(
  `500 A with a limit at ${priceOf(limit).toFixed(2)} B: the pool takes ${show(paid)} A, pays ${show(-received)} B, and doesn't revert`,
);
console.log(`a false pool that asks the trader for a payment gets ${await full.falsePool()}`);
console.log('# #endregion limit');

console.log('# #region gas');
console.log(`creating the pool used ${(Number(market.gas) / 1e6).toFixed(1)} million gas`);
console.log('# #endregion gas');

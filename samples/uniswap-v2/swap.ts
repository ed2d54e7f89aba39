// Is the formula exact? The pair accepts its result, and refuses one unit more.
import { formatEther } from 'viem';
import { amountOut } from './formula.ts';
import { expect, Market, units } from './market.ts';

const market = await Market.open([units(1_000), units(4_000)]);
const [a, b] = await market.reserves();
const spot = Number(b) / Number(a);
const receiver = '0x000000000000000000000000000000000000dEaD';

console.log('# #region trades');
console.log(`pool: ${formatEther(a)} A and ${formatEther(b)} B, so 1 A is worth ${spot} B`);
console.log('pay A    get B       B per A   below the spot price   one unit more');
for (const input of [1, 10, 100, 1_000, 9_000]) {
  const output = amountOut(units(input), a, b);
  await market.pay(0, units(input)); // the pair compares its balances with its reserves
  const exact = await market.refusal('swap', 0n, output, receiver, '0x');
  const more = await market.refusal('swap', 0n, output + 1n, receiver, '0x');
  expect(exact === undefined, `the pair pays ${output} for ${input}`);
  expect(more === 'UniswapV2: K', 'it refuses one unit more');
  const price = Number(output) / Number(units(input));
  const row = [
    String(input).padEnd(9),
    Number(formatEther(output)).toFixed(4).padEnd(12),
    price.toFixed(4).padEnd(10),
  ];
  console.log(row.join('') + `${(100 * (1 - price / spot)).toFixed(2)}%`.padEnd(23) + more);
  await market.write('skim', '0x000000000000000000000000000000000000bEEF'); // takes the payment out again
}
console.log('# #endregion trades');

console.log('# #region product');
const output = await market.swap(0, units(100));
const [newA, newB] = await market.reserves();
console.log(`sent 100 A, received ${Number(formatEther(output)).toFixed(4)} B`);
console.log(
  `product of the reserves: ${(a * b) / 10n ** 36n} before, ${((newA * newB) / 10n ** 34n).toString().replace(/(..)$/, '.$1')} after`,
);
console.log(`spot price: ${spot} before, ${(Number(newB) / Number(newA)).toFixed(4)} after`);
console.log('# #endregion product');
expect(newA * newB > a * b, 'the fee stays in the pool, so the product grows');

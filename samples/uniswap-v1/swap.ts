// Are the formulas exact? The exchange pays, asks and mints what they give.
import { amountIn, amountOut, through } from './formula.ts';
import { Exchange, expect, later, show, units } from './market.ts';

const START = { coins: units(1_000), tokens: units(4_000) };
const exchange = await Exchange.open(START);
expect((await exchange.second()) !== undefined, 'a factory makes one exchange for each token');

console.log('# #region trades');
console.log('exchange: 1000 CFX and 4000 A, so 1 CFX is worth 4 A');
console.log('pay CFX   get A       A per CFX   below the spot price');
for (const input of [1, 10, 100, 1_000]) {
  const output = amountOut(units(input), START.coins, START.tokens);
  expect(
    (await exchange.read('getEthToTokenInputPrice', [units(input)])) === output,
    'the exchange pays what the formula gives',
  );
  expect(
    (await exchange.read('getEthToTokenOutputPrice', [output])) ===
      amountIn(output, START.coins, START.tokens),
    'and asks what the formula gives',
  );
  const price = Number(output) / Number(units(input));
  console.log(
    String(input).padEnd(10) +
      show(output, 4).padEnd(12) +
      price.toFixed(4).padEnd(12) +
      `${(100 * (1 - price / 4)).toFixed(2)}%`,
  );
}
console.log('# #endregion trades');

console.log('# #region through');
const other = await Exchange.open({ coins: units(1_000), tokens: units(2_000) });
console.log('a second exchange: 1000 CFX and 2000 B, so 4 A are worth 2 B');
console.log('pay A     get B       below the spot price');
const [first, second] = [await exchange.reserves(), await other.reserves()];
for (const input of [1, 40, 400, 4_000]) {
  const output = through(units(input), first, second);
  console.log(
    String(input).padEnd(10) +
      show(output, 4).padEnd(12) +
      `${(100 * (1 - Number(output) / Number(units(input)) / 0.5)).toFixed(2)}%`,
  );
}
const received = await exchange.write('tokenToTokenSwapInput', [
  units(400),
  1n,
  1n,
  later(),
  other.token,
]);
expect(received === through(units(400), first, second), 'the exchanges pay what the formula gives');
console.log('# #endregion through');

console.log('# #region provide');
const before = await exchange.reserves();
const [shares, mine] = [await exchange.read('totalSupply'), await exchange.balance()];
const minted = await exchange.write('addLiquidity', [1n, units(10_000), later()], units(100));
const asked = mine - (await exchange.balance());
expect(
  asked === (units(100) * before.tokens) / before.coins + 1n,
  'the exchange asks for tokens in its own ratio, plus one unit',
);
expect(
  minted === (units(100) * shares) / before.coins,
  'and mints shares in proportion to the CFX',
);
console.log(
  `exchange: ${show(before.coins)} CFX and ${show(before.tokens)} A, ${show(shares)} shares`,
);
console.log(`100 CFX more ask for ${show(asked)} A and bring ${show(minted)} shares`);
console.log('# #endregion provide');

console.log('# #region send');
const own = await exchange.balance();
const { coins, tokens } = await exchange.reserves();
await exchange.send(units(500));
const bought = (await exchange.balance()) - own;
expect(bought === amountOut(units(500), coins, tokens), 'sending CFX buys tokens');
const below = 100 * (1 - (Number(bought) * Number(coins)) / (Number(units(500)) * Number(tokens)));
console.log(
  `sent 500 CFX to the exchange's address, received ${show(bought)} A, ${below.toFixed(2)}% below the spot price`,
);
console.log('# #endregion send');

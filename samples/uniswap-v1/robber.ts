// A token that calls its sender lets a robber sell the same reserve several times.
import { robbed, type Reserves } from './formula.ts';
import { Exchange, expect, show, units } from './market.ts';

const START: Reserves = { coins: units(100), tokens: units(400) };
const PAY = units(100);

console.log('exchange: 100 CFX and 400 A; the robber buys A for 100 CFX and sells it');
console.log('nested parts   gets back     gain          left in the exchange');
for (const parts of [1, 2, 4, 16, 32]) {
  const exchange = await Exchange.open(START);
  const back = await exchange.rob(PAY, parts);
  expect(back === robbed(PAY, BigInt(parts), START), 'the robber gets what the formula gives');
  expect(
    parts === 1 ? back < PAY : back > PAY,
    'selling at once costs two fees, selling in nested parts gains',
  );
  const { coins } = await exchange.reserves();
  expect(coins === START.coins + PAY - back, 'the gain is what the exchange lost');
  console.log(
    String(parts).padEnd(15) +
      `${show(back)} CFX`.padEnd(14) +
      `${show(back - PAY)} CFX`.padEnd(14) +
      `${show(coins)} CFX`,
  );
}

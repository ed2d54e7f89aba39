// A trade without a limit, sandwiched between two trades of somebody else; then one with a limit.
import { formatEther } from 'viem';
import { amountOut } from './formula.ts';
import { expect, Market, units } from './market.ts';

const show = (amount: bigint) => Number(formatEther(amount)).toFixed(2);
const quiet = await Market.open([units(1_000), units(4_000)]);
const fair = await quiet.swap(0, units(50));

const market = await Market.open([units(1_000), units(4_000)]);
const bought = await market.swap(0, units(100)); // 1. the attacker buys B first
const [a, b] = await market.reserves();
const victim = amountOut(units(50), a, b);
// #region limit
const limit = (fair * 995n) / 1000n; // what the trader saw, minus half a percent
const stopped = victim < limit; // a router compares like this, and reverts
// #endregion limit
expect(stopped, 'a limit of half a percent stops the trade');
await market.swap(0, units(50)); // 2. without a limit, the victim's trade runs
const returned = await market.swap(1, bought); // 3. the attacker sells all of it

console.log(`without attacker   50 A buy ${show(fair)} B`);
console.log(`sandwiched         50 A buy ${show(victim)} B, ${(100 * (1 - Number(victim) / Number(fair))).toFixed(1)}% less`);
console.log(`the attacker       paid 100.00 A, has ${show(returned)} A`);
console.log(`with a limit of ${show(limit)} B the trade is ${stopped ? 'stopped' : 'executed'}`);
expect(returned > units(100), 'the attacker gains');

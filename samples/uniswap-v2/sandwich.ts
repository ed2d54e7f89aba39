// A trade between two trades of somebody else: without a limit, with a limit, and with an attack that stays within the limit.
import { formatEther } from 'viem';
import { amountOut } from './formula.ts';
import { expect, Market, units } from './market.ts';

const START = [units(1_000), units(4_000)] as const;
const INPUT = units(50);
const LATER = BigInt(Math.floor(Date.now() / 1000) + 3_600);
const show = (amount: bigint) => Number(formatEther(amount)).toFixed(2);

/** What the victim gets after an attacker has paid `attack`. */
function after(attack: bigint): bigint {
  const bought = amountOut(attack, ...START);
  return amountOut(INPUT, START[0] + attack, START[1] - bought);
}

interface Result {
  /** What the victim received, in B. */
  received: bigint;
  error: string | undefined;
  /** What the attacker has more than before, in A. */
  gain: bigint;
  /** B for one A at the end. */
  price: number;
}

/** Opens a new market and runs the three trades in this order. */
async function sandwich(attack: bigint, minimum: bigint): Promise<Result> {
  const market = await Market.open(START);
  const victim = await market.limited(INPUT);
  const bought = attack > 0n ? await market.swap(0, attack) : 0n; // 1. the attacker buys B
  const before = await market.balance(1);
  const error = await victim.sell(INPUT, minimum, LATER); // 2. the victim's trade
  const received = (await market.balance(1)) - before;
  const returned = attack > 0n ? await market.swap(1, bought) : 0n; // 3. the attacker sells all of it
  const [a, b] = await market.reserves();
  return { received, error, gain: returned - attack, price: Number(b) / Number(a) };
}

// #region limit
const fair = amountOut(INPUT, ...START); // what the trader sees before sending
const limit = (fair * 995n) / 1000n; // half a percent less
// #endregion limit

// The largest attack that leaves the victim the limit.
let [fits, tooLarge] = [0n, units(100)];
while (tooLarge - fits > 1n) {
  const middle = (fits + tooLarge) / 2n;
  if (after(middle) >= limit) fits = middle;
  else tooLarge = middle;
}

console.log('attacker pays   limit      victim receives   attacker gains');
async function row(attack: bigint, minimum: bigint): Promise<Result> {
  const result = await sandwich(attack, minimum);
  const { received, error, gain } = result;
  const cells = [
    `${show(attack)} A`.padEnd(16),
    (minimum > 0n ? `${show(minimum)} B` : 'none').padEnd(11),
    (error ?? `${show(received)} B`).padEnd(18),
  ];
  console.log(cells.join('') + `${show(gain)} A`);
  return result;
}

const quiet = await row(0n, 0n);
expect(quiet.received === fair, 'without an attacker, the trader gets what the formula shows');

const open = await row(units(100), 0n);
expect(
  open.received === after(units(100)) && open.gain > 0n,
  'without a limit, the attacker gains',
);

const stopped = await row(units(100), limit);
expect(
  stopped.error === 'TooLittle' && stopped.received === 0n,
  'the contract reverts below the limit',
);
expect(stopped.gain < 0n, 'then the attacker has paid two fees for nothing');

const small = await row(fits, limit);
expect(
  small.error === undefined && small.received >= limit && small.gain > 0n,
  'an attack within the limit still pays',
);
expect(small.gain < open.gain / 10n, 'but far less');

const lost = fair - open.received;
const worth = Number(formatEther(open.gain)) * open.price;
console.log();
console.log(
  `without a limit, the victim lost ${show(lost)} B, ${((100 * Number(lost)) / Number(fair)).toFixed(1)}%`,
);
console.log(`the attacker's gain is worth ${worth.toFixed(2)} B at the last price`);
expect(worth < Number(formatEther(lost)), 'a part of the loss stays in the pool as fees');

const market = await Market.open(START);
const late = await (await market.limited(INPUT)).sell(INPUT, 0n, LATER - 7_200n);
console.log(`after its deadline, a trade without a limit fails with ${late}`);
expect(late === 'TooLate', 'the contract reverts after the deadline');

// How many full blocks raise the base fee from its minimum, and how many empty ones lower it again.
import { assert, baseFee, GDRIP, line, SPACES } from './rule.js';

const SECONDS_PER_EPOCH = 1.3; // mean of mainnet, see the page

const { core, espace } = SPACES;
const full = (fee: bigint) => baseFee(fee, core.limit, core.limit, core.minimum);
const empty = (fee: bigint) => baseFee(fee, 0n, core.limit, core.minimum);

/** How often `step` is done until `isThere`. */
function count(
  from: bigint,
  step: (fee: bigint) => bigint,
  isThere: (fee: bigint) => boolean,
): number {
  let steps = 0;
  for (let fee = from; !isThere(fee); fee = step(fee)) steps += 1;
  return steps;
}
const time = (steps: number, every: number) => {
  const seconds = Math.round(steps * every * SECONDS_PER_EPOCH);
  return seconds < 120 ? `${seconds} s` : `${(seconds / 60).toFixed(1)} min`;
};

line(
  ['times the minimum', 'full blocks', 'Core Space', 'eSpace', 'empty blocks back'],
  19,
  13,
  13,
  11,
  20,
);
for (const times of [1.5, 2, 5, 10, 100]) {
  const reached = (core.minimum * BigInt(times * 10)) / 10n;
  const up = count(core.minimum, full, (fee) => fee >= reached);
  const down = count(reached, empty, (fee) => fee === core.minimum);
  line([times, up, time(up, core.every), time(up, espace.every), down], 19, 13, 13, 11, 20);
}

let fee = 100n * GDRIP;
for (let block = 0; block < 5; block++) fee = full(fee);
assert(
  fee < 200n * GDRIP && full(fee) > 200n * GDRIP,
  'twice the base fee is enough for five full blocks, not for six',
);

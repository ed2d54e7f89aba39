// A model of an attack that keeps two branches equally heavy, with the weights of GHOST and with adaptive weights.
import { equal } from 'node:assert/strict';

const TICK_SECONDS = 0.5; // one block per tick
const DELAY = 20; // ticks until a block reaches the other half of the miners: 10 seconds
const ATTACKER = 0.2; // share of the mining power; each half has 0.4
const HEAVY = 250;
const HEAD_START = 1000; // weight that the attacker has in hand for each branch
const DAY = 86_400 / TICK_SECONDS;
const RUNS = 20;

/** Random numbers that are the same in each run of the program. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// #region weights
const weights = {
  normal: () => 1,
  // Only one block in 250 counts, but it counts as much as 250.
  adaptive: (random: () => number) => (random() < 1 / HEAVY ? HEAVY : 0),
};
// #endregion weights

/** The tick at which both halves build on one branch until the end of the day, or undefined. */
function agreement(seed: number, weightOf: (random: () => number) => number): number | undefined {
  const random = randomFrom(seed);
  const view = [
    [0, 0],
    [0, 0],
  ] as [[number, number], [number, number]]; // view[half][branch]
  const side = [0, 1] as [0 | 1, 0 | 1];
  const withheld = [HEAD_START, HEAD_START] as [number, number];
  const underway = new Map<number, { half: 0 | 1; branch: 0 | 1; weight: number }[]>();
  const show = (tick: number, half: 0 | 1, branch: 0 | 1, weight: number) => {
    view[half][branch] += weight;
    const other = half === 0 ? 1 : 0;
    underway.set(tick + DELAY, [
      ...(underway.get(tick + DELAY) ?? []),
      { half: other, branch, weight },
    ]);
  };
  const weightOn = (branch: 0 | 1) => Math.max(view[0][branch], view[1][branch]) + withheld[branch];
  const lighter = () => (weightOn(0) <= weightOn(1) ? 0 : 1);
  let since: number | undefined;
  for (let tick = 0; tick < DAY; tick += 1) {
    for (const { half, branch, weight } of underway.get(tick) ?? []) view[half][branch] += weight;
    underway.delete(tick);
    const miner = random();
    const weight = weightOf(random);
    if (miner < ATTACKER) withheld[lighter()] += weight;
    else {
      const half = miner < (1 + ATTACKER) / 2 ? 0 : 1;
      if (weight > 0) show(tick, half, side[half], weight);
    }
    for (const half of [0, 1] as const) {
      const other = half === 0 ? 1 : 0;
      // Each half shall stay on a branch of its own: the attacker shows it what is missing there.
      const missing = view[half][other] - view[half][half];
      if (missing > 0 && withheld[half] >= missing) {
        show(tick, half, half, missing);
        withheld[half] -= missing;
      }
      if (view[half][0] !== view[half][1]) side[half] = view[half][0] > view[half][1] ? 0 : 1;
    }
    if (side[0] !== side[1]) since = undefined;
    else since ??= tick;
  }
  return since;
}

for (const [name, weightOf] of Object.entries(weights)) {
  const found = Array.from({ length: RUNS }, (_, seed) => agreement(seed + 1, weightOf));
  const minutes = found
    .flatMap((tick) => (tick === undefined ? [] : [Math.round((tick * TICK_SECONDS) / 60)]))
    .sort((a, b) => a - b);
  const when =
    minutes.length === 0
      ? ''
      : `, after ${minutes.at(Math.floor(minutes.length / 2))} minutes (median; longest ${minutes.at(-1)})`;
  console.log(
    `${name.padEnd(8)} weights: the miners agree within a day in ${minutes.length} of ${RUNS} runs${when}`,
  );
  if (name === 'normal') equal(minutes.length, 0);
  else equal(minutes.length, RUNS);
}

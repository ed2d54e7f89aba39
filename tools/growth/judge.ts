import {median} from '../speed/median';
import {NOISE} from '../speed/noise';

const MB = 1_000_000;
/**
 * What the peer's cold build took for a page in one language where it was first measured: 309 s of CPU for 589 pages in
 * three.
 */
const PEER_CPU_PER_PAGE = 309 / (589 * 3);
/**
 * The most that a page may take of the CPU of one of the peer's. Measured on 2026-11-24, built in turns: 0.322, 10.42
 * times the fixed work against 32.32. A build takes 20 s of CPU whatever its size, and 0.07 s more for each page; by
 * the clock, on two processors, 56 s. Docusaurus' HTML minifier takes a twelfth of it, for 1.5 % of a page: docs pages
 * seemed to block a phone for less with it (206 ms, without it 268), but the runs scatter too widely to prove it.
 */
const SHARE = 1 / 3;
/**
 * Measured: 3.1 GB, 3.5 GB with 1,698 pages, 4.2 GB with 2,295. Each language leaves about 600 MB behind in the process
 * that builds all three.
 */
const PEAK_BYTES = 4000 * MB;

/** Two builds in turns, each counted in work that is always the same: the rest of the noise. */
const NOISE_BESIDE = 1.25;

/** One cold build: seconds of CPU for a page in one language, and milliseconds that fixed work took meanwhile. */
export interface Pages {
  perPage: number;
  pace: number;
}

/** One cold build of the present site, with the most bytes it held. */
export interface Present extends Pages {
  peakBytes: number;
}

/** What was found, which budgets were not kept, and which of them by more than a shared machine's noise. */
export interface Judgement {
  lines: string[];
  faults: string[];
  failures: string[];
}

/** A page's CPU in multiples of the fixed work: the same on a machine, or in a minute, that is slower. */
const multiple = ({perPage, pace}: Pages): number => (perPage * 1000) / pace;

function describe(whose: string, builds: readonly Pages[]): string {
  const each = builds.map(({perPage, pace}) => `${perPage.toFixed(3)} s at ${pace.toFixed(1)} ms`);
  return `${whose}: ${median(builds.map(multiple)).toFixed(2)} times the fixed work for a page, the median of ${each.join(', ')}`;
}

/** A budget of which so many times as much was taken. */
function missed(times: number, noise: number, words: string): Omit<Judgement, 'lines'> {
  return {faults: times > 1 ? [words] : [], failures: times > noise ? [words] : []};
}

/** CPU beside a peer that was built in turns with the present site. */
function beside(present: readonly Pages[], peers: readonly Pages[]): Judgement {
  const share = median(present.map(multiple)) / median(peers.map(multiple));
  return {
    lines: [
      describe('present site', present),
      describe('peer', peers),
      `a page takes ${share.toFixed(3)} of the peer's CPU`,
    ],
    ...missed(
      share / SHARE,
      NOISE_BESIDE,
      `a page takes ${share.toFixed(3)} of the peer's CPU, the budget is ${SHARE.toFixed(3)}`,
    ),
  };
}

/** CPU without a peer, by what the peer took where it was first measured: on a slower machine it says little. */
function alone(present: readonly Pages[]): Judgement {
  const perPage = median(present.map((one) => one.perPage));
  const budget = PEER_CPU_PER_PAGE * SHARE;
  return {
    lines: [describe('present site', present)],
    ...missed(
      perPage / budget,
      NOISE,
      `a page takes ${perPage.toFixed(3)} s of CPU, the budget is ${budget.toFixed(3)} s where the peer was first measured`,
    ),
  };
}

/**
 * The budgets that the present site, unlike a grown one, must keep. The medians count for CPU, the highest for memory.
 * Without a build of the present site there is nothing to judge; without one of the peer, the seconds of another
 * machine replace it.
 */
export function judge(present: readonly Present[], peers: readonly Pages[]): Judgement {
  if (present.length === 0) return {lines: [], faults: [], failures: []};
  const {lines, faults, failures} = peers.length > 0 ? beside(present, peers) : alone(present);
  const peak = Math.max(...present.map(({peakBytes}) => peakBytes));
  if (peak > PEAK_BYTES) {
    const words = `the build holds ${(peak / MB).toFixed(0)} MB, the budget is ${(PEAK_BYTES / MB).toFixed(0)} MB`;
    faults.push(words);
    failures.push(words);
  }
  return {lines, faults, failures};
}

import {stripVTControlCharacters} from 'node:util';

/** A test that failed at first and passed when it was tried again. */
export interface FlakyTest {
  test: string;
  /** What it said when it failed. */
  said: string;
}

/** Questions that cannot be asked on this machine, and why. */
export interface NotHere {
  what: string;
  count: number;
  reason: string;
}

/** How long one test took, in seconds. */
export interface TimedTest {
  test: string;
  seconds: number;
}

/** How many checks a stage ran, and their results. */
export interface Counts {
  passed: number;
  failed: number;
  /** Which failed, and their messages: shown again at the end, where a reader of a long log looks. */
  failures: readonly string[];
  /** Those among the passed that did so only when tried again. */
  flaky: readonly FlakyTest[];
  /** Neither passed nor failed. */
  notHere: readonly NotHere[];
  timed: readonly TimedTest[];
}

const SHOWN_LINES = 15;

/** Nothing asked. */
export const NOTHING: Counts = {passed: 0, failed: 0, failures: [], flaky: [], notHere: [], timed: []};

/** A stage that passes as one. */
export const PASS: Counts = {...NOTHING, passed: 1};

/** One failure: where it is, and the first lines of what it said. */
export function describeFailure(where: string, said = ''): string {
  const lines = stripVTControlCharacters(said).trim().split('\n');
  return [where, ...lines.filter(Boolean).slice(0, SHOWN_LINES)].join('\n    ');
}

/** A stage that fails as one, and what it said. */
export function fail(where: string, said?: string): Counts {
  return {...NOTHING, failed: 1, failures: [describeFailure(where, said)]};
}

/** How many questions cannot be asked on this machine. */
export const countNotHere = ({notHere}: Counts): number => notHere.reduce((sum, {count}) => sum + count, 0);

/** The sum over all stages. */
export function sumCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, {passed}) => sum + passed, 0),
    failed: all.reduce((sum, {failed}) => sum + failed, 0),
    failures: all.flatMap(({failures}) => failures),
    flaky: all.flatMap(({flaky}) => flaky),
    notHere: all.flatMap(({notHere}) => notHere),
    timed: all.flatMap(({timed}) => timed),
  };
}

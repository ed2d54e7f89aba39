import {derivedFact} from '../derivedFact';
import type {Fact, Facts, FactValue} from '../fact';
import {CHAIN_FACTS} from './chain';
import {FORK_FACTS} from './forks';

const DAY_S = 86_400;
const HOUR_S = 3600;
const MINUTE_S = 60;
const YEAR_S = 365.25 * DAY_S;
const GIB_IN_MIB = 1024;

const known = (facts: Facts, id: string): Fact => {
  const fact = facts[id];
  if (!fact) throw new Error(`src/facts/areas/pace.ts: there is no fact "${id}"`);
  return fact;
};

/** Two heights of mainnet and the days on which it reached them. */
const PERIOD = ['fork.v2_5.epoch', 'fork.v2_5.date', 'fork.v3_0.epoch', 'fork.v3_0.epoch.announced'].map((id) =>
  known(FORK_FACTS, id),
);

const round = (value: number, places: number): number => Number(value.toFixed(places));

/** Days are known, not hours, so two digits are all that the period gives. */
function paceOf([from = '', since = '', to = '', until = '']: readonly FactValue[]): number {
  return round((Date.parse(String(until)) - Date.parse(String(since))) / 1000 / (Number(to) - Number(from)), 1);
}

/** What a number of epochs, or of something that each epoch brings, makes at the pace of mainnet. */
const atPace = (value: number, compute: (pace: number) => number): Fact =>
  derivedFact(PERIOD, {value, compute: (values) => compute(paceOf(values))});

/** The same for a number that is a fact itself. */
const ofFact = (value: number, of: Fact, compute: (pace: number, count: number) => number): Fact =>
  derivedFact([...PERIOD, of], {value, compute: (values) => compute(paceOf(values), Number(values[PERIOD.length]))});

/** By the reference code of Octopus: the data set grows by so much at each stage, and a stage is so long. */
const STAGE = {mib: 16, heights: 524_288};

/**
 * The mean time between two epochs of mainnet, from `fork.v2_5.date` to `fork.v3_0.epoch.announced`, and the times that
 * follow from it.
 */
export const PACE_FACTS: Facts = {
  'epoch.pace': derivedFact(PERIOD, {value: 1.3, unit: 's', compute: paceOf}),
  'epoch.pace.executedSeconds': ofFact(5, known(CHAIN_FACTS, 'epoch.executionDelay'), (pace, delay) =>
    round((delay - 1) * pace, 0),
  ),
  'epoch.pace.espaceBlockSeconds': atPace(6.5, (pace) => round(5 * pace, 1)),
  'epoch.pace.hundredThousandHours': ofFact(36, known(CHAIN_FACTS, 'core.transaction.epochBound'), (pace, epochs) =>
    round((epochs * pace) / HOUR_S, 0),
  ),
  'epoch.pace.blocksPerEpoch': ofFact(2.6, known(CHAIN_FACTS, 'block.perSecond'), (pace, blocks) =>
    round(blocks * pace, 1),
  ),
  'epoch.pace.epochsPerDay': atPace(66_000, (pace) => round(DAY_S / pace / 1000, 0) * 1000),
  'epoch.pace.fiveRequestsPerDay': atPace(330_000, (pace) => Math.floor((5 * DAY_S) / pace / 10_000) * 10_000),
  'epoch.pace.latestConfirmedMinutes': atPace(2.3, (pace) => round((104 * pace) / MINUTE_S, 1)),
  'epoch.pace.reorgThresholdMinutes': atPace(5.4, (pace) => round((250 * pace) / MINUTE_S, 1)),
  'epoch.pace.espacePoolLockDays': atPace(17, (pace) => round((1_126_800 * pace) / DAY_S, 0)),
  'epoch.pace.espacePoolUnlockHours': atPace(33, (pace) => Math.ceil((90_000 * pace) / HOUR_S)),
  'epoch.pace.dataSetGibPerYear': atPace(0.7, (pace) =>
    round(((YEAR_S / pace / STAGE.heights) * STAGE.mib) / GIB_IN_MIB, 1),
  ),
  'epoch.pace.yearsToStage431': ofFact(2.9, known(FORK_FACTS, 'fork.v3_1.epoch'), (pace, epoch) =>
    round(((431 * STAGE.heights - epoch) * pace) / YEAR_S, 1),
  ),
};

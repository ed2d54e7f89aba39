import {FORKS} from './forks';
import {toRows, type When} from './toRows';

/** A fork on the axis of time. */
export interface Mark {
  version: string;
  kind: When['kind'];
  /** From the axis' start, 0, to its end, 1. */
  at: number;
  /** 0 for the longest stem; each fork soon after another has a shorter one, so that no stem crosses a name. */
  level: number;
}

/** The axis of time: whole years, and the forks of mainnet by the day on which their first rules began. */
export interface Axis {
  years: {year: number; at: number}[];
  marks: Mark[];
}

/** On a phone, a name needs this share of the axis. */
const ROOM = 0.1;
const YEAR_MS = 365.25 * 86_400_000;
const MIDDLE_OF_MONTH = '-15';
const timeOf = (value: string): number => Date.parse(value.length === '2026-09'.length ? value + MIDDLE_OF_MONTH : value);

const withLevels = (marks: readonly Omit<Mark, 'level'>[]): Mark[] =>
  marks.reduce<Mark[]>((done, mark) => {
    const last = done.at(-1);
    return [...done, {...mark, level: last && mark.at - last.at < ROOM ? last.level + 1 : 0}];
  }, []);

/** The forks of mainnet on an axis from the start of the first one's year to the end of the last one's. */
export function toAxis(): Axis {
  const dated = FORKS.map((fork) => {
    const whens = toRows(fork, 'mainnet').flatMap(({when}) => (when ? [{...when, time: timeOf(when.value)}] : []));
    const [first] = whens.sort((one, other) => one.time - other.time);
    if (!first) throw new Error(`HardforkTimeline: ${fork.version} has no date on mainnet`);
    return {version: fork.version, kind: first.kind, time: first.time};
  });
  const yearOf = (time: number): number => new Date(time).getUTCFullYear();
  const firstYear = yearOf(Math.min(...dated.map(({time}) => time)));
  const lastYear = yearOf(Math.max(...dated.map(({time}) => time)));
  const start = Date.UTC(firstYear, 0);
  const span = Date.UTC(lastYear + 1, 0) - start;
  return {
    years: Array.from({length: lastYear - firstYear + 1}, (_, index) => ({year: firstYear + index, at: (index * YEAR_MS) / span})),
    marks: withLevels(dated.map(({version, kind, time}) => ({version, kind, at: (time - start) / span}))),
  };
}

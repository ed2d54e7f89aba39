import {FORKS} from './forks';
import {toRows} from './toRows';

/** A fork on the axis of time. */
export interface Mark {
  version: string;
  /** False if no source has a day: the fork is then drawn at the end of the axis. */
  dated: boolean;
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

const withLevels = (marks: readonly Omit<Mark, 'level'>[]): Mark[] =>
  marks.reduce<Mark[]>((done, mark) => {
    const last = done.at(-1);
    return [...done, {...mark, level: last && mark.at - last.at < ROOM ? last.level + 1 : 0}];
  }, []);

/**
 * The forks of mainnet on an axis from the start of the first one's year to the end of that of the last one with a
 * date.
 */
export function toAxis(): Axis {
  const timed = FORKS.map((fork) => {
    const times = toRows(fork, 'mainnet').flatMap(({when}) => (when ? [Date.parse(when.value)] : []));
    return {version: fork.version, time: times.length === 0 ? undefined : Math.min(...times)};
  });
  const times = timed.flatMap(({time = []}) => time);
  const yearOf = (time: number): number => new Date(time).getUTCFullYear();
  const firstYear = yearOf(Math.min(...times));
  const lastYear = yearOf(Math.max(...times));
  const start = Date.UTC(firstYear, 0);
  const span = Date.UTC(lastYear + 1, 0) - start;
  return {
    years: Array.from({length: lastYear - firstYear + 1}, (_, index) => ({
      year: firstYear + index,
      at: (index * YEAR_MS) / span,
    })),
    marks: withLevels(
      timed.map(({version, time}) => ({
        version,
        dated: time !== undefined,
        at: time === undefined ? 1 : (time - start) / span,
      })),
    ),
  };
}

/** Memory of the whole build at one moment; times are in seconds from its start. */
export interface Sample {
  at: number;
  bytes: number;
}

/** A stretch of the build, by Docusaurus' own name for it. */
export interface Phase {
  name: string;
  from: number;
  to: number;
}

/** The most memory of a phase, and how long it lasted, in seconds. */
export interface PhasePeak {
  name: string;
  seconds: number;
  bytes: number;
}

const ENDED = /^\[PERF\] (?<name>.+) - (?<amount>[\d.]+) (?<unit>ms|seconds!) - /;
const LEAST_SECONDS = 1;
/** Of `Build > en > SSG > Thread pool`, the first three say enough. */
const DEPTH = 3;

/** The phase that a line of Docusaurus' performance log ends; undefined for other lines. */
export function parsePhase(line: string, now: number): Phase | undefined {
  // eslint's rule on control characters is about mistakes; this one starts a color.
  const {name, amount, unit} =
    ENDED.exec(line.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), ''))?.groups ?? {};
  if (name === undefined) return undefined;
  return {name, from: now - Number(amount) / (unit === 'ms' ? 1000 : 1), to: now};
}

/** Whether a phase is one of the build's own; the many tasks within it go on beside one another. */
const isCoarse = ({name}: Phase): boolean => name.startsWith('Build') && name.split(' > ').length <= DEPTH;

/** Each phase of a second or more with its peak, in the order in which they ended. */
export function peaksOf(phases: readonly Phase[], samples: readonly Sample[]): PhasePeak[] {
  return phases
    .filter(isCoarse)
    .map(({name, from, to}) => ({
      name,
      seconds: to - from,
      bytes: samples.filter(({at}) => at >= from && at <= to).reduce((most, {bytes}) => Math.max(most, bytes), 0),
    }))
    .filter(({seconds}) => seconds >= LEAST_SECONDS);
}

/** The shortest phase in which the most memory was held; undefined if none was going on. */
export function phaseOfPeak(phases: readonly Phase[], samples: readonly Sample[]): string | undefined {
  const peak = samples.reduce<Sample | undefined>(
    (most, sample) => (most && most.bytes >= sample.bytes ? most : sample),
    undefined,
  );
  const around = phases.filter((phase) => isCoarse(phase) && peak && peak.at >= phase.from && peak.at <= phase.to);
  return around.sort((one, other) => one.to - one.from - (other.to - other.from))[0]?.name;
}

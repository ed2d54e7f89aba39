import {FORKS, type Count, type Fork, type ForkNetwork, type ForkPoint, type Rules} from './forks';
import values from './values.json';

/** When rules began: a day on which it happened, or one for which it was announced. */
export interface When {
  kind: 'reached' | 'announced';
  /** A day as 2024-08-06. */
  value: string;
  /** A day that another source gives. */
  otherwise?: string;
}

/** One place at which rules begin, with its number and day. */
export interface ForkRow {
  /** Undefined at the genesis block. */
  height?: number;
  count: Count;
  rules?: Rules;
  corrected: boolean;
  when?: When;
}

const VALUES: Readonly<Record<string, string | number | undefined>> = values;

/**
 * A fact's value. They are in a file of their own, which a test compares with the facts, so that their sources stay out
 * of the page's script.
 */
function factOf(id: string): string | number {
  const value = VALUES[id];
  if (value === undefined)
    throw new Error(`HardforkTimeline: there is no fact "${id}" in src/components/HardforkTimeline/values.json`);
  return value;
}

function whenOf({reached, announced, otherwise}: ForkPoint): When | undefined {
  if (reached !== undefined)
    return {
      kind: 'reached',
      value: String(factOf(reached)),
      ...(otherwise !== undefined && {otherwise: String(factOf(otherwise))}),
    };
  return announced === undefined ? undefined : {kind: 'announced', value: String(factOf(announced))};
}

/** The places of a fork on a network, in the order in which it was planned. */
export function toRows(fork: Fork, network: ForkNetwork): ForkRow[] {
  return fork[network].map((point) => {
    const {id, count, rules, corrected = false} = point;
    const when = whenOf(point);
    return {
      count,
      corrected,
      ...(id !== undefined && {height: Number(factOf(id))}),
      ...(rules && {rules}),
      ...(when && {when}),
    };
  });
}

/** A fork by its version; an unknown one stops the build. */
export function forkOf(version: string): Fork {
  const fork = FORKS.find((candidate) => candidate.version === version);
  if (fork) return fork;
  throw new Error(
    `HardforkHeights: there is no fork "${version}"; forks are ${FORKS.map((known) => known.version).join(', ')}`,
  );
}

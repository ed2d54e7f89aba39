import {POS_FACTS} from '../../facts/areas/pos';

/** A stretch of time in whole days, hours or minutes. */
export interface Span {
  amount: number;
  unit: 'minute' | 'hour' | 'day';
}

/** What votes do in a part of the drawing. */
export type State = 'queue' | 'locked' | 'rest' | 'unlocking';

/** A part of one line of the drawing, in days since the PoS chain counted the votes. */
export interface Part {
  state: State;
  from: number;
  to: number;
}

const MINUTES_A_DAY = 1440;
const MINUTES_AN_HOUR = 60;

function factOf(id: string): number {
  const value = POS_FACTS[id]?.value;
  if (typeof value !== 'number') throw new Error(`VoteTimeline: there is no number "${id}" in src/facts/areas/pos.ts`);
  return value;
}

/** The largest units in which a time is whole: 13 days and 12 hours, 30 minutes. */
export function toSpans(minutes: number): Span[] {
  const days = Math.floor(minutes / MINUTES_A_DAY);
  const hours = Math.floor((minutes % MINUTES_A_DAY) / MINUTES_AN_HOUR);
  const rest = minutes % MINUTES_AN_HOUR;
  const spans: Span[] = [
    {amount: days, unit: 'day'},
    {amount: hours, unit: 'hour'},
    {amount: rest, unit: 'minute'},
  ];
  return spans.filter(({amount}) => amount > 0);
}

/** The times of a vote in minutes, from the facts: rounds of 30 seconds, terms of 120 rounds. */
export function timesOfVote(): Record<'closes' | 'opens' | 'seat' | 'lock' | 'unlock' | 'earliest', number> {
  const term = (factOf('pos.term.rounds') * factOf('pos.round.seconds')) / 60;
  const minutesOf = (views: string): number => (factOf(views) * factOf('pos.round.seconds')) / 60;
  const [lock, unlock] = [minutesOf('pos.lock.views'), minutesOf('pos.unlock.views')];
  // `election_term_start_round` and `election_term_end_round` of pos_state_config.rs: three halves of a term and one half.
  return {opens: (term / 2) * 3, closes: term / 2, seat: term * factOf('pos.committee.terms'), lock, unlock, earliest: lock + unlock};
}

/** Two ways of a vote through its states: retired on the fifth day, in the queue, and retired a week after its end. */
export function toLines(): {early: Part[]; late: Part[]; days: number} {
  const {lock, unlock} = timesOfVote();
  const [locked, waits] = [lock / MINUTES_A_DAY, unlock / MINUTES_A_DAY];
  const [early, late] = [5, locked + 7];
  return {
    early: [
      {state: 'queue', from: 0, to: early},
      {state: 'rest', from: early, to: locked},
      {state: 'unlocking', from: locked, to: locked + waits},
    ],
    late: [
      {state: 'queue', from: 0, to: locked},
      {state: 'locked', from: locked, to: late},
      {state: 'unlocking', from: late, to: late + waits},
    ],
    days: Math.ceil(late + waits),
  };
}

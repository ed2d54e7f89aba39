import values from './values.json';

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

/**
 * The times of a vote in minutes, from the facts in values.json, which a test compares with the registry: its sources
 * stay out of the page's script.
 */
export function timesOfVote(): Record<'closes' | 'opens' | 'seat' | 'lock' | 'unlock' | 'earliest', number> {
  const term = (values['pos.term.rounds'] * values['pos.round.seconds']) / 60;
  const minutesOf = (views: number): number => (views * values['pos.round.seconds']) / 60;
  const [lock, unlock] = [minutesOf(values['pos.lock.views']), minutesOf(values['pos.unlock.views'])];
  // `election_term_start_round` and `election_term_end_round` of pos_state_config.rs: three halves of a term and one
  // half.
  return {
    opens: (term / 2) * 3,
    closes: term / 2,
    seat: term * values['pos.committee.terms'],
    lock,
    unlock,
    earliest: lock + unlock,
  };
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

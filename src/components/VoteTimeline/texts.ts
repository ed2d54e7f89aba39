import {translate} from '@docusaurus/Translate';
import type {Span, State} from './toStages';

const DESCRIPTION = 'Timeline of a proof-of-stake vote';

/** A time in the reader's language; between a figure and a Chinese unit browsers write no space, as the portal does. */
export const spanText = (spans: readonly Span[], locale: string): string =>
  spans
    .map(({amount, unit}) => new Intl.NumberFormat(locale, {style: 'unit', unit, unitDisplay: 'long'}).format(amount))
    .join(' ')
    .replace(/(\d)(\p{Script=Han})/gu, '$1 $2');

/** What votes do in a state. */
export function stateText(state: State): string {
  const texts: Record<State, string> = {
    queue: translate({id: 'votes.state.queue', message: 'in queue, can be elected', description: DESCRIPTION}),
    locked: translate({id: 'votes.state.locked', message: 'locked, can be elected', description: DESCRIPTION}),
    rest: translate({
      id: 'votes.state.rest',
      message: 'retired, waits for the end of the queue',
      description: DESCRIPTION,
    }),
    unlocking: translate({id: 'votes.state.unlocking', message: 'unlocking', description: DESCRIPTION}),
  };
  return texts[state];
}

/** The names of the two lines of the drawing. */
export const lineTexts = (): {early: string; late: string} => ({
  early: translate({id: 'votes.line.early', message: 'Retired on day 5', description: DESCRIPTION}),
  late: translate({id: 'votes.line.late', message: 'Retired on day 20', description: DESCRIPTION}),
});

/** When a step happens, written before what happens; Chinese has no space after its colon. */
export const leadText = (when: string): string =>
  translate({id: 'votes.step.lead', message: '{when}: ', description: DESCRIPTION}, {when});

/** One step of the list: when, and what happens. */
export interface Step {
  when: string;
  what: string;
}

/** The steps of a vote, with their times. */
export function stepsOf(times: Record<'opens' | 'closes' | 'seat' | 'lock' | 'unlock' | 'earliest', string>): Step[] {
  return [
    {
      when: translate({id: 'votes.step.start.when', message: 'Start', description: DESCRIPTION}),
      what: translate({
        id: 'votes.step.start',
        message:
          'Your transaction is final, and the PoS chain counts the votes: they are in the queue and can be elected.',
        description: DESCRIPTION,
      }),
    },
    {
      when: translate(
        {id: 'votes.step.seats.when', message: 'After {closes} to {opens}', description: DESCRIPTION},
        times,
      ),
      what: translate({
        id: 'votes.step.seats',
        message: 'The first term begins for which they may be elected. Chance decides how many get a seat.',
        description: DESCRIPTION,
      }),
    },
    {
      when: translate({id: 'votes.step.seatEnd.when', message: '{seat} later', description: DESCRIPTION}, times),
      what: translate({
        id: 'votes.step.seatEnd',
        message: 'The seat ends, and its vote can be elected again.',
        description: DESCRIPTION,
      }),
    },
    {
      when: translate({id: 'votes.step.lock.when', message: 'After {lock}', description: DESCRIPTION}, times),
      what: translate({
        id: 'votes.step.lock',
        message: 'The time in the queue ends. For elections, nothing changes.',
        description: DESCRIPTION,
      }),
    },
    {
      when: translate({id: 'votes.step.retire.when', message: 'When you retire them', description: DESCRIPTION}),
      what: translate(
        {
          id: 'votes.step.retire',
          message:
            'The votes stop counting. They wait for the rest of their time in the queue, if any, and then {unlock} more.',
          description: DESCRIPTION,
        },
        times,
      ),
    },
    {
      when: translate(
        {id: 'votes.step.out.when', message: 'After {earliest} at the earliest', description: DESCRIPTION},
        times,
      ),
      what: translate({
        id: 'votes.step.out',
        message: 'The votes are unlocked, and you can withdraw their stake from the Staking contract.',
        description: DESCRIPTION,
      }),
    },
  ];
}

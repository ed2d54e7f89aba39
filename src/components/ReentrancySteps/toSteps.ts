import data from '../../../samples/contract-security/reentrancy.json';

/** What the bank holds and what it has recorded for its attacker, in CFX. */
export interface Balances {
  held: number;
  recorded: number;
}

/**
 * One step between bank and attacker, in the order of time: a payment in, a call, the bank's write to its record, a
 * payment out, the steps left out, and what ends the attack.
 */
export type Step =
  | {kind: 'deposit' | 'payment'; amount: number; after: Balances}
  | {kind: 'call'; isCut: boolean}
  | {kind: 'write'; isLate: boolean; after: Balances}
  | {kind: 'more'; times: number}
  | {kind: 'end'; error: string | undefined; bank: number; thief: number};

/** Which of the two banks is attacked. */
export type Variant = 'vulnerable' | 'fixed';

interface Record {
  before: number;
  states: number[][];
  error: string | null;
  bankAfter: number;
  thiefAfter: number;
}

/** How many payments are drawn before those left out. */
const DRAWN = 2;

const statesOf = ({states}: Record): Balances[] => states.map(([held = NaN, recorded = NaN]) => ({held, recorded}));
const call = (isCut: boolean): Step => ({kind: 'call', isCut});

/** The steps of an attack from what the sample recorded: after the deposit, after each payment, and at the end. */
export function toSteps(variant: Variant): Step[] {
  const record: Record = data[variant];
  const [start, ...payments] = statesOf(record);
  const last = payments.pop();
  if (!start || !last) throw new Error(`samples/contract-security/reentrancy.json: ${variant} has too few states.`);
  const deposit: Step = {kind: 'deposit', amount: start.held - record.before, after: start};
  const end: Step = {
    kind: 'end',
    error: record.error ?? undefined,
    bank: record.bankAfter,
    thief: record.thiefAfter,
  };
  const pay = (after: Balances, before: Balances = start): Step => ({
    kind: 'payment',
    amount: before.held - after.held,
    after,
  });
  if (record.error !== null) {
    const [paid = last] = payments;
    const write: Step = {kind: 'write', isLate: false, after: {held: start.held, recorded: paid.recorded}};
    return [deposit, call(false), write, pay(paid), call(true), end];
  }
  const first = payments.slice(0, DRAWN).flatMap((after, index) => [call(false), pay(after, payments[index - 1])]);
  const final = payments.at(-1) ?? last;
  return [
    deposit,
    ...first,
    {kind: 'more', times: payments.length - DRAWN - 1},
    call(false),
    pay(final, payments.at(-2)),
    {kind: 'write', isLate: true, after: last},
    end,
  ];
}

import type {Fact} from '../../src/facts/fact';

const DAY = /^20\d\d-\d\d-\d\d$/;

function faultOf({value, expires}: Fact, today: string): string | undefined {
  if (expires !== undefined && !DAY.test(expires)) return `expires is "${expires}"; write a day as 2026-11-28`;
  if (expires !== undefined && expires < today) {
    return `what it announces expired on ${expires}; write what has happened since, or what readers compare, and remove "expires"`;
  }
  if (typeof value !== 'string' || !DAY.test(value) || value <= today) return undefined;
  return expires !== undefined && expires <= value
    ? undefined
    : `the day ${value} is still to come; add expires: '${value}', so that a check fails once it has passed`;
}

/** What is wrong with facts that announce a day: one that has expired by `today`, and one to come that never would. */
export function expiredFacts(facts: Iterable<readonly [string, Fact]>, today: string): string[] {
  return [...facts].flatMap(([id, fact]) => {
    const fault = faultOf(fact, today);
    return fault === undefined ? [] : [`${id}: ${fault}`];
  });
}

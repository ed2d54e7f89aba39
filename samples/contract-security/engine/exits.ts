import assert from 'node:assert/strict';
import type { Lab } from './lab.ts';

/** What a lab's contracts hold once everybody with a right has tried to get out. */
export interface Locked {
  /** What nobody ever gets out again, in the topic's unit. */
  amount: bigint;
  /** What each way out ended with, where it failed. */
  failures: string[];
}

/** Fails where the contracts held nothing that could be locked, unless the topic says why; and where it says so of contracts that held something. */
function assertMeasurable(lab: Lab): void {
  if (lab.emptyBecause === undefined)
    assert.ok(
      lab.held > 0n,
      'the attacked contracts never held anything: nothing is measured (a token missing in lab.tokens?)',
    );
  else
    assert.equal(lab.held, 0n, `the attacked contracts held something, but "${lab.emptyBecause}"`);
}

/** Lets everybody with a right leave, then measures what the attacked contracts still hold without a stated reason. */
export async function measureLocked(lab: Lab): Promise<Locked> {
  assertMeasurable(lab);
  const failures: string[] = [];
  for (const leave of lab.waysOut) {
    try {
      await leave();
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  return {
    amount: (await lab.holdings()) - lab.staying.reduce((sum, { amount }) => sum + amount, 0n),
    failures,
  };
}

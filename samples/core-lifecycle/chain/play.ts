// Makes blocks and decisions of the validator.
import { setTimeout as pause } from 'node:timers/promises';
import type { Hex } from 'viem';
import { ask } from '../ask.ts';

const quantity = (number: number): Hex => `0x${number.toString(16)}`;
export const epochOf = async (tag: string) => Number(await ask<string>('cfx_epochNumber', tag));

/** The pivot block of an epoch. */
export const pivotOf = (epoch: number | string) =>
  ask<{ hash: Hex; timestamp: Hex }>(
    'cfx_getBlockByEpochNumber',
    typeof epoch === 'number' ? quantity(epoch) : epoch,
    false,
  );

/** Waits until every block that can be executed is. */
export async function executed(): Promise<void> {
  const mined = await epochOf('latest_mined');
  while ((await epochOf('latest_state')) + 4 < mined) await pause(20);
}

export async function mine(blocks: number): Promise<void> {
  for (let block = 0; block < blocks; block += 1) await ask('test_generateOneBlock', 10, 300_000);
  await executed();
}

interface Proposal {
  epoch: string;
  round: string;
}

/** The proposal after another one; `push` is done before each look. */
async function nextProposal(previous: string, push: () => Promise<unknown>): Promise<string> {
  for (;;) {
    await push();
    const proposal = await ask<Proposal | null>('test_posGetChosenProposal').catch(() => null);
    const found = proposal ? `${proposal.epoch}/${proposal.round}` : previous;
    if (found !== previous) return found;
    await pause(20);
  }
}

/** Has the validator sign the decision on an epoch. */
export async function decide(epoch: number): Promise<void> {
  await ask('test_posForceSignPivotDecision', (await pivotOf(epoch)).hash, quantity(epoch));
}

/** Ends rounds one by one: the proposal gets its vote, then the next round begins. */
export async function rounds(count: number): Promise<void> {
  let round = await nextProposal('', () => Promise.resolve());
  for (let done = 0; done < count; done += 1) {
    await ask('test_posTriggerTimeout', 'proposal');
    round = await nextProposal(round, () => ask('test_posTriggerTimeout', 'new_round'));
  }
}

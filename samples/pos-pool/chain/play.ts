// Makes the blocks, rounds and decisions of the chain, which nobody else makes.
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../ask.ts';

const quantity = (number: number) => `0x${number.toString(16)}`;
const epochOf = async (tag: string) => Number(await ask<string>('cfx_epochNumber', tag));

/** Makes blocks, and waits until what they lead to is executed. */
async function mine(blocks: number): Promise<void> {
  for (let block = 0; block < blocks; block += 1) await ask('test_generateOneBlock', 10, 20_000_000);
  const mined = await epochOf('latest_mined');
  while ((await epochOf('latest_state')) + 4 < mined) await pause(10);
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
    await pause(10);
  }
}

/** Has the validator sign the decision on an epoch. */
async function decide(epoch: number): Promise<void> {
  const { hash } = await ask<{ hash: string }>('cfx_getBlockByEpochNumber', quantity(epoch), false);
  await ask('test_posForceSignPivotDecision', hash, quantity(epoch));
}

/** Lets the chain run until the signal: four blocks of the miners per PoS block, and a decision every 60 epochs. */
export async function play(signal: AbortSignal): Promise<void> {
  let round = await nextProposal('', () => Promise.resolve());
  let decided = 0;
  while (!signal.aborted) {
    await mine(4);
    if ((await epochOf('latest_state')) >= decided + 70) await decide((decided += 60));
    // Ends the round: the proposal gets its vote, then the next round begins.
    await ask('test_posTriggerTimeout', 'proposal');
    round = await nextProposal(round, () => ask('test_posTriggerTimeout', 'new_round'));
  }
}

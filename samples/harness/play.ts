// Makes the blocks, rounds and decisions of a chain, which nobody else makes.
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './chain.ts';

type Hex = `0x${string}`;
const quantity = (number: number): Hex => `0x${number.toString(16)}`;
export const epochOf = async (tag: string) => Number(await ask<string>('cfx_epochNumber', tag));

interface PivotBlock {
  hash: Hex;
  timestamp: Hex;
  blockNumber: Hex;
  posReference: Hex;
}

/** The pivot block of an epoch. */
export const pivotOf = (epoch: number | string) =>
  ask<PivotBlock>(
    'cfx_getBlockByEpochNumber',
    typeof epoch === 'number' ? quantity(epoch) : epoch,
    false,
  );

/** Waits until every block that can be executed is. */
export async function executed(): Promise<void> {
  const mined = await epochOf('latest_mined');
  while ((await epochOf('latest_state')) + 4 < mined) await pause(20);
}

/** Makes blocks with up to this many bytes of transactions, and waits until what they lead to is executed. */
export async function mine(blocks: number, bytes = 300_000): Promise<void> {
  for (let block = 0; block < blocks; block += 1) await ask('test_generateOneBlock', 10, bytes);
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
    await pause(10);
  }
}

const firstProposal = () => nextProposal('', () => Promise.resolve());

/** Ends a round: the proposal gets its vote, then the next round begins. */
async function endRound(round: string): Promise<string> {
  await ask('test_posTriggerTimeout', 'proposal');
  return nextProposal(round, () => ask('test_posTriggerTimeout', 'new_round'));
}

/** Has the validator sign the decision on an epoch. */
export async function decide(epoch: number): Promise<void> {
  await ask('test_posForceSignPivotDecision', (await pivotOf(epoch)).hash, quantity(epoch));
}

/** Ends rounds one by one. */
export async function rounds(count: number): Promise<void> {
  let round = await firstProposal();
  for (let done = 0; done < count; done += 1) round = await endRound(round);
}

/** Lets the chain run until the signal: four blocks of the miners per PoS block, and a decision every 60 epochs. */
export async function play(signal: AbortSignal): Promise<void> {
  let round = await firstProposal();
  let decided = 0;
  while (!signal.aborted) {
    await mine(4, 20_000_000);
    if ((await epochOf('latest_state')) >= decided + 70) await decide((decided += 60));
    round = await endRound(round);
  }
}

import type {Chain} from './chain';
import {waitFor} from './waitFor';

type Read = Chain['read'];

/** The epoch and round of the proposal that waits for a vote, or undefined while there is none. */
async function proposedRound(read: Read): Promise<string | undefined> {
  const proposal = await read('core', 'test_posGetChosenProposal').catch(() => null);
  if (typeof proposal !== 'object' || proposal === null || !('epoch' in proposal) || !('round' in proposal))
    return undefined;
  return `${String(proposal.epoch)}/${String(proposal.round)}`;
}

/** Resolves with the proposal that follows another one; `push` is done before each look. */
async function untilProposed(read: Read, previous: string | undefined, push: () => Promise<unknown>): Promise<string> {
  return waitFor(`A proposal of proof of stake after that of epoch and round ${previous ?? 'none'}`, async () => {
    await push();
    const round = await proposedRound(read);
    return round === previous ? undefined : round;
  });
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === field)?.[1]
    : undefined;
}

/** Proof of stake decides on heights that this divides. */
const TERM = 60;
/** How far behind the newest epoch a height has to be before it is decided on. */
const BEHIND = 20;

/**
 * Signs the decision on the newest height that can be decided on, unless it was signed before; resolves with that
 * height.
 */
async function decidePivot(read: Read, signed: number): Promise<number> {
  const mined = Number(await read('core', 'cfx_epochNumber', 'latest_mined'));
  const height = Math.floor((mined - BEHIND) / TERM) * TERM;
  if (height <= signed) return signed;
  const quantity = `0x${height.toString(16)}`;
  const block = await read('core', 'cfx_getBlockByEpochNumber', quantity, false);
  await read('core', 'test_posForceSignPivotDecision', fieldOf(block, 'hash'), quantity);
  return height;
}

async function committedHeight(read: Read): Promise<number> {
  return Number(fieldOf(fieldOf(await read('core', 'pos_getStatus'), 'pivotDecision'), 'height'));
}

/**
 * Makes the function that ends rounds of proof of stake one by one, which a node in test mode does on demand: the
 * proposal gets its vote, then the next round begins. A push that comes before the vote is refused inside the node and
 * does nothing.
 */
export function buildPosRounds(read: Read): (rounds: number) => Promise<void> {
  let signed: number | undefined;
  return async (rounds) => {
    signed = await decidePivot(read, signed ?? (await committedHeight(read)));
    let round = await untilProposed(read, undefined, () => Promise.resolve());
    for (let done = 0; done < rounds; done += 1) {
      await read('core', 'test_posTriggerTimeout', 'proposal');
      round = await untilProposed(read, round, () => read('core', 'test_posTriggerTimeout', 'new_round'));
    }
  };
}

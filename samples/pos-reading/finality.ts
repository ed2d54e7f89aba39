// Shows for each block whether proof of stake has made it final: tsx finality.ts HASH…
import { ask } from '../harness/chain.ts';

interface Decision {
  blockHash: string;
  height: string;
}
interface PosBlock {
  height: string;
  pivotDecision: Decision | null;
  signatures: { account: string; votes: string }[];
}

// #region finality
/** Whether a block is final, and its epoch. A block without an epoch is not ordered yet. */
async function finality(hash: string): Promise<{ epoch: number | undefined; final: boolean }> {
  const block = await ask<{ epochNumber: string | null } | null>('cfx_getBlockByHash', hash, false);
  if (!block?.epochNumber) return { epoch: undefined, final: false };
  const epoch = Number(block.epochNumber);
  return {
    epoch,
    final: epoch <= Number(await ask<string>('cfx_epochNumber', 'latest_finalized')),
  };
}

for (const hash of process.argv.slice(2)) {
  const { epoch, final } = await finality(hash);
  console.log(`epoch ${epoch ?? 'none'}: ${final ? 'final' : 'not final yet'}`);
}
// #endregion finality

// #region proof
const block = await ask<PosBlock>('pos_getBlockByNumber', 'latest_committed');
const { currentCommittee } = await ask<{
  currentCommittee: { quorumVotingPower: string; totalVotingPower: string };
}>('pos_getCommittee');
const signed = block.signatures.reduce((sum, { votes }) => sum + Number(votes), 0);
console.log(
  `PoS block ${Number(block.height)} decides for epoch ${Number(block.pivotDecision?.height)}`,
);
console.log(
  `signed with ${signed} of ${Number(currentCommittee.totalVotingPower)} votes, ${Number(currentCommittee.quorumVotingPower)} are enough`,
);
// #endregion proof

// Starts a chain with one PoS validator, plays it for six terms, and runs a script of this folder on it.
import { spawnSync } from 'node:child_process';
import { ask, startChain } from '../harness/chain.ts';
import { PLAYED } from '../harness/nodeFiles.ts';
import { decide, mine, rounds } from '../harness/play.ts';
import { changeVotes, owner } from './votes.ts';

const [script = 'finality'] = process.argv.slice(2);
const hashOf = async (epoch: string) =>
  (await ask<{ hash: string }>('cfx_getBlockByEpochNumber', epoch, false)).hash;

/** The newest PoS epoch that was paid. */
async function paidEpoch(): Promise<string> {
  for (let epoch = 6; epoch > 0; epoch -= 1) {
    if (await ask<unknown>('pos_getRewardsByEpoch', `0x${epoch}`)) return `0x${epoch}`;
  }
  throw new Error('no epoch was paid');
}

const PARAMETERS: Record<string, () => Promise<string[]>> = {
  finality: async () => [await hashOf('0x1e'), await hashOf('latest_state')],
  validator: async () => [owner],
  rewards: async () => [await paidEpoch()],
};

const { stop } = await startChain({ settings: PLAYED });
try {
  await mine(90);
  // Proof of stake only processes events after its first decision.
  await decide(60);
  await rounds(45);
  await changeVotes();
  await mine(40);
  await decide(120);
  await rounds(15);
  await mine(30);
  spawnSync('tsx', [`${script}.ts`, ...((await PARAMETERS[script]?.()) ?? [])], {
    stdio: 'inherit',
  });
} finally {
  await stop();
}

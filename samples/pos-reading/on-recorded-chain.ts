// Plays the chain of the recorder, whose node has one PoS validator, and runs a script of this folder on it.
import { spawnSync } from 'node:child_process';
import { openSession } from '../../src/recorder/session';

const [script = 'finality'] = process.argv.slice(2);
const { chain, endpoints, close } = await openSession();
const { core, pos } = chain;
const newest = (await chain.read('core', 'cfx_getBlockByEpochNumber', core.latestState, false)) as {
  hash: string;
};
const RUNS: Record<string, string[][]> = {
  finality: [[core.transactions.transfer.blockHash, newest.hash]],
  // At block 40, the end of an epoch, carol's votes are on their way in and some of frank's on their way out.
  validator: [[core.accounts.frank], [core.accounts.frank, '0x28'], [core.accounts.carol, '0x28']],
  rewards: [[pos.rewardedEpoch]],
};
for (const parameters of RUNS[script] ?? []) {
  const env = { ...process.env, CORE_RPC: endpoints.core.http };
  spawnSync(process.execPath, ['--import', 'tsx', `${script}.ts`, ...parameters], { env, stdio: 'inherit' });
}
await close();

// Lets a node on a test chain mine for an address, and compares what it earns with the balance.
import { setTimeout as sleep } from 'node:timers/promises';
import { formatEther, keccak256, toHex } from 'viem';
import { until } from '../harness/child.mjs';
import { check, rpc, withNode } from './node.mjs';

const AUTHOR = 'net2029:aajaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaewu42eyak';
const DELAY = 12; // epochs until a reward is paid

const chain = (difficulty) => `mode = "test"
chain_id = 2029
evm_chain_id = 2030
initial_difficulty = ${difficulty}
mining_author = "${AUTHOR}"
mining_type = "cpu"`;

const epoch = async () => Number(await rpc('cfx_epochNumber'));
const same = (one, other) => one.replace('TYPE.USER:', '').toLowerCase() === other;

/** The base rewards and the whole rewards of the epochs up to this one. */
async function rewards(last) {
  let [base, total] = [0n, 0n];
  for (let number = 1; number <= last; number++) {
    for (const reward of await rpc('cfx_getBlockRewardInfo', toHex(number))) {
      check(same(reward.author, AUTHOR), 'every reward goes to mining_author');
      base += BigInt(reward.baseReward);
      total += BigInt(reward.totalReward);
    }
  }
  return { base, total };
}

const show = (name, value) => console.log(`${name.padEnd(34)} ${value}`);

await withNode(chain(4), async () => {
  await until(async () => (await epoch()) >= 60, 120);
  const last = await epoch();
  show('epochs', last);
  let blocks = 0;
  for (let number = 1; number <= last; number++) {
    for (const hash of await rpc('cfx_getBlocksByEpoch', toHex(number))) {
      const block = await rpc('cfx_getBlockByHash', hash, false);
      check(same(block.miner, AUTHOR), 'mining_author is the miner of every block');
      check(block.transactions.length === 0, 'a reward has no transaction');
      blocks++;
    }
  }
  show('blocks', blocks);
  show('miner of each', 'mining_author');
  // #region balance
  for (const state of [DELAY, DELAY + 1, DELAY + 30]) {
    const balance = BigInt(await rpc('cfx_getBalance', AUTHOR, toHex(state)));
    const { total } = await rewards(state - DELAY);
    check(balance === total, 'the balance is the sum of the rewards');
    show(
      `balance after epoch ${state}`,
      `${Number(formatEther(balance)).toFixed(2)} CFX, the rewards up to epoch ${state - DELAY}`,
    );
  }
  // #endregion balance
});

await withNode(chain(2000), async () => {
  const SECONDS = 30;
  await until(async () => (await rpc('debug_currentSyncPhase')) === 'NormalSyncPhase');
  const before = await epoch();
  await sleep(SECONDS * 1000);
  const mined = (await epoch()) - before;
  let attempts = 0;
  for (const end = Date.now() + 1000; Date.now() < end; attempts++) keccak256(toHex(attempts));
  check(mined <= 2, 'the CPU miner of v3.0.2 makes hardly any attempts');
  check(attempts > 2000, 'a slow program makes an attempt for the difficulty each second');
  show('difficulty 2000, 30 seconds', 'the CPU miner of v3.0.2 finds next to nothing');
});

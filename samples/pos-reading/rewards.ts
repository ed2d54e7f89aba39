// Prints what a PoS epoch paid, and checks it against the balances: tsx rewards.ts EPOCH
import { formatEther } from 'viem';
import { ask } from '../harness/chain.ts';

interface Rewards {
  powEpochHash: string;
  accountRewards: { posAddress: string; powAddress: string; reward: string }[];
}

const [epoch] = process.argv.slice(2);

// #region rewards
const rewards = await ask<Rewards | null>('pos_getRewardsByEpoch', epoch);
if (!rewards) throw new Error(`epoch ${Number(epoch)} has not been paid`);
const { epochNumber } = await ask<{ epochNumber: string }>(
  'cfx_getBlockByHash',
  rewards.powEpochHash,
  false,
);
console.log(`PoS epoch ${Number(epoch)} was paid in epoch ${Number(epochNumber)} of Core Space`);

const before = `0x${(Number(epochNumber) - 1).toString(16)}`;
for (const { powAddress, reward } of rewards.accountRewards) {
  const [was, is] = [
    await ask<string>('cfx_getBalance', powAddress, before),
    await ask<string>('cfx_getBalance', powAddress, epochNumber),
  ];
  console.log(
    `  reward ${formatEther(BigInt(reward))} CFX, balance ${formatEther(BigInt(is) - BigInt(was))} CFX`,
  );
}
// #endregion rewards

// #region other-way
const same = await ask<Rewards | null>('cfx_getPoSRewardByEpoch', epochNumber);
console.log(
  `by the Core Space epoch: ${JSON.stringify(same) === JSON.stringify(rewards) ? 'the same rewards' : 'other rewards'}`,
);
const none = await ask<Rewards | null>('cfx_getPoSRewardByEpoch', before);
console.log(`one epoch earlier: ${JSON.stringify(none)}`);
// #endregion other-way

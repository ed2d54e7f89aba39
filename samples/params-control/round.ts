// Casts votes in round 2 and reads the parameters until round 4, on a chain with rounds of 100 blocks.
import { formatEther } from 'viem';
import { ask } from '../harness/chain.ts';
import {
  core,
  currentRound,
  encodeCast,
  expect,
  lock,
  mine,
  mineToRound,
  paramsAbi,
  paramsControl,
  send,
  stop,
  vote,
} from './client.ts';

type Params = {
  powBaseReward: string;
  interestRate: string;
  storagePointProp: string;
  baseFeeShareProp: string;
};
const NAMES = ['powBaseReward', 'interestRate', 'storagePointProp', 'baseFeeShareProp'] as const;

try {
  await lock(400_000, 1_000_000_000n);
  await mineToRound(2n);

  // #region vote
  const votes = [
    vote(0, 100_000, 200_000, 100_000), // (200,000 − 100,000) / 400,000 = 1/4
    vote(1, 0, 99_999, 0), // less than 5% of the PoS stake
    vote(2, 0, 0, 100_000), // 5% of the PoS stake
    vote(3, 0, 300_000, 100_000), // (300,000 − 100,000) / 400,000 = 1/2
  ];
  const receipt = await send(paramsControl, encodeCast(await currentRound(), votes));
  // #endregion vote
  expect(receipt.outcomeStatus, 'success', 'castVote');
  const round = await currentRound();
  const read = { address: paramsControl, abi: paramsAbi, args: [round] } as const;
  const stake = await core.readContract({ ...read, functionName: 'posStakeForVotes' });
  console.log(`round ${round}: PoS stake ${formatEther(stake)} CFX`);
  const total = await core.readContract({ ...read, functionName: 'totalVotes' });
  for (const { topic_index: topic, votes: counts } of total) {
    console.log(`  topic ${topic}: ${counts.map((count) => formatEther(count)).join(', ')}`);
  }
  expect(formatEther(stake), '2000000', 'PoS stake');

  await mineToRound(4n);
  await mine(5);
  // #region params
  const hex = (number: number) => `0x${number.toString(16)}`;
  const paramsAfter = (epoch: number) => ask<Params>('cfx_getParamsFromVote', hex(epoch));
  const blockOf = async (epoch: number) =>
    Number(
      (await ask<{ blockNumber: string }>('cfx_getBlockByEpochNumber', hex(epoch), false))
        .blockNumber,
    );

  const last = Number(await ask<string>('cfx_epochNumber', 'latest_state'));
  let before = await paramsAfter(101);
  for (let epoch = 102; epoch <= last; epoch += 1) {
    const params = await paramsAfter(epoch);
    if (JSON.stringify(params) === JSON.stringify(before)) continue;
    console.log(`block ${await blockOf(epoch)}:`);
    for (const name of NAMES) {
      const [was, is] = [BigInt(before[name]), BigInt(params[name])];
      console.log(`  ${name} ${was} -> ${is}, factor ${(Number(is) / Number(was)).toFixed(6)}`);
    }
    before = params;
  }
  // #endregion params
  const factors = [2 ** (1 / 4), 1, 2 ** -1, 2 ** (1 / 2)];
  const first = await paramsAfter(101);
  NAMES.forEach((name, index) => {
    const factor = Number(before[name]) / Number(first[name]);
    expect(factor.toFixed(9), factors[index]!.toFixed(9), name);
  });
} finally {
  await stop();
}

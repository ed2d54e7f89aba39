// Changes votes, lets voting power fall after a vote, and provokes the errors of ParamsControl.
import {
  decodeEventLog,
  decodeFunctionResult,
  encodeFunctionData,
  formatEther,
  maxUint256,
  toEventSelector,
  type Hex,
} from 'viem';
import type { CallError } from '../harness/ask.ts';
import { ask } from '../harness/chain.ts';
import {
  core,
  currentRound,
  encodeCast,
  expect,
  lock,
  mine,
  mineToRound,
  owner,
  paramsAbi,
  paramsControl,
  send,
  staking,
  stakingAbi,
  stop,
  vote,
  type Vote,
} from './client.ts';

const mark = (line: string) => console.log(`# #${line}`);
const cfx = (votes: readonly bigint[]) => votes.map((count) => formatEther(count)).join(', ');
const blockNumber = async () =>
  BigInt((await ask<{ blockNumber: string }>('cfx_getStatus')).blockNumber);
const QUARTER = 15_768_000n;

/** Casts votes and returns what was emitted, in the order of the receipt. */
async function cast(votes: Vote[], round?: bigint) {
  const receipt = await send(paramsControl, encodeCast(round ?? (await currentRound()), votes));
  expect(receipt.outcomeStatus, 'success', String(receipt.txExecErrorMsg));
  return receipt;
}

/** The logs of a transaction, as its receipt has them. */
async function logsOf(hash: string) {
  type Log = { data: Hex; topics: [Hex, ...Hex[]] };
  return (await ask<{ logs: Log[] }>('cfx_getTransactionReceipt', hash)).logs;
}

try {
  await lock(300_000, 1_000_000_000n);

  mark('region events');
  // #region events
  const printed: string[] = [];
  for (const votes of [[vote(0, 0, 1000, 0)], [vote(0, 0, 0, 500)], [vote(1, 0, 200, 0)]]) {
    const { transactionHash, storageCollateralized } = await cast(votes);
    console.log(
      `vote on topic ${votes[0]!.topic_index}: ${storageCollateralized} units of collateral`,
    );
    for (const { data, topics } of await logsOf(transactionHash)) {
      const event = decodeEventLog({ abi: paramsAbi, data, topics });
      const line = `  ${topics[0]!.slice(0, 10)}… ${event.eventName} topic ${event.args.topic_index}: ${cfx(event.args.votes)}`;
      console.log(line);
      printed.push(event.eventName);
    }
  }
  // #endregion events
  mark('endregion events');
  expect(printed.join(' '), 'Vote Vote Vote Vote Revoke Vote Revoke Vote', 'events');

  mark('region signatures');
  for (const signature of [
    'Vote(uint64,address,uint16,uint256[3])',
    'Revoke(uint64,address,uint16,uint256[3])',
    'CastVote(uint64,address,uint16,uint256[3])',
    'RevokeVote(uint64,address,uint16,uint256[3])',
  ]) {
    console.log(`${toEventSelector(signature)} ${signature}`);
  }
  mark('endregion signatures');

  mark('region errors');
  /** Casts votes that the contract rejects, and prints why. */
  async function provoke(
    what: string,
    data: Hex,
    message: string,
    value = 0n,
    storageLimit = 2048n,
  ): Promise<void> {
    const { txExecErrorMsg, outcomeStatus, gasUsed } = await send(
      paramsControl,
      data,
      value,
      storageLimit,
    );
    console.log(`${what}: ${txExecErrorMsg}`);
    expect(`${outcomeStatus} ${txExecErrorMsg}`, `failed ${message}`, what);
    expect(gasUsed, 1_000_000n, 'gas of a failed call');
  }
  const internal = (message: string) => `VmError(InternalContract("${message}"))`;
  const round = await currentRound();
  await provoke(
    'next round',
    encodeCast(round + 1n, [vote(0, 0, 1, 0)]),
    internal('vote version unmatch: current=1 voted=2'),
  );
  await provoke(
    'topic 4',
    encodeCast(round, [vote(4, 0, 1, 0)]),
    internal('invalid vote index or opt_index'),
  );
  await provoke(
    'same topic twice',
    encodeCast(round, [vote(0, 0, 1, 0), vote(0, 0, 1, 0)]),
    internal('Parameter voted twice: vote.index=0'),
  );
  await provoke(
    'one CFX too many',
    encodeCast(round, [vote(0, 0, 300_000, 1)]),
    internal(
      'not enough vote power: power=300000000000000000000000 votes=300001000000000000000000',
    ),
  );
  const huge = { topic_index: 0, votes: [maxUint256, maxUint256, 0n] } as const;
  await provoke(
    'more than a uint256 holds',
    encodeCast(round, [huge]),
    internal(`not enough vote power: power=300000000000000000000000 votes=${maxUint256}`),
  );
  await provoke(
    'with value',
    encodeCast(round, [vote(0, 0, 1, 0)]),
    internal('should not transfer balance to non-payable function'),
    1n,
  );
  mark('endregion errors');

  mark('region rounds');
  const totals = async (asked: bigint) => {
    const data = encodeFunctionData({ abi: paramsAbi, functionName: 'totalVotes', args: [asked] });
    const result = await ask<Hex>('cfx_call', { to: paramsControl, data }).catch(
      ({ reason, data }: CallError) => `cfx_call: ${reason} ${data ?? ''}`,
    );
    if (!result.startsWith('0x')) return result;
    return cfx(
      decodeFunctionResult({ abi: paramsAbi, functionName: 'totalVotes', data: result as Hex })[0]!
        .votes,
    );
  };
  const ownVotes = async () => {
    const read = { address: paramsControl, abi: paramsAbi, functionName: 'readVote' } as const;
    const [first] = await core.readContract({ ...read, args: [owner.address] });
    return cfx(first!.votes);
  };
  for (const current of [1n, 2n, 3n]) {
    await mineToRound(current);
    await mine(5);
    console.log(
      `round ${current}: own votes ${await ownVotes()}; total of round 1: ${await totals(1n)}`,
    );
  }
  mark('endregion rounds');

  mark('region weight');
  // #region weight
  const power = async () => {
    const read = { address: staking, abi: stakingAbi, functionName: 'getVotePower' } as const;
    return formatEther(await core.readContract({ ...read, args: [owner.address, 0n] }));
  };
  // In 40 blocks, this lock has less than a year left.
  await lock(500_000, (await blockNumber()) + 4n * QUARTER + 40n);
  console.log('power when voting', await power());
  await cast([vote(0, 0, 500_000, 0)]);
  await mine(40);
  console.log('power later', await power(), 'own votes', await ownVotes());
  // #endregion weight
  mark('endregion weight');
} finally {
  await stop();
}

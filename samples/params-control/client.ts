// A client for the node that the script started, with the internal contracts Staking and ParamsControl.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain, hexAddressToBase32 } from 'cive/utils';
import { setTimeout as pause } from 'node:timers/promises';
import { encodeFunctionData, parseAbi, parseEther, type Address, type Hex } from 'viem';
import { ask, coreUrl as url, startChain } from '../harness/chain.ts';
import { PLAYED } from '../harness/nodeFiles.ts';
import { OWNER_KEY } from '../harness/startNode.ts';

// A vote on parameters lasts 100 blocks instead of 10,368,000.
export const { stop } = await startChain({ settings: { ...PLAYED, params_dao_vote_period: 100 } });
export const networkId = 1234;
const chain = defineChain({
  id: networkId,
  name: 'own',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
export const core = createPublicClient({ chain, transport: http(url) });
// The account that registered the validator at the genesis: 2,000,000 CFX of it are staked for PoS.
export const owner = privateKeyToAccount(OWNER_KEY, { networkId });
export const wallet = createWalletClient({ account: owner, chain, transport: http(url) });

// #region abi
export const stakingAbi = parseAbi([
  'function deposit(uint256 amount)',
  'function withdraw(uint256 amount)',
  'function voteLock(uint256 amount, uint256 unlockBlockNumber)',
  'function getVotePower(address user, uint256 blockNumber) view returns (uint256)',
]);
export const paramsAbi = parseAbi([
  'struct Vote { uint16 topic_index; uint256[3] votes; }',
  'function castVote(uint64 vote_round, Vote[] vote_data)',
  'function readVote(address addr) view returns (Vote[])',
  'function currentRound() view returns (uint64)',
  'function totalVotes(uint64 vote_round) view returns (Vote[])',
  'function posStakeForVotes(uint64 vote_round) view returns (uint256)',
  // As the node emits them; ParamsControl.sol has other names.
  'event Vote(uint64 indexed vote_round, address indexed addr, uint16 indexed topic_index, uint256[3] votes)',
  'event Revoke(uint64 indexed vote_round, address indexed addr, uint16 indexed topic_index, uint256[3] votes)',
]);
// #endregion abi

const base32 = (hexAddress: Address) => hexAddressToBase32({ hexAddress, networkId });
export const staking = base32('0x0888000000000000000000000000000000000002');
export const paramsControl = base32('0x0888000000000000000000000000000000000007');

const epochOf = async (tag: string) => Number(await ask<string>('cfx_epochNumber', tag));

/** Makes blocks, and waits until what they lead to is executed. */
export async function mine(blocks: number): Promise<void> {
  for (let block = 0; block < blocks; block += 1) await ask('test_generateOneBlock', 10, 300_000);
  const mined = await epochOf('latest_mined');
  while ((await epochOf('latest_state')) + 4 < mined) await pause(20);
}

/** Mines until the given round is the current one. */
export async function mineToRound(round: bigint): Promise<void> {
  while ((await currentRound()) < round) await mine(1);
}

export const currentRound = () =>
  core.readContract({ address: paramsControl, abi: paramsAbi, functionName: 'currentRound' });

/** Sends a transaction with fixed limits, even if it fails, and returns its receipt. */
export async function send(to: typeof staking, data: Hex, value = 0n, storageLimit = 2048n) {
  const fees = { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
  const hash = await wallet.sendTransaction({
    to,
    data,
    value,
    gas: 1_000_000n,
    storageLimit,
    ...fees,
  });
  await mine(8);
  return core.getTransactionReceipt({ hash });
}

type Votes = readonly [unchanged: bigint, increase: bigint, decrease: bigint];
export type Vote = { topic_index: number; votes: Votes };

/** A vote on a topic, in whole CFX. */
export const vote = (
  topic: number,
  unchanged: number,
  increase: number,
  decrease: number,
): Vote => ({
  topic_index: topic,
  votes: [
    parseEther(String(unchanged)),
    parseEther(String(increase)),
    parseEther(String(decrease)),
  ],
});

export const encodeCast = (round: bigint, votes: readonly Vote[]): Hex =>
  encodeFunctionData({ abi: paramsAbi, functionName: 'castVote', args: [round, votes] });

/** Locks part of the staked CFX until a block. */
export async function lock(amount: number, until: bigint): Promise<void> {
  const data = encodeFunctionData({
    abi: stakingAbi,
    functionName: 'voteLock',
    args: [parseEther(String(amount)), until],
  });
  const { outcomeStatus, txExecErrorMsg } = await send(staking, data);
  expect(outcomeStatus, 'success', `voteLock ${txExecErrorMsg ?? ''}`);
}

/** Compares what was measured with what the page states. */
export function expect<T>(measured: T, stated: T, what: string): void {
  if (measured !== stated)
    throw new Error(`${what}: ${String(measured)}, expected ${String(stated)}`);
}

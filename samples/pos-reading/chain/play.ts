import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain, hexAddressToBase32 } from 'cive/utils';
import { setTimeout as pause } from 'node:timers/promises';
import { encodeFunctionData, parseAbi, type Address, type Hex } from 'viem';
import { ask, coreUrl } from '../ask.ts';
import { OWNER_KEY } from './start.ts';

const quantity = (number: number): Hex => `0x${number.toString(16)}`;
const epochOf = async (tag: string) => Number(await ask<string>('cfx_epochNumber', tag));

/** Makes blocks, and waits until what they lead to is executed. */
export async function mine(blocks: number): Promise<void> {
  for (let block = 0; block < blocks; block += 1) await ask('test_generateOneBlock', 10, 300_000);
  const mined = await epochOf('latest_mined');
  while ((await epochOf('latest_state')) + 4 < mined) await pause(20);
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
    await pause(20);
  }
}

/** Has the validator sign the decision on an epoch. */
export async function decide(epoch: number): Promise<void> {
  const { hash } = await ask<{ hash: Hex }>('cfx_getBlockByEpochNumber', quantity(epoch), false);
  await ask('test_posForceSignPivotDecision', hash, quantity(epoch));
}

/** Ends rounds one by one: the proposal gets its vote, then the next round begins. */
export async function rounds(count: number): Promise<void> {
  let round = await nextProposal('', () => Promise.resolve());
  for (let done = 0; done < count; done += 1) {
    await ask('test_posTriggerTimeout', 'proposal');
    round = await nextProposal(round, () => ask('test_posTriggerTimeout', 'new_round'));
  }
}

const ABI = parseAbi([
  'function deposit(uint256 drip)',
  'function increaseStake(uint64 votes)',
  'function retire(uint64 votes)',
]);
const nativeCurrency = { name: 'CFX', symbol: 'CFX', decimals: 18 };
const chain = defineChain({
  id: 1234,
  name: 'own',
  nativeCurrency,
  rpcUrls: { default: { http: [coreUrl] } },
});
const account = privateKeyToAccount(OWNER_KEY, { networkId: 1234 });
const wallet = createWalletClient({ account, chain, transport: http(coreUrl) });
const client = createPublicClient({ chain, transport: http(coreUrl) });
export const owner = account.address;

async function send(contract: Address, data: Hex): Promise<void> {
  const to = hexAddressToBase32({ hexAddress: contract, networkId: 1234 });
  const fees = {
    gas: 6_000_000n,
    storageLimit: 2048n,
    maxFeePerGas: 2_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  };
  const hash = await wallet.sendTransaction({ to, data, ...fees });
  await mine(12);
  const { outcomeStatus, txExecErrorMsg } = await client.getTransactionReceipt({ hash });
  if (outcomeStatus !== 'success') throw new Error(`${hash}: ${txExecErrorMsg}`);
}

const STAKING = '0x0888000000000000000000000000000000000002';
const POS_REGISTER = '0x0888000000000000000000000000000000000005';

/** The owner adds 5 votes, and lets 100 of the first 2,000 retire. */
export async function changeVotes(): Promise<void> {
  await send(STAKING, encodeFunctionData({ abi: ABI, functionName: 'deposit', args: [5000n * 10n ** 18n] }));
  await send(POS_REGISTER, encodeFunctionData({ abi: ABI, functionName: 'increaseStake', args: [5n] }));
  await send(POS_REGISTER, encodeFunctionData({ abi: ABI, functionName: 'retire', args: [100n] }));
}

// The account that owns the validator changes its votes.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain, hexAddressToBase32 } from 'cive/utils';
import { encodeFunctionData, parseAbi, type Address, type Hex } from 'viem';
import { coreUrl } from '../harness/chain.ts';
import { mine } from '../harness/play.ts';
import { OWNER_KEY } from '../harness/startNode.ts';

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
  await send(
    STAKING,
    encodeFunctionData({ abi: ABI, functionName: 'deposit', args: [5000n * 10n ** 18n] }),
  );
  await send(
    POS_REGISTER,
    encodeFunctionData({ abi: ABI, functionName: 'increaseStake', args: [5n] }),
  );
  await send(POS_REGISTER, encodeFunctionData({ abi: ABI, functionName: 'retire', args: [100n] }));
}

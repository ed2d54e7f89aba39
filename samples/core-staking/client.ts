// What the scripts share: a client, the ABI of Staking, new accounts, and one function that sends.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount, type PrivateKeyAccount } from 'cive/accounts';
import { defineChain, hexAddressToBase32 } from 'cive/utils';
import {
  encodeFunctionData,
  numberToHex,
  parseAbi,
  parseEther,
  type Address,
  type Hex,
} from 'viem';

export const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const networkId = 1234;
export const chain = defineChain({
  id: networkId,
  name: 'Local node',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
export const core = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });

export const abi = parseAbi([
  'function deposit(uint256 amount)',
  'function withdraw(uint256 amount)',
  'function voteLock(uint256 amount, uint256 unlockBlockNumber)',
  'function getStakingBalance(address user) view returns (uint256)',
  'function getLockedStakingBalance(address user, uint256 blockNumber) view returns (uint256)',
  'function getVotePower(address user, uint256 blockNumber) view returns (uint256)',
]);
export const hex: Address = '0x0888000000000000000000000000000000000002';
export const staking = hexAddressToBase32({ hexAddress: hex, networkId });

const funder = privateKeyToAccount(process.env.CORE_KEY as Hex, { networkId });
const wallet = createWalletClient({ account: funder, chain, transport: http(url) });
const done = { retryCount: 200 };

/** The key of a new account. */
export const keyOf = (number: number): Hex => numberToHex(0x57a4_1000 + number, { size: 32 });

/** A new account with 100 CFX; each script has its own number, so that it starts without a stake. */
export async function newAccount(number: number): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(keyOf(number), { networkId });
  const hash = await wallet.sendTransaction({
    to: account.address,
    value: parseEther('100'),
    gas: 21_000n,
    storageLimit: 0n,
  });
  await core.waitForTransactionReceipt({ hash, ...done });
  return account;
}

/** Sends a call with a fixed gas limit, even if it fails, and returns its receipt. */
export async function send(account: PrivateKeyAccount, data: Hex, value = 0n, to = staking) {
  const from = createWalletClient({ account, chain, transport: http(url) });
  const hash = await from.sendTransaction({ to, data, value, gas: 300_000n, storageLimit: 512n });
  return core.waitForTransactionReceipt({ hash, ...done });
}

export const encode = {
  deposit: (amount: bigint) => encodeFunctionData({ abi, functionName: 'deposit', args: [amount] }),
  withdraw: (amount: bigint) =>
    encodeFunctionData({ abi, functionName: 'withdraw', args: [amount] }),
  voteLock: (amount: bigint, block: bigint) =>
    encodeFunctionData({ abi, functionName: 'voteLock', args: [amount, block] }),
};

/** One JSON-RPC call; the caller states what the method returns. */
export async function ask<Result>(method: string, ...params: unknown[]): Promise<Result> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await response.json()) as { result: Result }).result;
}

/** Compares what was measured with what the page states. */
export function expect<T>(measured: T, stated: T, what: string): void {
  if (measured !== stated)
    throw new Error(`${what}: ${String(measured)}, expected ${String(stated)}`);
}

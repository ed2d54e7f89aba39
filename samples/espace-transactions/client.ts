// Clients of eSpace, new accounts with test CFX, and small helpers.
// ESPACE_KEY: a funded key of a local or test network. ESPACE_RPC: the endpoint.
import { setTimeout as pause } from 'node:timers/promises';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  formatGwei,
  http,
  parseEther,
  parseGwei,
  type Hex,
  type TransactionReceipt,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

export const url = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
export const transport = http(url, { retryCount: 0 });
export const chainId = await createPublicClient({ transport }).getChainId();
if (chainId === 1030) throw new Error('These programs spend CFX. Use a test network.');
export const chain = defineChain({
  id: chainId,
  name: `eSpace ${chainId}`,
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
  // viem doesn't look for replacements then. wait.ts shows why.
  supportsTransactionReplacementDetection: false,
});
export const client = createPublicClient({ chain, transport, pollingInterval: 200 });
export const walletOf = (key: Hex) =>
  createWalletClient({ account: privateKeyToAccount(key), chain, transport });
export const funder = walletOf(
  (process.env.ESPACE_KEY ??
    '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex,
);

export const gdrip = (amount: string) => parseGwei(amount);
export const FEES = { maxFeePerGas: gdrip('41'), maxPriorityFeePerGas: gdrip('1') };

/** Conflux adds these fields to the receipt of Ethereum. */
export type Receipt = TransactionReceipt & {
  gasFee: Hex;
  burntGasFee: Hex;
  txExecErrorMsg: string | null;
};
export const receiptOf = async (hash: Hex) =>
  (await client.waitForTransactionReceipt({ hash, timeout: 60_000 })) as Receipt;
export const inGdrip = (drip: bigint | Hex) => formatGwei(BigInt(drip));

/** A new account with test CFX. */
export async function newAccount(cfx = '1') {
  const key = generatePrivateKey();
  const wallet = walletOf(key);
  await receiptOf(
    await funder.sendTransaction({
      to: wallet.account.address,
      value: parseEther(cfx),
      gas: 21_000n,
      ...FEES,
    }),
  );
  return { key, wallet, address: wallet.account.address };
}

/** One JSON-RPC call; returns the result or the node's error. */
export async function ask<Result>(
  method: string,
  ...params: unknown[]
): Promise<{ result?: Result; error?: { code: number; message: string } }> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await response.json()) as { result?: Result; error?: { code: number; message: string } };
}

/** Sends signed bytes and returns what the pool says about them. */
export async function pool(raw: Hex): Promise<string> {
  const { error } = await ask<Hex>('eth_sendRawTransaction', raw);
  return error ? `${error.code} ${error.message}` : 'accepted';
}

export async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('waited a minute in vain');
    await pause(100);
  }
}

export function expect(condition: boolean, claim: string): void {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}

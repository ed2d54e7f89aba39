// What each program needs: the node, accounts with CFX, and functions that sign and send.
import { setTimeout as pause } from 'node:timers/promises';
import { createPublicClient, createWalletClient, http, type Address } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain } from 'cive/utils';
import { generatePrivateKey } from 'viem/accounts';
import { keccak256, type Hex } from 'viem';

export const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const funderKey = process.env.CORE_KEY as Hex | undefined;
if (!funderKey) throw new Error('Set CORE_KEY to the key of a funded test account');

export const GDRIP = 10n ** 9n;
export const CFX = 10n ** 18n;

export const networkId = (await createPublicClient({ transport: http(url) }).getStatus()).networkId;
const chain = defineChain({
  id: networkId,
  name: `Core Space ${networkId}`,
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
export const core = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
export const walletOf = (key: Hex) =>
  createWalletClient({
    account: privateKeyToAccount(key, { networkId }),
    chain,
    transport: http(url),
  });
export type Wallet = ReturnType<typeof walletOf>;
const funder = walletOf(funderKey);

export function assert(condition: boolean, claim: string): asserts condition {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}

/** Makes one JSON-RPC call; returns an error instead of throwing it. */
export async function ask<T>(
  method: string,
  ...params: unknown[]
): Promise<{ result: T; error?: { code: number; message: string; data?: string } }> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await response.json()) as {
    result: T;
    error?: { code: number; message: string; data?: string };
  };
}

/** Waits until the transaction is executed. */
export const receiptOf = (hash: Hex) => core.waitForTransactionReceipt({ hash, retryCount: 200 });

export const fees = { maxFeePerGas: 2n * GDRIP, maxPriorityFeePerGas: GDRIP / 10n };

/** A new account with this much CFX, and its key. */
export async function newAccount(
  balance: bigint,
): Promise<{ key: Hex; wallet: Wallet; address: Address }> {
  const key = generatePrivateKey();
  const wallet = walletOf(key);
  const { address } = wallet.account;
  if (balance > 0n) {
    const hash = await funder.sendTransaction({
      to: address,
      value: balance,
      gas: 21_000n,
      storageLimit: 0n,
      ...fees,
    });
    await receiptOf(hash);
  }
  return { key, wallet, address };
}

/** The next nonce after the last executed transaction. */
export const stateNonce = async (address: Address) =>
  Number((await ask<Hex>('cfx_getNextNonce', address)).result);

/** Waits until the state has this nonce. */
export async function nonceReaches(address: Address, nonce: number): Promise<void> {
  for (let tries = 0; (await stateNonce(address)) < nonce; tries++) {
    assert(tries < 600, `nonce ${nonce} is reached within a minute`);
    await pause(100);
  }
}

type Request = {
  nonce: number;
  to?: Address;
  value?: bigint;
  data?: Hex;
  gas?: bigint;
  epochHeight?: bigint;
  maxFeePerGas?: bigint;
  maxPriorityFeePerGas?: bigint;
};

/** Signs a transaction; without other values, it pays 1 drip to its sender. */
export async function sign({ account }: Wallet, request: Request): Promise<Hex> {
  const epochHeight = await core.getEpochNumber();
  return account.signTransaction({
    type: 'eip1559',
    chainId: networkId,
    epochHeight,
    to: account.address,
    value: 1n,
    gas: 21_000n,
    storageLimit: 0n,
    ...fees,
    ...request,
  });
}

/** Sends signed bytes; returns the hash, and the node's error if it rejects them. */
export async function submit(raw: Hex): Promise<{ hash: Hex; error: string | undefined }> {
  const { error } = await ask<Hex>('cfx_sendRawTransaction', raw);
  const reason = error && (error.data ?? error.message);
  return {
    hash: keccak256(raw),
    error: reason?.replace(/0x[0-9a-f]{64}/, '0x…').replaceAll('"', ''),
  };
}

// What every flow needs: the node, an account, and one function that sends requests.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain } from 'cive/utils';
import type { Hex } from 'viem';

export const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
export const webSocketUrl = process.env.CORE_WS ?? 'ws://127.0.0.1:12535';
const NETWORK_ID = 1234;
const KEYS = [
  process.env.CORE_KEY ?? '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  process.env.CORE_KEY_2 ?? '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
];

export const [sender, receiver] = KEYS.map((key) =>
  privateKeyToAccount(key as Hex, { networkId: NETWORK_ID }),
) as [Account, Account];
type Account = ReturnType<typeof privateKeyToAccount>;

const chain = defineChain({
  id: NETWORK_ID,
  name: 'Local node',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
export const core = createPublicClient({ chain, transport: http(url) });
export const wallet = createWalletClient({ account: sender, chain, transport: http(url) });

export type RpcError = { code: number; message: string; data?: string };

/** Makes one JSON-RPC call; returns an error instead of throwing it. */
export async function ask<T>(
  method: string,
  ...params: unknown[]
): Promise<{ result: T; error?: RpcError }> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await response.json()) as { result: T; error?: RpcError };
}

/** Repeats a request until it returns a value, for at most a minute. */
export async function until<T>(question: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await question();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('No answer within a minute');
}

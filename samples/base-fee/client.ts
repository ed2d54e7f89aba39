// Funded accounts in both spaces, and calls to a local node.
import { privateKeyToAccount as coreAccountOf } from 'cive/accounts';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const CORE_RPC = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const ESPACE_RPC = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
const keysOf = (space: 'CORE' | 'ESPACE') =>
  [`${space}_KEY`, `${space}_KEY_2`].map((name) => {
    const key = process.env[name] as Hex | undefined;
    if (!key) throw new Error(`Set ${name} to the key of a funded test account`);
    return key;
  });

/** Makes one JSON-RPC call to the endpoint of the method's space. */
export async function ask<T>(method: string, ...params: unknown[]): Promise<T> {
  const url = method.startsWith('eth_') ? ESPACE_RPC : CORE_RPC;
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { result, error } = (await response.json()) as {
    result: T;
    error?: { code: number; message: string };
  };
  if (error) throw new Error(`${method}: ${error.code} ${error.message}`);
  return result;
}

const { chainId, ethereumSpaceChainId } = await ask<{ chainId: Hex; ethereumSpaceChainId: Hex }>(
  'cfx_getStatus',
);

/** Two accounts in each space: their next nonces, and transactions to themselves with a given gas limit. */
export const senders = {
  core: keysOf('CORE').map((key) => {
    const account = coreAccountOf(key, { networkId: Number(chainId) });
    return {
      nonce: async () => Number(await ask<Hex>('cfx_getNextNonce', account.address)),
      async sign(nonce: number, gas: bigint, gasPrice: bigint): Promise<Hex> {
        const epochHeight = BigInt(await ask<Hex>('cfx_epochNumber', 'latest_state'));
        const request = {
          type: 'legacy',
          chainId: Number(chainId),
          nonce,
          epochHeight,
          to: account.address,
          value: 0n,
        } as const;
        return account.signTransaction({ ...request, gas, gasPrice, storageLimit: 0n });
      },
    };
  }),
  espace: keysOf('ESPACE').map((key) => {
    const account = privateKeyToAccount(key);
    return {
      nonce: async () =>
        Number(await ask<Hex>('eth_getTransactionCount', account.address, 'latest')),
      sign: (nonce: number, gas: bigint, gasPrice: bigint): Promise<Hex> =>
        account.signTransaction({
          type: 'legacy',
          chainId: Number(ethereumSpaceChainId),
          nonce,
          to: account.address,
          gas,
          gasPrice,
        }),
    };
  }),
};

import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain } from 'cive/utils';
import type { Hex } from 'viem';
import { mine } from '../engine/chain.ts';

const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
// The first development account of the local node; everybody knows its key.
const key = (process.env.CORE_KEY ??
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex;
const MOST_ROUNDS = 40;

const transport = http(url);
const { chainId, networkId: id } = await createPublicClient({ transport }).getStatus();
const chain = defineChain({
  id: chainId,
  name: 'Local node',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});

/** Part of each Core Space address. */
export const networkId = id;

/** The account that deploys in Core Space. */
export const account = privateKeyToAccount(key, { networkId });

/** A stranger, who calls what the other account has deployed. */
export const stranger = privateKeyToAccount(
  (process.env.CORE_KEY_2 ??
    '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d') as Hex,
  { networkId },
);

/** Reads Core Space of the local node. */
export const core = createPublicClient({ chain, transport });

/** Signs for the account. */
export const wallet = createWalletClient({ account, chain, transport });

/** What a transaction of this sample may cost. */
export const fees = {
  gas: 6_000_000n,
  storageLimit: 20_480n,
  maxFeePerGas: 2_000_000_000n,
  maxPriorityFeePerGas: 100_000_000n,
};

/** Makes blocks until a transaction is executed. */
export async function receiptOf(hash: Hex) {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    await mine(5);
    const receipt = await core.getTransactionReceipt({ hash }).catch(() => undefined);
    if (receipt) return receipt;
  }
  throw new Error(`${hash} is not executed after ${MOST_ROUNDS * 5} blocks.`);
}

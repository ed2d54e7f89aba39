// The network, and the account that sends. ESPACE_RPC: the endpoint. ESPACE_KEY: the key of a test account.
import { createPublicClient, createWalletClient, defineChain, http, parseGwei } from 'viem';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { confluxESpaceTestnet } from 'viem/chains';

const url = process.env.ESPACE_RPC ?? 'http://localhost:8545';
const key = process.env.ESPACE_KEY;
if (!key) throw new Error('Set ESPACE_KEY to the key of an account with test CFX');

const transport = http(url);
const id = await createPublicClient({ transport }).getChainId();
// The testnet and the local node; any other chain is refused, mainnet included.
if (![71, 1235].includes(id))
  throw new Error(`${url} is chain ${String(id)}, which isn't a test chain`);
export const chain = defineChain({
  ...confluxESpaceTestnet,
  id,
  rpcUrls: { default: { http: [url] } },
  supportsTransactionReplacementDetection: false,
});

export const client = createPublicClient({ chain, transport, pollingInterval: 500 });
export const walletOf = (account: ReturnType<typeof privateKeyToAccount>) =>
  createWalletClient({ account, chain, transport });
export const me = privateKeyToAccount(key as Hex);
export const bundler = walletOf(me);
// Twice the smallest base fee, and a tip.
export const FEES = { maxFeePerGas: parseGwei('41'), maxPriorityFeePerGas: parseGwei('1') };
export const receiptOf = (hash: Hex) => client.waitForTransactionReceipt({ hash, timeout: 60_000 });

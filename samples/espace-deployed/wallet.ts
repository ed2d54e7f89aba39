// A funded wallet on the eSpace of the local node.
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  type Hash,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const url = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
// The first development account of the local node; this key is public.
const DEVELOPMENT_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const GDRIP = 1_000_000_000n;

const transport = http(url);
const id = await createPublicClient({ transport }).getChainId();
const chain = defineChain({
  id,
  name: 'eSpace',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
  // A transaction shows its block some epochs before it has a receipt; viem up to 2.57.2 would treat it as its own replacement.
  supportsTransactionReplacementDetection: false,
});
const account = privateKeyToAccount((process.env.ESPACE_KEY ?? DEVELOPMENT_KEY) as Hex);
export const fees = { maxFeePerGas: 40n * GDRIP, maxPriorityFeePerGas: GDRIP };
export const client = createPublicClient({ chain, transport, pollingInterval: 200 });
export const wallet = createWalletClient({ account, chain, transport });

export const receiptOf = (hash: Hash) =>
  client.waitForTransactionReceipt({ hash, timeout: 60_000 });

export function check(holds: boolean, claim: string): asserts holds {
  if (!holds) throw new Error(`Not so: ${claim}`);
}

// A funded test account on eSpace. ESPACE_RPC: the endpoint. ESPACE_KEY: a key of a local or test network.
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  parseGwei,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const url = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
const transport = http(url);
const id = await createPublicClient({ transport }).getChainId();
export const chain = defineChain({
  id,
  name: `eSpace ${id}`,
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
  // viem doesn't look for replacements then.
  supportsTransactionReplacementDetection: false,
});
export const client = createPublicClient({ chain, transport, pollingInterval: 200 });
export const walletOf = (key: Hex) => {
  if (id === 1030) throw new Error('This program spends CFX. Use a test network.');
  return createWalletClient({ account: privateKeyToAccount(key), chain, transport });
};
export const FEES = { maxFeePerGas: parseGwei('41'), maxPriorityFeePerGas: parseGwei('1') };
export const receiptOf = (hash: Hex) => client.waitForTransactionReceipt({ hash, timeout: 60_000 });

// Clients of both spaces. ESPACE_KEY: a key that is funded in both spaces of a local or test network.
import {
  createPublicClient as createCoreClient,
  createWalletClient as createCoreWallet,
  http as coreHttp,
} from 'cive';
import { privateKeyToAccount as coreAccount } from 'cive/accounts';
import { defineChain as defineCoreChain, hexAddressToBase32 } from 'cive/utils';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  parseGwei,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const key = (process.env.ESPACE_KEY ??
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex;
const url = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
const coreUrl = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const nativeCurrency = { name: 'CFX', symbol: 'CFX', decimals: 18 };

const id = await createPublicClient({ transport: http(url) }).getChainId();
if (id === 1030) throw new Error('These programs spend CFX. Use a test network.');
const rpcUrls = { default: { http: [url] } };
const chain = defineChain({
  id,
  name: `eSpace ${id}`,
  nativeCurrency,
  rpcUrls,
  supportsTransactionReplacementDetection: false,
});
export const client = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
export const wallet = createWalletClient({
  account: privateKeyToAccount(key),
  chain,
  transport: http(url),
});
export const espace = wallet.account.address;
export const FEES = { maxFeePerGas: parseGwei('41'), maxPriorityFeePerGas: parseGwei('1') };

const { networkId } = await createCoreClient({ transport: coreHttp(coreUrl) }).getStatus();
const coreChain = defineCoreChain({
  id: networkId,
  name: 'Core Space',
  nativeCurrency,
  rpcUrls: { default: { http: [coreUrl] } },
});
const coreClient = createCoreClient({
  chain: coreChain,
  transport: coreHttp(coreUrl),
  pollingInterval: 200,
});
export const core = coreAccount(key, { networkId });
const coreWallet = createCoreWallet({
  account: core,
  chain: coreChain,
  transport: coreHttp(coreUrl),
});

/** Sends a transaction in eSpace and returns its receipt. */
export async function send(request: object) {
  const hash = await wallet.sendTransaction({ gas: 200_000n, ...FEES, ...request } as never);
  const receipt = await client.waitForTransactionReceipt({ hash });
  expect(receipt.status === 'success', 'the transaction succeeds');
  return receipt;
}

/** Calls CrossSpaceCall from the Core Space account of the key. */
export async function crossCall(data: Hex): Promise<void> {
  const to = hexAddressToBase32({
    hexAddress: '0x0888000000000000000000000000000000000006',
    networkId,
  });
  const hash = await coreWallet.sendTransaction({ to, data } as never);
  const { outcomeStatus } = await coreClient.waitForTransactionReceipt({ hash });
  expect(outcomeStatus === 'success', 'the cross-space call succeeds');
}

export function expect(condition: boolean, claim: string): void {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}

// A client and a wallet for a Core Space node.
import { strict as assert } from 'node:assert';
import { createPublicClient, createWalletClient, http, type Address } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, defineChain, hexAddressToBase32 } from 'cive/utils';
import type { Hex } from 'viem';

export { assert };
export const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
// The public key of a local node's first account. Never use it on another network.
export const key = (process.env.CORE_KEY ??
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex;

// #region client
export const networkId = 1234; // 1 on testnet, 1029 on mainnet

const chain = defineChain({
  id: networkId,
  name: 'Local node',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
export const account = privateKeyToAccount(key, { networkId });
export const core = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
export const wallet = createWalletClient({ account, chain, transport: http(url) });

/** The price of every transaction here. */
export const fees = { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 100_000_000n };
/** Bob receives tokens. His key is public, like the others here. */
export const bob = privateKeyToAccount(`0x${'b0b'.padStart(64, '0')}`, { networkId }).address;
// #endregion client

export const hexOf = (address: string): Hex => base32AddressToHex({ address: address as Address });
export const base32 = (hexAddress: Hex): Address => hexAddressToBase32({ hexAddress, networkId });

/** Waits until a transaction was executed, and fails unless it succeeded. */
export async function receiptOf(hash: Hex) {
  const receipt = await core.waitForTransactionReceipt({ hash, retryCount: 200 });
  assert.equal(receipt.outcomeStatus, 'success', receipt.txExecErrorMsg ?? '');
  return receipt;
}

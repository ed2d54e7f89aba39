// The node, two funded accounts, and a throwaway account with a fixed key.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain, type hexAddressToBase32 } from 'cive/utils';
import { keccak256, stringToHex, type Hex } from 'viem';
import { generatePrivateKey } from 'viem/accounts';

export const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
export const NETWORK_ID = 1234;
export const chain = defineChain({
  id: NETWORK_ID,
  name: 'Local node',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
export const client = createPublicClient({ chain, transport: http(url) });
export type Base32 = ReturnType<typeof hexAddressToBase32>;

const key = (process.env.CORE_KEY ??
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex;
export const funder = privateKeyToAccount(key, { networkId: NETWORK_ID });
export const wallet = createWalletClient({ account: funder, chain, transport: http(url) });

export type Answer = { result?: unknown; error?: { code: number; message: string; data?: string } };

/** Makes one JSON-RPC call; returns an error instead of throwing it. */
export async function ask(method: string, ...params: unknown[]): Promise<Answer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await response.json()) as Answer;
}

type Receipt = {
  outcomeStatus: Hex;
  txExecErrorMsg: string | null;
  gasUsed: Hex;
  gasFee: Hex;
  contractCreated: string | null;
  storageCollateralized: Hex;
  transactionHash: Hex;
};

/** The receipt of a transaction that must succeed; polls for at most a minute. */
export async function executed(hash: Hex): Promise<Receipt> {
  for (let tries = 0; tries < 300; tries++) {
    const receipt = (await ask('cfx_getTransactionReceipt', hash)).result as Receipt | null;
    if (receipt?.outcomeStatus === '0x0') return receipt;
    if (receipt) throw new Error(receipt.txExecErrorMsg ?? 'failed');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no receipt of ${hash} within a minute`);
}

/** `NET1234:TYPE.USER:AA…`, as nodes write it, in the short form. */
export const short = (address: string) =>
  address.toLowerCase().replace(/:type\.[a-z]+/, '') as Base32;

/** Sends CFX of the funder to an address. */
export async function fund(address: Base32, cfx = 10n): Promise<void> {
  const nonce = Number((await ask('txpool_nextNonce', funder.address)).result);
  await executed(
    await wallet.sendTransaction({ to: address as 'net1234:', value: cfx * 10n ** 18n, nonce }),
  );
}

/** A new account with some CFX. With a name, its key is fixed, and everybody can compute it. */
export async function throwaway(name?: string) {
  const privateKey = name === undefined ? generatePrivateKey() : keccak256(stringToHex(name));
  const account = privateKeyToAccount(privateKey, { networkId: NETWORK_ID });
  await fund(account.address as Base32);
  return { account, privateKey };
}

// The node, accounts, the contract, and functions that send a transaction and read its receipt.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createPublicClient, createWalletClient, http, type Address } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain, hexAddressToBase32 } from 'cive/utils';
import { encodeFunctionData, keccak256, toHex, type Abi, type Hex } from 'viem';

export const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
export const networkId = 1234; // 1 on testnet, 1029 on mainnet
export const CFX = 10n ** 18n;
export const GDRIP = 10n ** 9n;

export const chain = defineChain({
  id: networkId,
  name: 'Local node',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
export const core = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });

export type Account = ReturnType<typeof privateKeyToAccount>;
export const account = (key: Hex): Account => privateKeyToAccount(key, { networkId });
export const payerKey = (process.env.CORE_KEY ??
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex;
export const payer = account(payerKey);
/** An account of this sample, the same in each run; it has no CFX. */
export const person = (name: string): Account => account(keccak256(toHex(`core-receipt ${name}`)));
export const base32 = (hexAddress: Hex): Address => hexAddressToBase32({ hexAddress, networkId });

/** A receipt as the node sends it. */
export interface Receipt {
  transactionHash: Hex;
  blockHash: Hex;
  epochNumber: Hex;
  index: Hex;
  to: string | null;
  contractCreated: Address | null;
  outcomeStatus: Hex;
  txExecErrorMsg: string | null;
  gasUsed: Hex;
  gasFee: Hex;
  effectiveGasPrice: Hex;
  burntGasFee?: Hex;
  gasCoveredBySponsor: boolean;
  storageCoveredBySponsor: boolean;
  storageCollateralized: Hex;
  storageReleased: { address: string; collaterals: Hex }[];
  logs: { address: string; topics: [] | [Hex, ...Hex[]]; data: Hex }[];
}

/** One JSON-RPC call; the caller states what the method returns. */
export async function ask<Result>(method: string, ...params: unknown[]): Promise<Result> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { result, error } = (await response.json()) as {
    result: Result;
    error?: { message: string; data?: string };
  };
  if (error) throw new Error(`${method}: ${error.message} ${error.data ?? ''}`);
  return result;
}

export type Call = {
  to?: Address;
  data?: Hex;
  value?: bigint;
  gas?: bigint;
  gasPrice?: bigint;
  storageLimit?: bigint;
};

/** Sends a transaction and returns its hash. */
export async function submit(from: Account, call: Call, nonce?: bigint): Promise<Hex> {
  const wallet = createWalletClient({ account: from, chain, transport: http(url) });
  const next = nonce ?? (await core.getNextNonce({ address: from.address }));
  const { epochNumber } = await core.getStatus();
  const request = {
    gas: 200_000n,
    storageLimit: 0n,
    gasPrice: GDRIP,
    ...call,
    nonce: Number(next),
    epochHeight: epochNumber,
  };
  return wallet.sendTransaction(request as Parameters<typeof wallet.sendTransaction>[0]);
}

// #region wait
/** Returns the receipt, or throws if there is none within the time limit. */
export async function waitForReceipt(hash: Hex, seconds = 60): Promise<Receipt> {
  const end = Date.now() + seconds * 1_000;
  while (Date.now() < end) {
    const receipt = await ask<Receipt | null>('cfx_getTransactionReceipt', hash);
    if (receipt) return receipt;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${hash} has no receipt after ${seconds} seconds. It may still be executed.`);
}
// #endregion wait

export const send = async (from: Account, call: Call, nonce?: bigint): Promise<Receipt> =>
  waitForReceipt(await submit(from, call, nonce));

type Compiled = { abi: Abi; evm: { bytecode: { object: string } } };
const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
const input = {
  language: 'Solidity',
  sources: { 'Till.sol': { content: readFileSync(new URL('Till.sol', import.meta.url), 'utf8') } },
  settings: {
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
};
const output = JSON.parse(solc.compile(JSON.stringify(input))) as {
  contracts: Record<string, Record<string, Compiled>>;
};
const { abi, evm } = output.contracts['Till.sol']!['Till']!;
export { abi };
export const bytecode: Hex = `0x${evm.bytecode.object}`;
/** Data for a function of the contract. */
export const call = (functionName: string, args: unknown[] = []): Hex =>
  encodeFunctionData({ abi, functionName, args });

export const deployment: Call = { data: bytecode, gas: 2_000_000n, storageLimit: 2_048n };
export async function deploy(): Promise<Address> {
  const { contractCreated } = await send(payer, deployment);
  if (!contractCreated) throw new Error('No contract was created');
  return contractCreated;
}

export function expect(condition: boolean, claim: string): asserts condition {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}

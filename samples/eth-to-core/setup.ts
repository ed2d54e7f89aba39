// One key, one contract and a client for each space.
/* eslint-disable @typescript-eslint/no-explicit-any -- results as the node returns them */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as cive from 'cive';
import { privateKeyToAccount as coreAccount } from 'cive/accounts';
import { defineChain as defineCoreChain } from 'cive/utils';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  type Abi,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

export const coreUrl = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
export const espaceUrl = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
const key = process.env.CORE_KEY as Hex | undefined;
if (!key) throw new Error('Set CORE_KEY to the key of a test account with CFX in both spaces');
const currency = { name: 'CFX', symbol: 'CFX', decimals: 18 };

// #region clients
// eSpace, with viem: as on any Ethereum network
const chain = defineChain({
  id: 1235,
  name: 'eSpace',
  nativeCurrency: currency,
  rpcUrls: { default: { http: [espaceUrl] } },
});
export const ethereumAccount = privateKeyToAccount(key);
export const espace = createPublicClient({ chain, transport: http() });
export const espaceWallet = createWalletClient({
  account: ethereumAccount,
  chain,
  transport: http(),
});

// Core Space, with cive: the account also needs the network ID
const coreChain = defineCoreChain({
  id: 1234,
  name: 'Core Space',
  nativeCurrency: currency,
  rpcUrls: { default: { http: [coreUrl] } },
});
export const account = coreAccount(key, { networkId: 1234 });
export const core = cive.createPublicClient({ chain: coreChain, transport: cive.http(coreUrl) });
export const wallet = cive.createWalletClient({
  account,
  chain: coreChain,
  transport: cive.http(coreUrl),
});
// #endregion clients

type Output = {
  contracts: { 'Notebook.sol': { Notebook: { abi: Abi; evm: { bytecode: { object: string } } } } };
};
const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
const input = {
  language: 'Solidity',
  sources: {
    'Notebook.sol': { content: readFileSync(new URL('Notebook.sol', import.meta.url), 'utf8') },
  },
  settings: {
    evmVersion: 'cancun',
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
};
const { Notebook } = (JSON.parse(solc.compile(JSON.stringify(input))) as Output).contracts[
  'Notebook.sol'
];
export const abi = Notebook.abi;
export const initCode: Hex = `0x${Notebook.evm.bytecode.object}`;

// The programs of the page don't depend on the suggested tip, which includes the base fee.
export const fees = { maxFeePerGas: 2_100_000_000n, maxPriorityFeePerGas: 100_000_000n };
export const espaceFees = { maxFeePerGas: 41_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };

type Answer = { result?: any; error?: { code: number; message: string; data?: unknown } };

/** Makes one JSON-RPC call; returns an error instead of throwing it. */
export async function ask(url: string, method: string, ...params: unknown[]): Promise<Answer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await response.json()) as Answer;
}

export function assert(condition: boolean, claim: string): asserts condition {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}

/** Prints a line of two columns. */
export const print = (label: string, value: unknown) => console.log(`${label.padEnd(30)} ${value}`);

/** Frames the output of one difference. */
export async function difference(name: string, show: () => Promise<void>): Promise<void> {
  console.log(`# #region ${name}`);
  await show();
  console.log(`# #endregion ${name}`);
}

// Clients, the compiler and helpers; every script of this folder uses them.
// ESPACE_RPC and CORE_RPC: a development node. ESPACE_KEY: a key with CFX in both spaces of it.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  concatHex,
  createPublicClient,
  createWalletClient,
  decodeFunctionResult,
  defineChain,
  encodeDeployData,
  encodeFunctionData,
  http,
  toHex,
  toRlp,
  type Abi,
  type Address,
  type Hex,
  type TransactionReceipt,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import solc from 'solc';

export { assert };
export const espaceUrl = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
export const coreUrl = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
export const key = (process.env.ESPACE_KEY ??
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex;
export const account = privateKeyToAccount(key);
export const chainId = 1235;
const chain = defineChain({
  id: chainId,
  name: 'Local node',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [espaceUrl] } },
});
export const client = createPublicClient({
  chain,
  transport: http(espaceUrl),
  pollingInterval: 200,
});
export const wallet = createWalletClient({ account, chain, transport: http(espaceUrl) });
/** A maximum of twice the local base fee, and 1 Gdrip for the miner. */
export const fees = { maxFeePerGas: 41n * 10n ** 9n, maxPriorityFeePerGas: 10n ** 9n };

/** Prints a line of columns; all but the last are padded. */
export const print = (label: string, ...values: unknown[]) =>
  console.log(
    [label.padEnd(44), ...values.map((value) => String(value).padEnd(23))].join('').trimEnd(),
  );
export const whole = (number: bigint | number) => number.toLocaleString('en-US');

export interface Reply<T> {
  result: T;
  error?: { code: number; message: string; data?: string };
}
/** Makes one JSON-RPC call; returns an error instead of throwing it. */
export async function ask<T = Hex>(method: string, ...params: unknown[]): Promise<Reply<T>> {
  const url = /^(cfx|test|pos)_/.test(method) ? coreUrl : espaceUrl;
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await response.json()) as Reply<T>;
}

export interface CoreHeader {
  hash: Hex;
  parentHash: Hex;
  height: Hex;
  timestamp: Hex;
  miner: string;
  difficulty: Hex;
}
export const header = async (hash: Hex) =>
  (await ask<CoreHeader>('cfx_getBlockByHash', hash, false)).result;
// #region beside
/** Puts an eSpace transaction into a Core block beside the pivot chain, at a height that is a multiple of 5. Its timestamp is a minute ahead, so it isn't that of the pivot block. */
export async function makeBeside(raw: Hex): Promise<Hex> {
  let parent = await header((await ask('cfx_getBestBlockHash')).result);
  do parent = await header(parent.parentHash);
  while (BigInt(parent.height) % 5n !== 4n);
  const { result, error } = await ask(
    'test_generateBlockWithNonceAndTimestamp',
    parent.hash,
    [],
    toRlp([raw]),
    '0x0',
    Number(parent.timestamp) + 60,
    false,
  );
  if (error) throw new Error(`${error.message} ${error.data ?? ''}`);
  return result;
}
// #endregion beside

interface Output {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
}
/** Compiles contracts/Probe.sol and returns each of its contracts by name. */
export function compile(): Record<string, { abi: Abi; bytecode: Hex }> {
  const input = {
    language: 'Solidity',
    sources: {
      'Probe.sol': {
        content: readFileSync(path.join(import.meta.dirname, 'contracts/Probe.sol'), 'utf8'),
      },
    },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const output = JSON.parse(
    solc.compile(JSON.stringify(input), { import: () => ({ error: 'Nothing is imported' }) }),
  ) as Output;
  for (const { severity, formattedMessage } of output.errors ?? [])
    if (severity === 'error') throw new Error(formattedMessage);
  return Object.fromEntries(
    Object.entries(output.contracts['Probe.sol'] ?? {}).map(([name, { abi, evm }]) => [
      name,
      { abi, bytecode: `0x${evm.bytecode.object}` },
    ]),
  );
}

/** Waits for a receipt; a transaction has none until its epoch is executed. */
export async function receiptOf(hash: Hex): Promise<TransactionReceipt> {
  for (let tries = 0; tries < 300; tries++) {
    const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined);
    if (receipt) return receipt;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No receipt for ${hash} within a minute`);
}

/** Sends a transaction and returns its receipt. */
export async function send(request: {
  to?: Address;
  data?: Hex;
  value?: bigint;
  gas?: bigint;
  authorizationList?: unknown[];
}) {
  const hash = await wallet.sendTransaction({ ...fees, gas: 3_000_000n, ...request } as never);
  return receiptOf(hash);
}

/** Deploys init code and returns the contract's address. */
export async function deployCode(data: Hex, gas?: bigint): Promise<Address> {
  const receipt = await send({ data, ...(gas && { gas }) });
  assert.equal(receipt.status, 'success');
  return receipt.contractAddress!;
}

export interface Contract {
  address: Address;
  abi: Abi;
}
export async function deploy(
  compiled: { abi: Abi; bytecode: Hex } | undefined,
  args: unknown[] = [],
): Promise<Contract> {
  const { abi, bytecode } = compiled!;
  return { abi, address: await deployCode(encodeDeployData({ abi, bytecode, args })) };
}

export const encode = ({ abi }: Contract, functionName: string, args: unknown[] = []): Hex =>
  encodeFunctionData({ abi, functionName, args });

/** Calls a contract without a transaction. */
export async function read<T>(
  contract: Contract,
  functionName: string,
  args: unknown[] = [],
): Promise<T> {
  const { result, error } = await ask(
    'eth_call',
    { from: account.address, to: contract.address, data: encode(contract, functionName, args) },
    'latest',
  );
  if (error) throw new Error(error.message);
  return decodeFunctionResult({ abi: contract.abi, functionName, data: result }) as T;
}

/** Init code that returns `runtime`. */
export const initOf = (runtime: string): Hex =>
  `0x61${(runtime.length / 2).toString(16).padStart(4, '0')}80600a5f395ff3${runtime}`;
export const words = (...numbers: (bigint | number)[]) =>
  concatHex(numbers.map((number) => toHex(BigInt(number), { size: 32 })));
/** Returns the top of the stack. */
export const RETURN_TOP = '5f5260205ff3';

/** Runs bytecode in a trial deployment; returns the word that it returns, or undefined if it fails. */
export async function run(code: string): Promise<bigint | undefined> {
  const { result, error } = await ask(
    'eth_call',
    { from: account.address, data: `0x${code}${RETURN_TOP}` },
    'latest',
  );
  return error ? undefined : BigInt(result);
}

/** The gas of one opcode: the gas between two GAS opcodes, without the pushes, the pops and the second GAS. */
export async function gasOf(
  args: string,
  opcode: string,
  argsGas: number,
  pops: number,
): Promise<bigint> {
  const used = await run(`5a${args}${opcode}${'50'.repeat(pops)}5a9003`);
  assert.notEqual(used, undefined, `${args}${opcode} fails`);
  return used! - BigInt(argsGas + 2 * pops + 2);
}

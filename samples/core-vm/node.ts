// A client, a wallet and the compiler; every script of this folder uses them.
// CORE_RPC: a node with test methods. CORE_KEY: a funded key of that network.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, defineChain, hexAddressToBase32 } from 'cive/utils';
import {
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  hexToBigInt,
  padHex,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import solc from 'solc';

export { assert };
export const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
export const espaceUrl = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
export const key = (process.env.CORE_KEY ??
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex;
export const networkId = 1234;

const chain = defineChain({
  id: networkId,
  name: 'Local node',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
export const account = privateKeyToAccount(key, { networkId });
export const core = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
export const wallet = createWalletClient({ account, chain, transport: http(url) });
export const base32 = (hexAddress: Address) => hexAddressToBase32({ hexAddress, networkId });
export const hexOf = (address: string): Address =>
  base32AddressToHex({ address: address as never }).toLowerCase() as Address;
export const sender = hexOf(account.address);

/** Prints a line of two columns. */
export const print = (label: string, value: unknown) =>
  console.log(label.padEnd(46) + String(value));

/** Makes one JSON-RPC call; returns an error instead of throwing it. */
export async function ask<T = Hex>(
  method: string,
  ...params: unknown[]
): Promise<{ result: T; error?: { code: number; message: string; data?: string } }> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(method.startsWith('eth_') ? espaceUrl : url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await response.json()) as {
    result: T;
    error?: { code: number; message: string; data?: string };
  };
}

interface Output {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
}

/** Compiles one file of contracts/ and returns each of its contracts by name. */
export function compile(file: string): Record<string, { abi: Abi; bytecode: Hex }> {
  const input = {
    language: 'Solidity',
    sources: {
      [file]: { content: readFileSync(path.join(import.meta.dirname, 'contracts', file), 'utf8') },
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
    Object.entries(output.contracts[file] ?? {}).map(([name, { abi, evm }]) => [
      name,
      { abi, bytecode: `0x${evm.bytecode.object}` },
    ]),
  );
}

let nonce = BigInt(await core.getNextNonce({ address: account.address }));
export const nextNonce = () => nonce;

/** Sends a transaction and returns its receipt. */
export async function send(request: {
  to?: Address;
  data?: Hex;
  value?: bigint;
  gas?: bigint;
  storageLimit?: bigint;
}) {
  const { to, gas = 3_000_000n, storageLimit = 100_000n, ...rest } = request;
  const fees = { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 100_000_000n };
  const hash = await wallet.sendTransaction({
    ...rest,
    ...fees,
    gas,
    storageLimit,
    nonce: Number(nonce),
    ...(to && { to: base32(to) }),
  } as never);
  nonce += 1n;
  return core.waitForTransactionReceipt({ hash });
}

export interface Contract {
  address: Address;
  abi: Abi;
}

/** Deploys init code and returns the hex address of the contract. */
export async function deployCode(data: Hex, gas?: bigint): Promise<Address> {
  const receipt = await send({ data, ...(gas && { gas }) });
  assert.equal(receipt.outcomeStatus, 'success', receipt.txExecErrorMsg ?? '');
  return hexOf(String(receipt.contractCreated));
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

/** Calls a contract without a transaction; throws the node's error. */
export async function callCode(to: Address, data: Hex = '0x', more: object = {}): Promise<Hex> {
  const { result, error } = await ask('cfx_call', {
    from: account.address,
    to: base32(to),
    data,
    ...more,
  });
  if (error) throw new Error(`${error.message} ${error.data ?? ''}`.trim());
  return result;
}

export async function read<T>(
  contract: Contract,
  functionName: string,
  args: unknown[] = [],
  more: object = {},
): Promise<T> {
  const data = await callCode(contract.address, encode(contract, functionName, args), more);
  return decodeFunctionResult({ abi: contract.abi, functionName, data }) as T;
}

/** The text of the error with which something fails. */
export async function errorOf(failing: Promise<unknown>): Promise<string> {
  try {
    await failing;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('This was expected to fail');
}

export const word = (value: Hex) => hexToBigInt(value);
export const asWord = (value: bigint | number | Address): Hex =>
  typeof value === 'string'
    ? padHex(value, { size: 32 })
    : `0x${value.toString(16).padStart(64, '0')}`;

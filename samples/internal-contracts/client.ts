// What every program needs: the node, accounts, the compiled contracts, and functions that send and print.
// CORE_KEY: a funded key of a local node. CORE_RPC: the node's endpoint.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createPublicClient, createWalletClient, http, type Address } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, defineChain, hexAddressToBase32 } from 'cive/utils';
import {
  encodeDeployData,
  encodeFunctionData,
  parseAbi,
  parseEventLogs,
  type Abi,
  type Hex,
} from 'viem';

export const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
export const NETWORK_ID = 1234;
export const CFX = 10n ** 18n;
export const ZERO: Hex = '0x0000000000000000000000000000000000000000';
const KEYS = [
  process.env.CORE_KEY ?? '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  process.env.CORE_KEY_2 ?? '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
];
export type Account = ReturnType<typeof privateKeyToAccount>;
export const [alice, bob] = KEYS.map((key) =>
  privateKeyToAccount(key as Hex, { networkId: NETWORK_ID }),
) as [Account, Account];
export const toHex = (address: Address): Hex => base32AddressToHex({ address });
export const toBase32 = (hexAddress: Hex): Address =>
  hexAddressToBase32({ hexAddress, networkId: NETWORK_ID });
/** The address of an internal contract, from the last part of its hex form. */
export const internal = (last: string): Hex => `0x0888${last.padStart(36, '0')}`;

const chain = defineChain({
  id: NETWORK_ID,
  name: 'Local node',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
const transport = http(url);
export const core = createPublicClient({ chain, transport, pollingInterval: 200 });
export const wallet = createWalletClient({ account: alice, chain, transport });

export const ADMIN_CONTROL = internal('0');
export const adminControlAbi = parseAbi([
  'function getAdmin(address contractAddr) view returns (address)',
  'function setAdmin(address contractAddr, address newAdmin)',
  'function destroy(address contractAddr)',
]);

type Compiled = { abi: Abi; evm: { bytecode: { object: string } } };
const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
const FILES = ['AdminControl.sol', 'Vault.sol', 'Probe.sol'];
const input = {
  language: 'Solidity',
  sources: Object.fromEntries(
    FILES.map((file) => [file, { content: readFileSync(new URL(file, import.meta.url), 'utf8') }]),
  ),
  settings: {
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
};
const { contracts } = JSON.parse(solc.compile(JSON.stringify(input))) as {
  contracts: Record<string, Record<string, Compiled>>;
};
export const compiled: Record<string, Compiled> = Object.assign({}, ...Object.values(contracts));

type Request = {
  to?: Hex;
  data?: Hex;
  value?: bigint;
  gas?: bigint;
  storageLimit?: bigint;
  from?: Account;
};

/** Sends a transaction with fixed limits and waits for its receipt. A failed one is returned too. */
export async function send({
  to,
  data,
  value = 0n,
  gas = 1_000_000n,
  storageLimit = 10_000n,
  from = alice,
}: Request) {
  const target = to && { to: toBase32(to) };
  const hash = await wallet.sendTransaction({
    account: from,
    ...target,
    data,
    value,
    gas,
    storageLimit,
  } as Parameters<typeof wallet.sendTransaction>[0]);
  return core.waitForTransactionReceipt({ hash, retryCount: 300 });
}

/** The node's receipts have `logs`; the types of cive 0.8.1 call the field `log`. */
export const logsOf = (receipt: object) => (receipt as { logs: unknown[] }).logs;

/** Deploys a compiled contract; returns its hex address. */
export async function deploy(
  name: string,
  args: unknown[] = [],
  value = 0n,
  from = alice,
): Promise<Hex> {
  const { abi, evm } = compiled[name];
  const data = encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}`, args });
  const { contractCreated, txExecErrorMsg } = await send({ data, value, gas: 4_000_000n, from });
  if (!contractCreated) throw new Error(txExecErrorMsg ?? 'The contract was not created');
  return toHex(contractCreated);
}

/** Calls a function of a compiled contract in a transaction. */
export async function execute(
  name: string,
  to: Hex,
  functionName: string,
  args: unknown[] = [],
  more: Request = {},
) {
  const { abi } = compiled[name];
  const receipt = await send({
    to,
    data: encodeFunctionData({ abi, functionName, args }),
    gas: 3_000_000n,
    ...more,
  });
  const events = parseEventLogs({ abi, logs: logsOf(receipt) as never }) as unknown as {
    args: Record<string, unknown>;
  }[];
  return { receipt, events: events.map((event) => event.args) };
}

/** Calls AdminControl in a transaction. */
export const administer = (functionName: 'setAdmin' | 'destroy', args: Hex[], from = alice) =>
  send({
    to: ADMIN_CONTROL,
    data: encodeFunctionData({ abi: adminControlAbi, functionName, args } as never),
    storageLimit: 0n,
    from,
  });

/** Makes one JSON-RPC call; returns an error instead of throwing it. */
export async function ask<T>(
  method: string,
  ...params: unknown[]
): Promise<{ result: T; error?: { code: number; message: string; data?: string } }> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await response.json()) as never;
}

export function check(condition: unknown, claim: string): asserts condition {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}

/** Prints a line and fails if the value isn't the expected one. */
export function row(label: string, value: unknown, expected: unknown): void {
  console.log(`${label.padEnd(52)} ${value}`);
  check(value === expected, `${label}: expected ${expected}, got ${value}`);
}

// What the programs need: compiled contracts, accounts that send, and ways to wait.
import { createPublicClient, createWalletClient, http, type Address } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, defineChain, hexAddressToBase32 } from 'cive/utils';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import {
  decodeErrorResult,
  decodeFunctionData,
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  parseAbi,
  parseEther,
  type Abi,
  type Hex,
} from 'viem';
import { ask, coreUrl } from '../harness/chain.ts';

export const networkId = Number(process.env.CORE_NETWORK ?? 1234); // 1029 on mainnet, 1 on testnet
const chain = defineChain({
  id: networkId,
  name: 'own',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [coreUrl] } },
});
export const client = createPublicClient({ chain, pollingInterval: 100, transport: http(coreUrl) });

export const vote = parseEther('1000');
export const base32 = (hexAddress: string): Address =>
  hexAddressToBase32({ hexAddress: hexAddress as Hex, networkId });
export const hex = (address: string): Hex =>
  base32AddressToHex({ address: address as Address }).toLowerCase() as Hex;

type Compiled = Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>;
const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };

/** Compiles a Solidity file; `changes` replace parts of its text first. */
export function compile(file: string, ...changes: [part: string, other: string][]): Compiled {
  let content = readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const change of changes) {
    if (content.split(change[0]).length !== 2)
      throw new Error(`${file} has this part not exactly once: ${change[0]}`);
    content = content.replace(...change);
  }
  const settings = {
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  };
  const output = JSON.parse(
    solc.compile(JSON.stringify({ language: 'Solidity', sources: { a: { content } }, settings })),
  ) as {
    contracts?: { a: Compiled };
    errors?: { severity: string; formattedMessage: string }[];
  };
  const error = output.errors?.find(({ severity }) => severity === 'error');
  if (error || !output.contracts) throw new Error(error?.formattedMessage ?? 'no contract');
  return output.contracts.a;
}

/** An account of the chain. */
export function accountOf(key: string | undefined) {
  const account = privateKeyToAccount(key as Hex, { networkId });
  const wallet = createWalletClient({ account, chain, transport: http(coreUrl) });
  /** Sends a transaction with a tenth more than the estimated gas, and returns its receipt. */
  async function send(call: { to?: Address; data: Hex; value?: bigint }) {
    const { gasLimit, storageCollateralized } = await client.estimateGasAndCollateral({
      account,
      ...call,
    });
    const hash = await wallet.sendTransaction({
      ...call,
      gas: (gasLimit * 11n) / 10n,
      storageLimit: storageCollateralized,
    });
    const receipt = await client.waitForTransactionReceipt({ hash, retryCount: 400 });
    if (receipt.outcomeStatus !== 'success') throw new Error(`${hash}: ${receipt.txExecErrorMsg}`);
    return receipt;
  }
  return {
    address: account.address,
    send,
    balance: async () => BigInt(await ask<string>('cfx_getBalance', account.address)),
  };
}
export type Account = ReturnType<typeof accountOf>;

/** A contract, with functions for what its ABI has. */
export interface Contract {
  address: Address;
  hex: Hex;
  read: <Result = bigint>(functionName: string, ...args: unknown[]) => Promise<Result>;
  write: (
    by: Account,
    functionName: string,
    args?: readonly unknown[],
    value?: bigint,
  ) => ReturnType<Account['send']>;
}

export function contractAt(address: Address, abi: Abi): Contract {
  return {
    address,
    hex: hex(address),
    read: async <Result>(functionName: string, ...args: unknown[]) => {
      const data = encodeFunctionData({ abi, functionName, args });
      const result = await ask<Hex>('cfx_call', { to: address, data });
      return decodeFunctionResult({ abi, functionName, data: result }) as Result;
    },
    write: (by, functionName, args = [], value = 0n) =>
      by.send({ to: address, data: encodeFunctionData({ abi, functionName, args }), value }),
  };
}

export async function deploy(
  by: Account,
  part: Compiled[string] | undefined,
  args: unknown[] = [],
  value = 0n,
): Promise<Contract> {
  if (!part) throw new Error('no such contract');
  const data = encodeDeployData({ abi: part.abi, bytecode: `0x${part.evm.bytecode.object}`, args });
  const { contractCreated } = await by.send({ data, value });
  if (!contractCreated) throw new Error('no contract was created');
  return contractAt(contractCreated, part.abi);
}

/** The parameters of register, from the data of a node. */
export const registrationOf = (data: Hex) =>
  decodeFunctionData({ abi: posAbi, data }).args as readonly unknown[];
export const posAbi = parseAbi([
  'function register(bytes32 id, uint64 votes, bytes blsKey, bytes vrfKey, bytes[2] proof)',
  'function getVotes(bytes32 id) view returns (uint64 total, uint64 unlocked)',
  'function addressToIdentifier(address owner) view returns (bytes32)',
]);
export const posRegister = contractAt(base32('0x0888000000000000000000000000000000000005'), posAbi);

/** The reason why a call is refused; an error if it isn't. */
export async function reasonOf(call: Promise<unknown>): Promise<string> {
  const message = await call.then(
    () => '',
    (error: unknown) => String((error as Error).message),
  );
  if (!message) throw new Error('the call succeeded');
  const data = /0x08c379a0[0-9a-f]+/.exec(message)?.[0] as Hex | undefined;
  const text = data
    ? String(decodeErrorResult({ abi: parseAbi(['error Error(string)']), data }).args?.[0])
    : (/reverted: ([^\n",]+)|InternalContract\("([^"]+)"\)|Vm reverted, ([^\n"]+)/
        .exec(message)
        ?.slice(1)
        .find(Boolean) ?? message);
  return text.replace(/ Innermost error.*/s, '');
}

/** Repeats a read until the value is at least this, for at most a minute. */
export async function until(read: () => Promise<bigint>, wanted: bigint): Promise<void> {
  const end = Date.now() + 60_000;
  while ((await read()) < wanted) {
    if (Date.now() > end) throw new Error(`Not ${wanted} after a minute`);
    await pause(100);
  }
}

/** Waits until so many seconds have passed on the chain, whose clock contracts read: a busy machine makes its blocks late. */
export async function passOnChain(seconds: number): Promise<void> {
  const now = () =>
    ask<{ timestamp: string }>('cfx_getBlockByEpochNumber', 'latest_state', false).then(
      ({ timestamp }) => BigInt(timestamp),
    );
  await until(now, (await now()) + BigInt(seconds) + 1n);
}

export const cfx = (drip: bigint): string => (Number(drip / 10n ** 12n) / 1e6).toString();
export function expect(condition: boolean, text: string): void {
  if (!condition) throw new Error(text);
}

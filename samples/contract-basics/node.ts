import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  type Abi,
  type Address,
  type Hex,
  type PrivateKeyAccount,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import solc from 'solc';

const CORE_RPC = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const ESPACE_RPC = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
const HERE = import.meta.dirname;
const BLOCKS = 5;
const MOST_ROUNDS = 40;
/** The lowest price that eSpace accepts: 20 Gdrip. */
const GAS_PRICE = 20_000_000_000n;

// The first two development accounts of the local node; their keys are public.
const KEYS = [
  process.env.ESPACE_KEY ?? '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  process.env.ESPACE_KEY_2 ?? '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as Hex[];
export const [alice, bob] = KEYS.map((key) => privateKeyToAccount(key)) as [
  PrivateKeyAccount,
  PrivateKeyAccount,
];

const transport = http(ESPACE_RPC);
const chain = defineChain({
  id: await createPublicClient({ transport }).getChainId(),
  name: 'Local node',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [ESPACE_RPC] } },
});
export const client = createPublicClient({ chain, transport });

/** A contract on the chain. */
export interface Contract {
  address: Address;
  abi: Abi;
}

interface Output {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
}

// #region compile
/** The compiler's output for one contract. */
export interface Compiled {
  abi: Abi;
  bytecode: Hex;
}

/** Compiles one file of contracts/ and returns each of its contracts by name. */
export function compile(file: string, evmVersion = 'cancun'): Record<string, Compiled> {
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readFileSync(path.join(HERE, 'contracts', file), 'utf8') } },
    settings: {
      evmVersion,
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const readImport = (from: string) => ({
    contents: readFileSync(path.join(HERE, 'node_modules', from), 'utf8'),
  });
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport })) as Output;
  for (const { severity, formattedMessage } of output.errors ?? []) {
    if (severity === 'error') throw new Error(formattedMessage);
  }
  const made = Object.entries(output.contracts[file] ?? {});
  return Object.fromEntries(
    made.map(([name, { abi, evm }]) => [name, { abi, bytecode: `0x${evm.bytecode.object}` }]),
  );
}
// #endregion compile

/** Makes blocks until a transaction is executed: a development node makes none by itself. */
async function receiptOf(hash: Hex) {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (let block = 0; block < BLOCKS; block++) {
      const body = JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'test_generateOneBlock',
        params: [100, 300_000],
      });
      await fetch(CORE_RPC, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    }
    const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined);
    if (receipt) return receipt;
  }
  throw new Error(`${hash} is not executed after ${MOST_ROUNDS * BLOCKS} blocks.`);
}

// #region deploy
/** Deploys a compiled contract. */
export async function deploy(
  compiled: Compiled | undefined,
  args: unknown[] = [],
  from = alice,
): Promise<Contract> {
  if (!compiled) throw new Error('There is no such contract in this file.');
  const { abi, bytecode } = compiled;
  const wallet = createWalletClient({ account: from, chain, transport });
  const hash = await wallet.deployContract({ abi, bytecode, args, gasPrice: GAS_PRICE });
  const { status, contractAddress } = await receiptOf(hash);
  if (status !== 'success' || !contractAddress) throw new Error('The deployment failed.');
  return { address: contractAddress, abi };
}

/** Calls a function in a transaction and waits until it is executed. */
export async function send(
  contract: Contract,
  functionName: string,
  args: unknown[] = [],
  { from = alice, value = 0n } = {},
) {
  const { request } = await client.simulateContract({
    ...contract,
    functionName,
    args,
    account: from,
    value,
    gasPrice: GAS_PRICE,
  });
  const wallet = createWalletClient({ account: from, chain, transport });
  const receipt = await receiptOf(await wallet.writeContract(request));
  if (receipt.status !== 'success') throw new Error(`${functionName} failed.`);
  return receipt;
}

/** Calls a view function, which costs nothing. */
export async function read<T = bigint>(
  contract: Contract,
  functionName: string,
  args: unknown[] = [],
): Promise<T> {
  return (await client.readContract({ ...contract, functionName, args })) as T;
}
// #endregion deploy

/** The name of the error with which a call fails, with its arguments. */
export async function errorOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    const reverted =
      error instanceof BaseError
        ? error.walk((cause) => cause instanceof ContractFunctionRevertedError)
        : null;
    if (reverted instanceof ContractFunctionRevertedError)
      return reverted.data
        ? `${reverted.data.errorName}(${reverted.data.args?.join(', ') ?? ''})`
        : reverted.shortMessage;
    throw error;
  }
  throw new Error('This call was expected to fail.');
}

/** A text in which the addresses of alice, bob and the given contracts are their names. */
export function named(text: string, contracts: Record<string, Contract> = {}): string {
  const names = Object.entries({ alice, bob, ...contracts });
  return names.reduce(
    (line, [name, { address }]) => line.replaceAll(new RegExp(address, 'gi'), name),
    text,
  );
}

/** Prints one line of the result. */
export function print(label: string, value: unknown): void {
  console.log(`${label.padEnd(34)} ${String(value)}`);
}

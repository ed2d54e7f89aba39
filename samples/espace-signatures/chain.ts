import {
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
} from 'viem';
import type { Abi, Address, Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { confluxESpaceTestnet } from 'viem/chains';
import { compile } from './compile.ts';

const url = process.env.ESPACE_RPC ?? 'http://localhost:8545';
const key = process.env.ESPACE_KEY;
if (!key) throw new Error('Set ESPACE_KEY to the key of an account with test CFX');

const transport = http(url);
const id = await createPublicClient({ transport }).getChainId();
// The testnet and the local node; any other chain is refused, mainnet included.
if (![71, 1235].includes(id))
  throw new Error(`${url} is chain ${String(id)}, which isn't a test chain`);
const chain = defineChain({ ...confluxESpaceTestnet, id, rpcUrls: { default: { http: [url] } } });

export const client = createPublicClient({ chain, transport, pollingInterval: 1_000 });
/** Pays for everything. */
export const sender = createWalletClient({
  account: privateKeyToAccount(key as Hex),
  chain,
  transport,
});

export interface Contract {
  address: Address;
  abi: Abi;
}

/** Both fee fields: the node's own suggestion includes the base fee. */
export async function fees() {
  const tip = 10n ** 9n;
  const { baseFeePerGas } = await client.getBlock();
  return { maxPriorityFeePerGas: tip, maxFeePerGas: 2n * (baseFeePerGas ?? 0n) + tip };
}

export async function settle(hash: Hex) {
  const receipt = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  if (receipt.status !== 'success') throw new Error(`${hash} failed`);
  return receipt;
}

export async function deploy(file: string, name: string, args: unknown[] = []): Promise<Contract> {
  const { abi, bytecode } = compile(file, name);
  const { contractAddress } = await settle(
    await sender.deployContract({ abi, bytecode, args, ...(await fees()) }),
  );
  if (!contractAddress) throw new Error('no contract');
  return { address: contractAddress, abi };
}

export const read = async <T>(
  contract: Contract,
  functionName: string,
  args: unknown[] = [],
): Promise<T> => (await client.readContract({ ...contract, functionName, args })) as T;

export async function send(
  contract: Contract,
  functionName: string,
  args: unknown[],
  value = 0n,
): Promise<void> {
  const account = sender.account;
  const { request } = await client.simulateContract({
    ...contract,
    functionName,
    args,
    value,
    account,
    ...(await fees()),
  });
  await settle(await sender.writeContract(request));
}

interface Call {
  from?: Address;
  value?: bigint;
}

/** Throws unless the call reverts with exactly this error. */
export async function refused(
  what: string,
  error: string,
  contract: Contract,
  functionName: string,
  args: unknown[],
  call: Call = {},
): Promise<void> {
  const { from = sender.account.address, value = 0n } = call;
  const request = { ...contract, functionName, args, account: from, value };
  const got = await client.simulateContract(request).then(() => 'success', reason);
  if (got !== error) throw new Error(`${what}: expected ${error}, got ${got}`);
  line(what, error);
}

/** The name of a contract's error. */
export function reason(error: unknown): string {
  const reverted =
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof ContractFunctionRevertedError);
  if (!(reverted instanceof ContractFunctionRevertedError)) throw error;
  return reverted.data?.errorName ?? reverted.reason ?? reverted.shortMessage;
}

export const line = (what: string, result: unknown) =>
  console.log(`${what.padEnd(42)} ${String(result)}`);

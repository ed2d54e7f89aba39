// Compiles and deploys contracts, and calls them from an account with test CFX.
import { readFileSync } from 'node:fs';
import solc from 'solc';
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
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const url = process.env.ESPACE_RPC ?? 'http://localhost:8545';
const transport = http(url);
const id = await createPublicClient({ transport }).getChainId();
if (![71, 1235].includes(id))
  throw new Error(`${url} is chain ${id}, not the testnet or a local node`);
const chain = defineChain({
  id,
  name: 'eSpace',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
  // A transaction shows its block some epochs before it has a receipt; viem up to 2.57.2 would treat it as its own replacement.
  supportsTransactionReplacementDetection: false,
});
const account = privateKeyToAccount(process.env.ESPACE_KEY as Hex);
const client = createPublicClient({ chain, transport, pollingInterval: 500 });
const wallet = createWalletClient({ account, chain, transport });
const fees = { maxFeePerGas: 40_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };

const errors: Abi[number][] = []; // of all contracts, because one passes on the error of another

export class Contract {
  constructor(
    readonly address: Address,
    readonly abi: Abi,
  ) {}

  read(functionName: string, ...args: unknown[]): Promise<unknown> {
    return client.readContract({
      address: this.address,
      abi: [...this.abi, ...errors],
      functionName,
      args,
    });
  }

  async write(functionName: string, args: unknown[] = [], value = 0n): Promise<void> {
    const call = {
      account,
      address: this.address,
      abi: [...this.abi, ...errors] as Abi,
      functionName,
      args,
      value,
    };
    await client.simulateContract(call); // throws with the contract's error
    const hash = await wallet.writeContract({ ...call, ...fees, chain });
    const { status } = await client.waitForTransactionReceipt({ hash, timeout: 120_000 });
    if (status !== 'success') throw new Error(`${functionName} reverted`);
  }
}

/** Compiles contracts/NAME.sol and deploys it. `edit` changes a source first. */
export async function deploy(
  name: string,
  args: unknown[] = [],
  edit = (source: string) => source,
): Promise<Contract> {
  const load = (file: string) => edit(readFileSync(`contracts/${file}`, 'utf8'));
  const input = {
    language: 'Solidity',
    sources: { [`${name}.sol`]: { content: load(`${name}.sol`) } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const output = JSON.parse(
    solc.compile(JSON.stringify(input), { import: (path: string) => ({ contents: load(path) }) }),
  );
  for (const { formattedMessage } of output.errors ?? []) throw new Error(formattedMessage);
  const { abi, evm } = output.contracts[`${name}.sol`][name] as {
    abi: Abi;
    evm: { bytecode: { object: string } };
  };
  errors.push(...abi.filter(({ type }) => type === 'error'));
  const hash = await wallet.deployContract({
    abi,
    bytecode: `0x${evm.bytecode.object}`,
    args,
    ...fees,
  });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash, timeout: 120_000 });
  return new Contract(contractAddress!, abi);
}

/** The name of the error that a call reverts with. */
export async function refusal(call: Promise<unknown>): Promise<string | undefined> {
  const reason = await call.then(
    () => undefined,
    (error: unknown) =>
      error instanceof BaseError
        ? error.walk((cause) => cause instanceof ContractFunctionRevertedError)
        : error,
  );
  if (reason === undefined) return undefined;
  if (reason instanceof ContractFunctionRevertedError && reason.data) return reason.data.errorName;
  throw reason;
}

export const me = account.address;

/** The balance of an account in drip. */
export const balanceOf = (address: Address): Promise<bigint> => client.getBalance({ address });
export const now = async () => (await client.getBlock()).timestamp;

export function check(holds: boolean, claim: string): asserts holds {
  if (!holds) throw new Error(`Not so: ${claim}`);
}

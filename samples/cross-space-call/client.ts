// Clients of both spaces, and functions that compile, deploy and send.
// CORE_KEY: a funded key of a local or test network. CORE_RPC, ESPACE_RPC: RPC endpoints.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, defineChain, hexAddressToBase32 } from 'cive/utils';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  createPublicClient as createEvmClient,
  createWalletClient as createEvmWallet,
  decodeEventLog,
  defineChain as defineEvmChain,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  http as evmHttp,
  keccak256,
  parseAbi,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import { privateKeyToAccount as evmAccount } from 'viem/accounts';

export const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
export const espaceUrl = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
export const key = (process.env.CORE_KEY ??
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex;
const nativeCurrency = { name: 'CFX', symbol: 'CFX', decimals: 18 };
const GDRIP = 1_000_000_000n;

export const networkId = (await createPublicClient({ transport: http(url) }).getStatus()).networkId;
const rpcUrls = { default: { http: [url] } };
export const chain = defineChain({ id: networkId, name: 'Core Space', nativeCurrency, rpcUrls });
export const core = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
export const sender = privateKeyToAccount(key, { networkId });
export const wallet = createWalletClient({ account: sender, chain, transport: http(url) });
export type CoreAddress = typeof sender.address;

const evmTransport = evmHttp(espaceUrl);
const espaceChain = defineEvmChain({
  id: await createEvmClient({ transport: evmTransport }).getChainId(),
  name: 'eSpace',
  nativeCurrency,
  rpcUrls: { default: { http: [espaceUrl] } },
  supportsTransactionReplacementDetection: false,
});
export const espace = createEvmClient({
  chain: espaceChain,
  transport: evmTransport,
  pollingInterval: 200,
});
export const espaceSender = evmAccount(key);
export const espaceWallet = createEvmWallet({
  account: espaceSender,
  chain: espaceChain,
  transport: evmTransport,
});

// #region abi
export const ABI = parseAbi([
  'function createEVM(bytes init) payable returns (bytes20)',
  'function transferEVM(bytes20 to) payable returns (bytes)',
  'function callEVM(bytes20 to, bytes data) payable returns (bytes)',
  'function staticCallEVM(bytes20 to, bytes data) view returns (bytes)',
  'function withdrawFromMapped(uint256 value)',
  'function mappedBalance(address addr) view returns (uint256)',
  'function mappedNonce(address addr) view returns (uint256)',
  'event Call(bytes20 indexed sender, bytes20 indexed receiver, uint256 value, uint256 nonce, bytes data)',
  'event Create(bytes20 indexed sender, bytes20 indexed contractAddress, uint256 value, uint256 nonce, bytes init)',
  'event Withdraw(bytes20 indexed sender, address indexed receiver, uint256 value, uint256 nonce)',
  'event Outcome(bool success)',
]);
// #endregion abi
const CROSS_SPACE_CALL: Address = '0x0888000000000000000000000000000000000006';
export const base32 = (hexAddress: Address) =>
  hexAddressToBase32({ hexAddress, networkId }) as CoreAddress;
export const hexOf = (address: string) => base32AddressToHex({ address: address as CoreAddress });
export const CROSS_SPACE = base32(CROSS_SPACE_CALL);

// #region mapped
/** The mapped address in eSpace of a Core Space account. */
export const mapped = (address: string): Address =>
  getAddress(`0x${keccak256(hexOf(address)).slice(-40)}`);
// #endregion mapped

interface Compiled {
  abi: Abi;
  evm: { bytecode: { object: string } };
}
const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
const read = (file: string) => ({
  content: readFileSync(new URL(`contracts/${file}`, import.meta.url), 'utf8'),
});
const output = JSON.parse(
  solc.compile(
    JSON.stringify({
      language: 'Solidity',
      sources: { 'Core.sol': read('Core.sol'), 'Espace.sol': read('Espace.sol') },
      settings: {
        evmVersion: 'cancun',
        optimizer: { enabled: true },
        outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
      },
    }),
  ),
) as {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, Compiled>>;
};
for (const { severity, formattedMessage } of output.errors ?? [])
  if (severity === 'error') throw new Error(formattedMessage);

export interface Contract<Where> {
  abi: Abi;
  address: Where;
  encode: (functionName: string, args?: unknown[]) => Hex;
}
const contract = <Where>(abi: Abi, address: Where): Contract<Where> => ({
  abi,
  address,
  encode: (functionName, args = []) => encodeFunctionData({ abi, functionName, args }),
});
const created = (file: string, name: string) => {
  const { abi, evm } = output.contracts[file]![name]!;
  return { abi, data: encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}` }) };
};

/** The init code of a contract of Espace.sol. */
export const initOf = (name: string) => created('Espace.sol', name).data;

export interface Sent {
  to?: CoreAddress;
  data?: Hex;
  value?: bigint;
  gas?: bigint;
  storageLimit?: bigint;
}

/** Sends a transaction in Core Space with the estimates of the node, unless they are given, and waits for the receipt. */
export async function send(transaction: Sent) {
  const estimate =
    transaction.gas === undefined
      ? await core.estimateGasAndCollateral({ account: sender, ...transaction } as never)
      : undefined;
  const gas = transaction.gas ?? estimate!.gasLimit;
  const storageLimit = transaction.storageLimit ?? estimate?.storageCollateralized ?? 1024n;
  const fees = { maxFeePerGas: 2n * GDRIP, maxPriorityFeePerGas: GDRIP / 10n };
  const hash = await wallet.sendTransaction({
    ...transaction,
    ...fees,
    gas,
    storageLimit,
  } as never);
  const receipt = await core.waitForTransactionReceipt({ hash: hash as never });
  // The node calls the list `logs`; the type of cive 0.8.1 calls it `log`.
  const { logs } = receipt as unknown as {
    logs: { address: CoreAddress; data: Hex; topics: [Hex, ...Hex[]] }[];
  };
  return {
    ...receipt,
    hash: hash as Hex,
    gas,
    logs,
    charged: receipt.gasFee / receipt.effectiveGasPrice,
  };
}

/** Sends a call to CrossSpaceCall. */
export const cross = (functionName: string, args: unknown[], options: Sent = {}) =>
  send({
    to: CROSS_SPACE,
    data: encodeFunctionData({ abi: ABI, functionName, args } as never),
    ...options,
  });

/** The result of a call to CrossSpaceCall that changes nothing. */
export const ask = (functionName: string, args: unknown[]) =>
  core.readContract({ address: CROSS_SPACE, abi: ABI, functionName, args } as never);

export const events = (logs: { data: Hex; topics: [Hex, ...Hex[]] }[], abi: Abi = ABI) =>
  logs.map(({ data, topics }) => ({
    ...(decodeEventLog({ abi, data, topics }) as unknown as {
      eventName: string;
      args: Record<string, unknown>;
    }),
    topics,
  }));

export async function deployCore(name: string): Promise<Contract<CoreAddress>> {
  const { abi, data } = created('Core.sol', name);
  const { contractCreated, txExecErrorMsg } = await send({ data });
  if (!contractCreated) throw new Error(`${name}: ${txExecErrorMsg}`);
  return contract(abi, contractCreated as CoreAddress);
}

export async function deployEspace(name: string): Promise<Contract<Address>> {
  const { abi, data } = created('Espace.sol', name);
  const { contractAddress } = await sendEspace({ data });
  return contract(abi, contractAddress!);
}

/** Sends a transaction in eSpace and waits for the receipt. */
export async function sendEspace(transaction: { to?: Address; data?: Hex; value?: bigint }) {
  const hash = await espaceWallet.sendTransaction({
    ...transaction,
    maxFeePerGas: 40n * GDRIP,
    maxPriorityFeePerGas: GDRIP,
  } as never);
  const receipt = await espace.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new Error(`${hash} failed`);
  return receipt;
}

/** Throws if a claim of the page isn't true. */
export function check(claim: boolean, text: string): void {
  if (!claim) throw new Error(`Not true any more: ${text}`);
}

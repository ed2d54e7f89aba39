// Clients of both spaces, and functions that compile, deploy and send.
// CORE_KEY, CORE_KEY_2: funded keys of a local or test network. CORE_RPC, ESPACE_RPC: RPC endpoints.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, defineChain, hexAddressToBase32 } from 'cive/utils';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  createPublicClient as createEvmClient,
  createWalletClient as createEvmWallet,
  defineChain as defineEvmChain,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  http as evmHttp,
  keccak256,
  parseAbi,
  toHex,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import { privateKeyToAccount as evmAccount } from 'viem/accounts';

export const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const espaceUrl = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
const TEST_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const TEST_KEY_2 = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';
export const key = (process.env.CORE_KEY ?? TEST_KEY) as Hex;
const nativeCurrency = { name: 'CFX', symbol: 'CFX', decimals: 18 };
const GDRIP = 1_000_000_000n;
export const CFX = 10n ** 18n;

export const { networkId } = await createPublicClient({ transport: http(url) }).getStatus();
const chain = defineChain({
  id: networkId,
  name: 'Core Space',
  nativeCurrency,
  rpcUrls: { default: { http: [url] } },
});
export const core = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
const coreAccount = (privateKey: Hex) => privateKeyToAccount(privateKey, { networkId });
export type Account = ReturnType<typeof coreAccount>;
export type CoreAddress = Account['address'];
export const sender = coreAccount(key);
export const stranger = coreAccount((process.env.CORE_KEY_2 ?? TEST_KEY_2) as Hex);
/** An account that has no CFX. */
export const person = (name: string) => coreAccount(keccak256(toHex(`cross-space bridge ${name}`)));

const transport = evmHttp(espaceUrl);
const espaceChain = defineEvmChain({
  id: await createEvmClient({ transport }).getChainId(),
  name: 'eSpace',
  nativeCurrency,
  rpcUrls: { default: { http: [espaceUrl] } },
  supportsTransactionReplacementDetection: false,
});
export const espace = createEvmClient({ chain: espaceChain, transport, pollingInterval: 200 });
export const espaceSender = evmAccount(key);
export const espaceWallet = createEvmWallet({
  account: espaceSender,
  chain: espaceChain,
  transport,
});

export const CROSS_SPACE_HEX: Address = '0x0888000000000000000000000000000000000006';
export const ABI = parseAbi([
  'function createEVM(bytes init) payable returns (bytes20)',
  'function transferEVM(bytes20 to) payable returns (bytes)',
  'function callEVM(bytes20 to, bytes data) payable returns (bytes)',
  'function staticCallEVM(bytes20 to, bytes data) view returns (bytes)',
  'function deployEip1820()',
  'function withdrawFromMapped(uint256 value)',
  'function mappedBalance(address addr) view returns (uint256)',
  'function mappedNonce(address addr) view returns (uint256)',
]);
export const base32 = (hexAddress: Address) =>
  hexAddressToBase32({ hexAddress, networkId }) as CoreAddress;
export const hexOf = (address: string) => base32AddressToHex({ address: address as CoreAddress });
export const CROSS_SPACE = base32(CROSS_SPACE_HEX);
/** The mapped address in eSpace of a Core Space account. */
export const mapped = (address: string): Address =>
  getAddress(`0x${keccak256(hexOf(address)).slice(-40)}`);

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
const compiled = (name: string) =>
  (output.contracts['Core.sol']![name] ?? output.contracts['Espace.sol']![name])!;
export const abiOf = (name: string) => compiled(name).abi;
/** The init code of a contract. */
export const initOf = (name: string, args: unknown[] = []) => {
  const { abi, evm } = compiled(name);
  return encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}`, args });
};
export const encode = (name: string, functionName: string, args: unknown[] = []) =>
  encodeFunctionData({ abi: abiOf(name), functionName, args });
/** The data of a call to CrossSpaceCall. */
export const encodeCross = (functionName: string, args: unknown[] = []) =>
  encodeFunctionData({ abi: ABI, functionName, args } as never);

export interface Sent {
  to?: CoreAddress;
  data?: Hex;
  value?: bigint;
  gas?: bigint;
  storageLimit?: bigint;
  from?: Account;
}

/** Signs a transaction of Core Space with a tenth more than the node's estimate, unless a gas limit is given. */
export async function sign({ from = sender, gas, storageLimit, ...call }: Sent) {
  const wallet = createWalletClient({ account: from, chain, transport: http(url) });
  const estimate =
    gas === undefined
      ? await core.estimateGasAndCollateral({ account: from, ...call } as never)
      : undefined;
  const request = await wallet.prepareTransactionRequest({
    ...call,
    gas: gas ?? (estimate!.gasLimit * 11n) / 10n,
    storageLimit: storageLimit ?? estimate?.storageCollateralized ?? 2048n,
    maxFeePerGas: 2n * GDRIP,
    maxPriorityFeePerGas: GDRIP / 10n,
  } as never);
  const raw = (await from.signTransaction(request as never)) as Hex;
  return { raw, hash: keccak256(raw) };
}

/** Sends a signed transaction of Core Space and waits for the receipt. */
export async function sendSigned({ raw, hash }: { raw: Hex; hash: Hex }) {
  await core.sendRawTransaction({ serializedTransaction: raw as never });
  const receipt = await core.waitForTransactionReceipt({ hash: hash as never, retryCount: 200 });
  return { ...receipt, hash };
}

/** Signs and sends a transaction in Core Space and waits for the receipt. */
export const send = async (transaction: Sent) => sendSigned(await sign(transaction));

/** Sends a call to CrossSpaceCall. */
export const cross = (functionName: string, args: unknown[] = [], options: Sent = {}) =>
  send({ to: CROSS_SPACE, data: encodeCross(functionName, args), ...options });

/** The result of a function of CrossSpaceCall that changes nothing. */
export const ask = (functionName: string, args: unknown[]) =>
  core.readContract({ address: CROSS_SPACE, abi: ABI, functionName, args } as never);
export const mappedBalance = (address: string) =>
  ask('mappedBalance', [address]) as Promise<bigint>;

export async function deployCore(
  name: string,
  args: unknown[] = [],
  value = 0n,
): Promise<CoreAddress> {
  const { contractCreated, txExecErrorMsg } = await send({ data: initOf(name, args), value });
  if (!contractCreated) throw new Error(`${name}: ${txExecErrorMsg}`);
  return contractCreated as CoreAddress;
}

export const espaceFees = { maxFeePerGas: 40n * GDRIP, maxPriorityFeePerGas: GDRIP };
/** Sends a transaction in eSpace and waits for the receipt. */
export async function sendEspace(transaction: { to?: Address; data?: Hex; value?: bigint }) {
  const hash = await espaceWallet.sendTransaction({ ...transaction, ...espaceFees } as never);
  const receipt = await espace.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new Error(`${hash} failed`);
  return receipt;
}
export const deployEspace = async (name: string) =>
  (await sendEspace({ data: initOf(name) })).contractAddress!;

/** Throws if a claim of the page isn't true. */
export function check(claim: boolean, text: string): void {
  if (!claim) throw new Error(`Not true any more: ${text}`);
}

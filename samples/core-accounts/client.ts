// What each program needs: the node, accounts, and functions that send transactions.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createPublicClient, createWalletClient, http, type Address } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, defineChain, hexAddressToBase32 } from 'cive/utils';
import { encodeFunctionData, parseAbi, type Abi, type Hex } from 'viem';
import { generatePrivateKey } from 'viem/accounts';

export const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const key = process.env.CORE_KEY as Hex | undefined;
if (!key) throw new Error('Set CORE_KEY to the key of a funded test account');

export const networkId = (await createPublicClient({ transport: http(url) }).getStatus()).networkId;
const chain = defineChain({
  id: networkId,
  name: `Core Space ${networkId}`,
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
export const core = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });

export type Account = ReturnType<typeof privateKeyToAccount>;
export const funder = privateKeyToAccount(key, { networkId });
export const newAccount = (): Account => privateKeyToAccount(generatePrivateKey(), { networkId });

export const GDRIP = 10n ** 9n;
export const CFX = 10n ** 18n;
export const hexOf = (address: string) => base32AddressToHex({ address: address as Address });
export const base32 = (hexAddress: Hex) => hexAddressToBase32({ hexAddress, networkId });

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
  return (await response.json()) as {
    result: T;
    error?: { code: number; message: string; data?: string };
  };
}

export function assert(condition: boolean, claim: string): asserts condition {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}

const fees = { maxFeePerGas: 2n * GDRIP, maxPriorityFeePerGas: GDRIP / 10n };
type Request = { to?: Address; data?: Hex; value?: bigint };

/** Sends a transaction with the estimated limits and returns its receipt. */
export async function send(account: Account, request: Request) {
  const { gasLimit, storageCollateralized } = await core.estimateGasAndCollateral({
    account,
    ...request,
  });
  const wallet = createWalletClient({ account, chain, transport: http(url) });
  const hash = await wallet.sendTransaction({
    ...request,
    ...fees,
    gas: gasLimit,
    storageLimit: storageCollateralized,
  });
  const receipt = await core.waitForTransactionReceipt({ hash, retryCount: 200 });
  assert(receipt.outcomeStatus === 'success', `a transaction succeeds (${receipt.txExecErrorMsg})`);
  return receipt;
}

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
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
};
const { Notebook } = (JSON.parse(solc.compile(JSON.stringify(input))) as Output).contracts[
  'Notebook.sol'
];
export const initCode: Hex = `0x${Notebook.evm.bytecode.object}`;

/** Encodes a call of the notebook. */
export const call = (functionName: string, args: unknown[] = []) =>
  encodeFunctionData({ abi: Notebook.abi, functionName, args });

/** Deploys the notebook and returns its address. */
export async function deploy(account: Account = funder): Promise<Address> {
  const { contractCreated } = await send(account, { data: initCode });
  if (!contractCreated) throw new Error('The contract was not created');
  return contractCreated;
}

export const SPONSORSHIP = base32('0x0888000000000000000000000000000000000001');
const sponsorAbi = parseAbi([
  'function addPrivilegeByAdmin(address contractAddr, address[] addresses)',
  'function setSponsorForGas(address contractAddr, uint256 upperBound) payable',
  'function setSponsorForCollateral(address contractAddr) payable',
]);
const EVERYONE: Hex = `0x${'0'.repeat(40)}`;

/** Pays gas and storage for everyone who calls the contract. */
export async function sponsor(
  contract: Address,
  forGas: bigint,
  forStorage: bigint,
): Promise<void> {
  const target = hexOf(contract);
  const encode = encodeFunctionData<typeof sponsorAbi>;
  await send(funder, {
    to: SPONSORSHIP,
    data: encode({
      abi: sponsorAbi,
      functionName: 'addPrivilegeByAdmin',
      args: [target, [EVERYONE]],
    }),
  });
  await send(funder, {
    to: SPONSORSHIP,
    value: forGas,
    data: encode({
      abi: sponsorAbi,
      functionName: 'setSponsorForGas',
      args: [target, forGas / 1000n],
    }),
  });
  await send(funder, {
    to: SPONSORSHIP,
    value: forStorage,
    data: encode({ abi: sponsorAbi, functionName: 'setSponsorForCollateral', args: [target] }),
  });
}

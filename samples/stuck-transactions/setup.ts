// A client, accounts, a contract, and one function that sends and waits.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createPublicClient, createWalletClient, http, type Address } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, defineChain, hexAddressToBase32 } from 'cive/utils';
import {
  encodeDeployData,
  encodeFunctionData,
  keccak256,
  parseAbi,
  toHex,
  type Abi,
  type Hex,
} from 'viem';

export const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
export const networkId = 1234; // 1 on testnet, 1029 on mainnet
export const CFX = 10n ** 18n;
export const GDRIP = 10n ** 9n;
export const EVERYBODY: Hex = `0x${'0'.repeat(40)}`;

export const chain = defineChain({
  id: networkId,
  name: 'Local node',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
export const core = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });

export type Account = ReturnType<typeof privateKeyToAccount>;
export const account = (key: Hex): Account => privateKeyToAccount(key, { networkId });
export const deployer = account(
  (process.env.CORE_KEY ??
    '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex,
);
/** An account of this sample, the same in each run; it has no CFX. */
export const person = (name: string): Account =>
  account(keccak256(toHex(`stuck-transactions ${name}`)));
export const hexOf = (address: Address): Hex => base32AddressToHex({ address });

// #region control
export const control = hexAddressToBase32({
  hexAddress: '0x0888000000000000000000000000000000000001',
  networkId,
});
export const controlAbi = parseAbi([
  'function setSponsorForGas(address contractAddr, uint256 upperBound) payable',
  'function setSponsorForCollateral(address contractAddr) payable',
  'function addPrivilege(address[] users)',
  'function removePrivilege(address[] users)',
  'function addPrivilegeByAdmin(address contractAddr, address[] users)',
  'function removePrivilegeByAdmin(address contractAddr, address[] users)',
  'function getSponsorForGas(address contractAddr) view returns (address)',
  'function getSponsoredBalanceForGas(address contractAddr) view returns (uint256)',
  'function getSponsoredGasFeeUpperBound(address contractAddr) view returns (uint256)',
  'function getSponsorForCollateral(address contractAddr) view returns (address)',
  'function getSponsoredBalanceForCollateral(address contractAddr) view returns (uint256)',
  'function getAvailableStoragePoints(address contractAddr) view returns (uint256)',
  'function isWhitelisted(address contractAddr, address user) view returns (bool)',
  'function isAllWhitelisted(address contractAddr) view returns (bool)',
]);
// #endregion control

type Compiled = { abi: Abi; evm: { bytecode: { object: string } } };
const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
const { Guestbook, Messenger } = (
  JSON.parse(
    solc.compile(
      JSON.stringify({
        language: 'Solidity',
        sources: {
          'Guestbook.sol': {
            content: readFileSync(new URL('Guestbook.sol', import.meta.url), 'utf8'),
          },
        },
        settings: {
          optimizer: { enabled: true },
          outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
        },
      }),
    ),
  ) as { contracts: Record<string, Record<'Guestbook' | 'Messenger', Compiled>> }
).contracts['Guestbook.sol']!;

export type Call = {
  to?: Address;
  data?: Hex;
  value?: bigint;
  gas?: bigint;
  gasPrice?: bigint;
  maxFeePerGas?: bigint;
  storageLimit?: bigint;
};

/** Sends a transaction and returns its hash; the pool can reject it. */
export async function submit(from: Account, call: Call, nonce?: bigint): Promise<Hex> {
  const wallet = createWalletClient({ account: from, chain, transport: http(url) });
  const { maxFeePerGas, gasPrice = GDRIP, ...rest } = call;
  const price =
    maxFeePerGas === undefined ? { gasPrice } : { maxFeePerGas, maxPriorityFeePerGas: 0n };
  const next = nonce ?? (await core.getNextNonce({ address: from.address }));
  const status = await core.getStatus();
  const request = {
    gas: 200_000n,
    storageLimit: 0n,
    ...rest,
    ...price,
    nonce: Number(next),
    epochHeight: status.epochNumber,
  };
  return wallet.sendTransaction(request as Parameters<typeof wallet.sendTransaction>[0]);
}

export type Receipt = Awaited<ReturnType<typeof core.getTransactionReceipt>>;
export const receiptOf = (hash: Hex): Promise<Receipt> =>
  core.waitForTransactionReceipt({ hash, retryCount: 200 });
export const send = async (from: Account, call: Call): Promise<Receipt> =>
  receiptOf(await submit(from, call));
/** The same, and fails unless the transaction succeeds. */
export async function ok(from: Account, call: Call): Promise<Receipt> {
  const receipt = await send(from, call);
  if (receipt.outcomeStatus !== 'success')
    throw new Error(`${receipt.outcomeStatus}: ${receipt.txExecErrorMsg}`);
  return receipt;
}

async function deploy({ abi, evm }: Compiled): Promise<Address> {
  const data = encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}` });
  const { contractCreated } = await ok(deployer, { data, gas: 3_000_000n, storageLimit: 4_096n });
  if (!contractCreated) throw new Error('No contract was created');
  return contractCreated;
}
export const newGuestbook = () => deploy(Guestbook);
export const newMessenger = () => deploy(Messenger);

export const book = (functionName: string, args: unknown[] = []): Hex =>
  encodeFunctionData({ abi: Guestbook.abi, functionName, args });
export const bookAbi = Guestbook.abi;
export const message = (args: unknown[]): Hex =>
  encodeFunctionData({ abi: Messenger.abi, functionName: 'write', args });
type ControlFunction = (typeof controlAbi)[number]['name'];
/** Data for SponsorWhitelistControl. */
export const toControl = (functionName: ControlFunction, args: unknown[]): Hex =>
  encodeFunctionData({ abi: controlAbi as Abi, functionName, args });

export const give = (to: Account, value: bigint) =>
  ok(deployer, { to: to.address, value, gas: 21_000n });
export const balance = (who: Account) => core.getBalance({ address: who.address });
export const sponsorInfo = (address: Address) => core.getSponsorInfo({ address });

export async function sponsorGas(
  from: Account,
  target: Address,
  bound: bigint,
  value: bigint,
): Promise<Receipt> {
  return send(from, {
    to: control,
    data: toControl('setSponsorForGas', [hexOf(target), bound]),
    value,
  });
}
export async function sponsorCollateral(
  from: Account,
  target: Address,
  value: bigint,
): Promise<Receipt> {
  return send(from, {
    to: control,
    data: toControl('setSponsorForCollateral', [hexOf(target)]),
    value,
  });
}
export const whitelist = (target: Address, users: Hex[]) =>
  ok(deployer, {
    to: control,
    data: toControl('addPrivilegeByAdmin', [hexOf(target), users]),
    storageLimit: 1_024n,
  });

/** An amount of drip in CFX. */
export function cfx(drip: bigint): string {
  const sign = drip < 0n ? '-' : '';
  const digits = (drip < 0n ? -drip : drip).toString().padStart(19, '0');
  return sign + `${digits.slice(0, -18)}.${digits.slice(-18)}`.replace(/\.?0+$/, '');
}
/** What the node wrote when it rejected a transaction, without the hash. */
export function rejection(error: unknown): string {
  const { details } = error as { details?: string };
  if (details === undefined) throw error;
  return details.replace(/0x[0-9a-f]{64}/g, '0x…');
}
export function expect(condition: boolean, claim: string): void {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}

// A node of Core Space, two funded accounts, and one function that sends and reads the receipt.
// CORE_KEY, CORE_KEY_2: keys of funded test accounts. CORE_RPC, ESPACE_RPC: RPC endpoints.
import assert from 'node:assert/strict';
import { createPublicClient, createWalletClient, http, type Address } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain, hexAddressToBase32 } from 'cive/utils';
import { keccak256, toHex, type Hex } from 'viem';

export { assert };
export type { Address };

const coreUrl = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const keys = [process.env.CORE_KEY, process.env.CORE_KEY_2] as (Hex | undefined)[];
if (!keys[0] || !keys[1])
  throw new Error('Set CORE_KEY and CORE_KEY_2 to the keys of two funded test accounts');

export const GDRIP = 10n ** 9n;
export const CFX = 10n ** 18n;
/** Drip per unit of storage: 1,024 units are 1 CFX. */
export const UNIT = CFX / 1024n;
export const ENTRY_UNITS = 64n;
export const KIB_UNITS = 512n;

const transport = http(coreUrl);
const { networkId, chainId } = await createPublicClient({ transport }).getStatus();
const chain = defineChain({
  id: chainId,
  name: `Core Space ${chainId}`,
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [coreUrl] } },
});
export const core = createPublicClient({ chain, transport, pollingInterval: 200 });

export const accountOf = (key: Hex) => privateKeyToAccount(key, { networkId });
export type Account = ReturnType<typeof accountOf>;
export const [ann, bob] = keys.map((key) => accountOf(key as Hex)) as [Account, Account];
/** An account that nobody has used on this network: the same one for the same name. */
export const newAccount = (name: string) => accountOf(keccak256(toHex(`${keys[0]}${name}`)));
export const base32 = (hexAddress: Hex) => hexAddressToBase32({ hexAddress, networkId });

export type Transaction = {
  to?: Address;
  data?: Hex;
  value?: bigint;
  gas?: bigint;
  storageLimit?: bigint;
};

/** Sends a transaction with the estimated limits, or with others, and waits for its receipt. */
export async function send(account: Account, { gas, storageLimit, ...tx }: Transaction) {
  const estimate =
    gas === undefined || storageLimit === undefined
      ? await core.estimateGasAndCollateral({ account, ...tx } as never)
      : { gasLimit: gas, storageCollateralized: storageLimit };
  const hash = await createWalletClient({ account, chain, transport }).sendTransaction({
    ...tx,
    gas: gas ?? estimate.gasLimit,
    storageLimit: storageLimit ?? BigInt(estimate.storageCollateralized),
    maxFeePerGas: GDRIP,
    maxPriorityFeePerGas: 0n,
  } as never);
  return core.waitForTransactionReceipt({ hash, retryCount: 200 });
}

export async function rpc<T>(method: string, ...params: unknown[]): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(coreUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { result, error } = (await response.json()) as {
    result: T;
    error?: { message: string; data?: string };
  };
  if (error) throw new Error(error.data ?? error.message);
  return result;
}

export const cfx = (drip: bigint) => String(Number(drip) / 1e18);
export const whole = (n: bigint) => n.toLocaleString('en-US');

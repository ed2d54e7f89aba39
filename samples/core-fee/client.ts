// What each program needs: the node, accounts with CFX, a contract, and receipts.
import { createPublicClient, createWalletClient, http, type Address } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain } from 'cive/utils';
import { generatePrivateKey } from 'viem/accounts';
import type { Hex } from 'viem';

export const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const funderKey = process.env.CORE_KEY as Hex | undefined;
if (!funderKey) throw new Error('Set CORE_KEY to the key of a funded test account');

export const GDRIP = 10n ** 9n;
export const CFX = 10n ** 18n;

export const networkId = (await createPublicClient({ transport: http(url) }).getStatus()).networkId;
const chain = defineChain({
  id: networkId,
  name: `Core Space ${networkId}`,
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
export const core = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
export const walletOf = (key: Hex) =>
  createWalletClient({
    account: privateKeyToAccount(key, { networkId }),
    chain,
    transport: http(url),
  });
export type Wallet = ReturnType<typeof walletOf>;
const funder = walletOf(funderKey);

export function assert(condition: boolean, claim: string): asserts condition {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}

export const whole = (n: bigint) => n.toLocaleString('en-US');
/** An amount in Gdrip, exactly. */
export const gdrip = (drip: bigint) => {
  const decimals = String(drip % GDRIP)
    .padStart(9, '0')
    .replace(/0+$/, '');
  return whole(drip / GDRIP) + (decimals && `.${decimals}`);
};
export const line = (cells: (string | number | bigint)[], ...widths: number[]) =>
  console.log(
    cells
      .map((cell, i) =>
        i === 0 ? String(cell).padEnd(widths[i]!) : String(cell).padStart(widths[i]!),
      )
      .join('')
      .trimEnd(),
  );

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

/** Waits until the transaction is executed. */
export const receiptOf = (hash: Hex) => core.waitForTransactionReceipt({ hash, retryCount: 200 });

export const fees = { maxFeePerGas: 2n * GDRIP, maxPriorityFeePerGas: GDRIP / 10n };

/** New accounts with this much CFX each, and their keys. */
export async function newAccounts(count: number, balance: bigint) {
  const nonce = await core.getNextNonce({ address: funder.account.address });
  const accounts: { key: Hex; wallet: Wallet; address: Address }[] = [];
  let hash: Hex | undefined;
  for (let i = 0; i < count; i++) {
    const key = generatePrivateKey();
    const wallet = walletOf(key);
    const { address } = wallet.account;
    accounts.push({ key, wallet, address });
    if (balance > 0n)
      hash = await funder.sendTransaction({
        to: address,
        value: balance,
        nonce: nonce + i,
        gas: 21_000n,
        storageLimit: 0n,
        ...fees,
      });
  }
  if (hash) await receiptOf(hash); // of the last one, which is executed after all others
  return accounts;
}
export const newAccount = async (balance: bigint) => (await newAccounts(1, balance))[0]!;

/** Code of a contract that writes what it is sent into storage slot 0. */
const KEEPER = '60003560005500';
/** Code of a contract that always reverts. */
export const REVERTER = '60006000fd';

/** Deploys code and returns the contract's address. */
export async function deploy(runtime = KEEPER): Promise<Address> {
  const size = (runtime.length / 2).toString(16).padStart(2, '0');
  const data: Hex = `0x60${size}600c60003960${size}6000f3${runtime}`;
  const { gasLimit, storageCollateralized } = await core.estimateGasAndCollateral({
    account: funder.account,
    data,
  });
  const { contractCreated } = await receiptOf(
    await funder.sendTransaction({
      data,
      gas: (gasLimit * 11n) / 10n,
      storageLimit: storageCollateralized,
      ...fees,
    }),
  );
  if (!contractCreated) throw new Error('The contract was not created');
  return contractCreated;
}

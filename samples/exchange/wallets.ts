// The hot wallet of each space.
import { privateKeyToAccount as coreKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, hexAddressToBase32 } from 'cive/utils';
import { isAddress, keccak256 } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { simple } from './core.ts';
import type { Wallet } from './payouts.ts';
import type { Call, Hex } from './rpc.ts';

const TIP = 1_000_000_000n; // 1 Gdrip
// #region limit
// The receiver's code decides what a payment to it uses, and the hot wallet pays for that.
const MAX_GAS = 100_000n;
const MAX_STORAGE = 0n;

function limit(to: string, gas: bigint, storage = 0n): void {
  if (gas > MAX_GAS || storage > MAX_STORAGE)
    throw new Error(`${to}: paying it takes ${gas} gas and ${storage} bytes of storage`);
}
// #endregion limit

// #region recipient
/** Returns a base32 address in its simple form; throws if it can't be paid on this network. */
export function recipientOf(text: string, networkId: number): string {
  const address = simple(text.trim());
  const hexAddress = base32AddressToHex({ address: address as never });
  // Encoding again finds wrong letters, a wrong checksum and another network.
  if (hexAddressToBase32({ hexAddress, networkId }) !== address)
    throw new Error(`${text}: not an address of network ${networkId}`);
  if (!/^0x[18]/.test(hexAddress)) throw new Error(`${text}: no user and no contract`);
  return address;
}
// #endregion recipient

// #region core
export function coreWallet(call: Call, key: Hex, networkId: number): Wallet {
  const account = coreKeyToAccount(key, { networkId });
  return {
    async sign(nonce, recipient, amount) {
      const to = recipientOf(recipient, networkId);
      const { gasLimit, storageCollateralized } = await call<Record<string, Hex>>(
        'cfx_estimateGasAndCollateral',
        { from: account.address, to, value: `0x${amount.toString(16)}` },
      );
      limit(to, BigInt(gasLimit!), BigInt(storageCollateralized!));
      const { baseFeePerGas, epochNumber } = await call<Record<string, Hex>>(
        'cfx_getBlockByEpochNumber',
        'latest_state',
        false,
      );
      const raw = await account.signTransaction({
        type: 'eip1559',
        chainId: networkId,
        nonce,
        to,
        value: amount,
        gas: BigInt(gasLimit!),
        storageLimit: BigInt(storageCollateralized!),
        epochHeight: BigInt(epochNumber!),
        maxFeePerGas: 2n * BigInt(baseFeePerGas!) + TIP,
        maxPriorityFeePerGas: TIP,
      } as never);
      return { raw, hash: keccak256(raw) };
    },
    send: (raw) => call('cfx_sendRawTransaction', raw),
    async outcome(hash) {
      const { latestFinalized } = await call<{ latestFinalized: Hex }>('cfx_getStatus');
      const receipt = await call<Record<'epochNumber' | 'outcomeStatus', Hex> | null>(
        'cfx_getTransactionReceipt',
        hash,
      );
      if (!receipt || Number(receipt.epochNumber) > Number(latestFinalized)) return undefined;
      return receipt.outcomeStatus === '0x0' ? 'paid' : 'failed';
    },
  };
}
// #endregion core

// #region espace
export function espaceWallet(call: Call, key: Hex, chainId: number): Wallet {
  const account = privateKeyToAccount(key);
  return {
    async sign(nonce, recipient, amount) {
      // viem's getAddress would correct a wrong checksum instead of rejecting it.
      if (!isAddress(recipient)) throw new Error(`${recipient}: not an address`);
      const to = recipient;
      const asked = { from: account.address, to, value: `0x${amount.toString(16)}` };
      const estimate = BigInt(await call<Hex>('eth_estimateGas', asked));
      limit(to, estimate);
      const { baseFeePerGas } = await call<{ baseFeePerGas: Hex }>(
        'eth_getBlockByNumber',
        'latest',
        false,
      );
      const raw = await account.signTransaction({
        chainId,
        nonce,
        to,
        value: amount,
        gas: estimate === 21_000n ? estimate : (estimate * 11n) / 10n,
        maxFeePerGas: 2n * BigInt(baseFeePerGas) + TIP,
        maxPriorityFeePerGas: TIP,
      });
      return { raw, hash: keccak256(raw) };
    },
    send: (raw) => call('eth_sendRawTransaction', raw),
    async outcome(hash) {
      const { number } = await call<{ number: Hex }>('eth_getBlockByNumber', 'finalized', false);
      const receipt = await call<Record<'blockNumber' | 'status', Hex> | null>(
        'eth_getTransactionReceipt',
        hash,
      );
      if (!receipt || Number(receipt.blockNumber) > Number(number)) return undefined;
      return receipt.status === '0x1' ? 'paid' : 'failed';
    },
  };
}
// #endregion espace

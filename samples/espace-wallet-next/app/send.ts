import { getBlock, sendTransaction } from '@wagmi/core';
import type { Config } from '@wagmi/core';
import {
  BaseError,
  UserRejectedRequestError,
  isAddress,
  parseEther,
  parseGwei,
  zeroAddress,
} from 'viem';
import type { Address, Hash } from 'viem';
import { waitForTransactionReceipt } from 'viem/actions';

export interface Payment {
  to: Address;
  value: bigint;
}

/** Reads what the user typed; throws if it can't be right. */
export function readPayment(recipient: string, amount: string): Payment {
  const to = recipient.trim();
  const cfx = amount.trim();
  if (/^(cfx|net)/i.test(to))
    throw new Error(
      'That’s a Core Space address. Ask for the eSpace address, which starts with 0x.',
    );
  if (!isAddress(to, { strict: false })) throw new Error('An address is 0x and 40 hex digits.');
  if (!isAddress(to)) throw new Error('The address has a typing error. Copy it again.');
  if (to === zeroAddress) throw new Error('Nobody has the key to the zero address.');
  if (!/^\d+(\.\d{1,18})?$/.test(cfx))
    throw new Error('Write an amount such as 1.5, with at most 18 decimals.');
  const value = parseEther(cfx);
  if (value === 0n) throw new Error('The amount is 0.');
  return { to, value };
}

/** What to ask the user before sending there, if anything. */
export function doubt(to: Address): string | undefined {
  if (!to.startsWith('0x1')) return undefined;
  return 'A Core Space address in hex form starts with 0x1, too. In eSpace, CFX sent there is usually lost. Is this an eSpace address?';
}

/** Asks the wallet to send, and returns the hash. The wallet must be on this chain. */
export async function sendCfx(config: Config, chainId: number, payment: Payment): Promise<Hash> {
  // Both fee fields: the node's own suggestion includes the base fee.
  const maxPriorityFeePerGas = parseGwei('1');
  const { baseFeePerGas } = await getBlock(config, { chainId });
  if (baseFeePerGas === null) throw new Error('The block has no base fee');
  const maxFeePerGas = 2n * baseFeePerGas + maxPriorityFeePerGas;
  return sendTransaction(config, { chainId, ...payment, maxFeePerGas, maxPriorityFeePerGas });
}

/** Waits for the payment, and returns what to show. It never throws, so that the hash isn't lost. */
export async function settle(
  config: Config,
  chainId: number,
  hash: Hash,
  timeout = 60_000,
): Promise<string> {
  try {
    const client = config.getClient({ chainId });
    const { status } = await waitForTransactionReceipt(client, {
      hash,
      timeout,
      checkReplacement: false,
    });
    return status === 'success' ? `Executed: ${hash}` : `Failed, only the fee was paid: ${hash}`;
  } catch {
    return `Sent, but not confirmed: ${hash}`;
  }
}

/** What to show if sending failed. */
export function reason(error: unknown): string {
  if (!(error instanceof BaseError)) return error instanceof Error ? error.message : String(error);
  const rejected = error.walk((cause) => cause instanceof UserRejectedRequestError);
  return rejected ? 'You rejected the request in the wallet.' : error.shortMessage;
}

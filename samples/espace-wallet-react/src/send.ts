import {getBlock, sendTransaction, waitForTransactionReceipt} from '@wagmi/core';
import type {Config} from '@wagmi/core';
import {BaseError, UserRejectedRequestError, parseEther, parseGwei} from 'viem';
import type {Address, Hash} from 'viem';

/** Sends CFX and returns the hash; the wallet must be on this chain. */
export async function sendCfx(config: Config, chainId: number, to: Address, cfx: string): Promise<Hash> {
  // Both fee fields: the node's own suggestion includes the base fee.
  const maxPriorityFeePerGas = parseGwei('1');
  const {baseFeePerGas} = await getBlock(config, {chainId});
  if (baseFeePerGas === null) throw new Error('The block has no base fee');
  const maxFeePerGas = 2n * baseFeePerGas + maxPriorityFeePerGas;
  return sendTransaction(config, {chainId, to, value: parseEther(cfx), maxFeePerGas, maxPriorityFeePerGas});
}

/** Waits until the payment is executed; throws if it failed. */
export const settle = (config: Config, chainId: number, hash: Hash) =>
  waitForTransactionReceipt(config, {chainId, hash, checkReplacement: false});

/** What to show the user. */
export function reason(error: unknown): string {
  if (!(error instanceof BaseError)) return error instanceof Error ? error.message : String(error);
  const rejected = error.walk((cause) => cause instanceof UserRejectedRequestError);
  return rejected ? 'You rejected the request in the wallet.' : error.shortMessage;
}

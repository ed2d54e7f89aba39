// An account of the own chain, and functions that sign, send and fork.
import { privateKeyToAccount } from 'cive/accounts';
import { keccak256, toRlp, type Hex } from 'viem';
import { ask, startChain } from '../harness/chain.ts';
import { PLAYED } from '../harness/nodeFiles.ts';
import { pivotOf } from '../harness/play.ts';
import { OWNER_KEY } from '../harness/startNode.ts';

/** Starts the chain with eSpace's port. */
export const start = () =>
  startChain({
    settings: { ...PLAYED, enable_optimistic_execution: true, jsonrpc_http_eth_port: 12740 },
  });

const NETWORK_ID = 1234; // 1 on testnet, 1029 on mainnet
export const account = (key: Hex) => privateKeyToAccount(key, { networkId: NETWORK_ID });
export const payer = account(OWNER_KEY);
export const shop = account(keccak256('0x5409'));

/** Signs a payment with the account's next nonce. */
export async function sign(
  to: typeof shop.address,
  value: bigint,
): Promise<{ raw: Hex; hash: Hex }> {
  const nonce = Number(await ask<Hex>('cfx_getNextNonce', payer.address));
  const epochHeight = BigInt(await ask<Hex>('cfx_epochNumber'));
  const limits = { gas: 21_000n, gasPrice: 2n * 10n ** 9n, storageLimit: 0n };
  const raw = await payer.signTransaction({
    type: 'legacy',
    chainId: NETWORK_ID,
    nonce,
    epochHeight,
    to,
    value,
    ...limits,
  });
  return { raw, hash: keccak256(raw) };
}

/** Makes a branch after an epoch. Its first block has the given transaction, if there is one; the others are empty. */
export async function branch(epoch: number, blocks: number, transaction?: Hex): Promise<void> {
  let { hash, timestamp } = await pivotOf(epoch);
  if (transaction) {
    const time = Number(timestamp) + 1;
    hash = await ask<Hex>(
      'test_generateBlockWithNonceAndTimestamp',
      hash,
      [],
      toRlp([transaction]),
      '0x0',
      time,
      false,
    );
    blocks -= 1;
  }
  for (; blocks > 0; blocks -= 1)
    hash = await ask<Hex>('test_generateFixedBlock', hash, [], 0, false, null, null);
}

export const balanceOf = async (address: string) =>
  BigInt(await ask<Hex>('cfx_getBalance', address));

export function expect(condition: boolean, claim: string): void {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}

// Watches a transaction until it is final: tsx watch.ts HASH, with the address of a node in CORE_RPC.
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Hex } from 'viem';
import { ask } from '../harness/chain.ts';

type Stage = 'unknown' | 'in the pool' | 'mined' | 'executed' | 'confirmed' | 'finalized';
interface Receipt {
  epochNumber: Hex;
  outcomeStatus: Hex;
}
interface Status {
  epochNumber: Hex;
  latestConfirmed: Hex;
  latestFinalized: Hex;
}

// #region stage
/** Returns the stage of a transaction and, once it is executed, its receipt. */
export async function stageOf(hash: Hex): Promise<{ stage: Stage; receipt?: Receipt }> {
  const receipt = await ask<Receipt | null>('cfx_getTransactionReceipt', hash);
  if (receipt) {
    const status = await ask<Status>('cfx_getStatus');
    const upTo = (limit: keyof Status) => Number(receipt.epochNumber) <= Number(status[limit]);
    const stage = upTo('latestFinalized')
      ? 'finalized'
      : upTo('latestConfirmed')
        ? 'confirmed'
        : 'executed';
    return { stage, receipt };
  }
  const transaction = await ask<{ blockHash: Hex | null } | null>('cfx_getTransactionByHash', hash);
  return { stage: transaction?.blockHash ? 'mined' : transaction ? 'in the pool' : 'unknown' };
}
// #endregion stage

// #region watch
/** Prints each stage that a transaction reaches, until it is final. */
export async function watch(hash: Hex, wait: () => Promise<unknown>): Promise<void> {
  let last: Stage | undefined;
  while (last !== 'finalized') {
    const { stage, receipt } = await stageOf(hash);
    const { epochNumber } = await ask<Status>('cfx_getStatus');
    const behind =
      receipt &&
      `${Number(epochNumber) - Number(receipt.epochNumber)} epochs later, outcomeStatus ${receipt.outcomeStatus}`;
    if (stage !== last) console.log(stage.padEnd(12), behind ?? '');
    last = stage;
    await wait();
  }
}
// #endregion watch

const [, script, hash] = process.argv;
if (import.meta.url === pathToFileURL(script!).href) await watch(hash as Hex, () => pause(500));

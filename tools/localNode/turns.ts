import {setTimeout as pause} from 'node:timers/promises';

/** Calls, many at once, and the making of a block take turns. */
export interface Turns {
  /**
   * Resolves when a call may go to the node; what it resolves to says that the call has ended, and may be called again.
   */
  enter: () => Promise<() => void>;
  /**
   * Does the work with no call under way: new ones wait, and those that do not end within the patience are no longer
   * waited for.
   */
  alone: (work: () => Promise<void>) => Promise<void>;
}

const PATIENCE_MS = 2000;

/**
 * Keeps calls and new blocks apart. conflux-rust v3.0.2 takes its read lock on the chain twice for eth_feeHistory,
 * eth_maxPriorityFeePerGas and eth_getBlockBy…; a block that asks for the write lock in between stops the node for good.
 * Source: conflux-rust v3.0.2, crates/rpc/rpc-eth-impl/src/eth.rs, phantom_block_by_number and fee_history;
 * seen on 2026-11-23 in a node that answered no more.
 */
export function createTurns(patienceMs = PATIENCE_MS): Turns {
  let calls = 0;
  let block: Promise<void> | undefined;
  let allLeft = (): void => undefined;

  const enter = async (): Promise<() => void> => {
    while (block) await block;
    calls++;
    let isUnderWay = true;
    return () => {
      if (!isUnderWay) return;
      isUnderWay = false;
      calls--;
      if (calls === 0) allLeft();
    };
  };

  const alone = async (work: () => Promise<void>): Promise<void> => {
    let open = (): void => undefined;
    block = new Promise((resolve) => (open = resolve));
    try {
      if (calls > 0) {
        const left = new Promise<void>((resolve) => (allLeft = resolve));
        await Promise.race([left, pause(patienceMs, undefined, {ref: false})]);
      }
      await work();
    } finally {
      block = undefined;
      open();
    }
  };
  return {enter, alone};
}

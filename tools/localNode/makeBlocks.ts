import {setTimeout as pause} from 'node:timers/promises';
import {askNode} from './askNode';
import type {Turns} from './turns';

// Those of the node's own timer for development. Source: conflux-rust v3.0.2, auto_block_generation.
const MOST_TRANSACTIONS = 3000;
const MOST_BYTES = 200 * 1024;
const LOOK_MS = 5;
const LOOKS = 200;
// After a block is in the chain, the node writes down what follows from it.
const SETTLE_MS = 10;

async function makeBlock(url: string): Promise<void> {
  const height = async (): Promise<number> => Number(await askNode(url, 'cfx_epochNumber', ['latest_mined']));
  const before = await height();
  await askNode(url, 'test_generateOneBlock', [MOST_TRANSACTIONS, MOST_BYTES]);
  for (let look = 0; look < LOOKS && (await height()) === before; look++) await pause(LOOK_MS);
  await pause(SETTLE_MS);
}

/**
 * Once the node responds, makes a block through its Core Space address at each interval (ms), with no call under way;
 * returns a function that stops it.
 */
export function makeBlocks(url: string, intervalMs: number, turns: Turns): () => void {
  let isEnded = false;
  // A node that starts, stops or has died answers nothing; others find out.
  const isReady = async (): Promise<boolean> =>
    (await askNode(url, 'debug_currentSyncPhase').catch(() => undefined)) === 'NormalSyncPhase';
  const run = async (): Promise<void> => {
    while (!isEnded && !(await isReady())) await pause(LOOK_MS * 10);
    while (!isEnded) {
      await turns.alone(() => makeBlock(url)).catch(() => undefined);
      await pause(intervalMs);
    }
  };
  void run();
  return () => (isEnded = true);
}

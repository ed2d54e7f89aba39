import type {Chain} from '../../chain';
import {numberOf, textOf} from '../../chainActions';

/** An epoch with blocks beside its pivot block. */
export interface WideEpoch {
  epochNumber: string;
  /** The pivot block, and one beside it. */
  pivot: string;
  beside: string;
}

/** Blocks of one chain beside the pivot chain stay lighter than the pivot blocks that compete with them. */
const PIVOT_BLOCKS = 3;
/** With its pivot block an epoch of that many is one too wide: 200 blocks of an epoch are executed. */
const PAIRS = 100;

async function blockAt(
  {read}: Chain,
  epoch: string,
): Promise<{hash: string; parentHash: string; posReference: unknown}> {
  const block = await read('core', 'cfx_getBlockByEpochNumber', epoch, false);
  if (
    typeof block !== 'object' ||
    block === null ||
    !('hash' in block) ||
    !('parentHash' in block) ||
    !('posReference' in block)
  ) {
    throw new Error(`Epoch ${epoch} has no block.`);
  }
  return {hash: textOf(block.hash), parentHash: textOf(block.parentHash), posReference: block.posReference};
}

/** Makes a function that makes an empty block on another one, which lies a few blocks behind. */
async function buildFork(chain: Chain): Promise<{root: string; addBlock: (parent: string) => Promise<string>}> {
  await chain.mine(PIVOT_BLOCKS);
  const mined = numberOf(await chain.read('core', 'cfx_epochNumber', 'latest_mined'));
  const {parentHash, posReference} = await blockAt(chain, `0x${(mined - BigInt(PIVOT_BLOCKS) + 1n).toString(16)}`);
  return {
    root: parentHash,
    addBlock: async (parent) =>
      textOf(await chain.read('core', 'test_generateFixedBlock', parent, [], 0, false, null, posReference)),
  };
}

async function mineOver(chain: Chain, beside: string): Promise<WideEpoch> {
  await chain.mine(1);
  const epochNumber = textOf(await chain.read('core', 'cfx_epochNumber', 'latest_mined'));
  const {hash} = await blockAt(chain, 'latest_mined');
  return {epochNumber, pivot: hash, beside};
}

/** Makes a block that no epoch holds yet. */
export async function makeLooseBlock(chain: Chain): Promise<string> {
  const {root, addBlock} = await buildFork(chain);
  return addBlock(root);
}

/** Makes an epoch of two blocks, the second of which holds what is sent before it is mined. */
export async function makeWideEpoch(chain: Chain, send?: () => Promise<unknown>): Promise<WideEpoch> {
  const beside = await makeLooseBlock(chain);
  await send?.();
  return mineOver(chain, beside);
}

/** Makes an epoch of 201 blocks: one of them is skipped. */
export async function makeOverfullEpoch(chain: Chain): Promise<WideEpoch> {
  const {root, addBlock} = await buildFork(chain);
  const made = await Promise.all(Array.from({length: PAIRS}, async () => addBlock(await addBlock(root))));
  return mineOver(chain, textOf(made[0]));
}

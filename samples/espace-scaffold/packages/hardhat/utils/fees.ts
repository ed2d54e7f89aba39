import type { HardhatRuntimeEnvironment } from 'hardhat/types';

const tip = 1_000_000_000n; // 1 Gdrip

/** Both fee fields, from the base fee. The tip that the node suggests includes the base fee. */
export async function fees({ ethers }: HardhatRuntimeEnvironment) {
  const block = await ethers.provider.getBlock('latest');
  if (!block?.baseFeePerGas) throw new Error('The block has no base fee');
  return { maxFeePerGas: 2n * block.baseFeePerGas + tip, maxPriorityFeePerGas: tip };
}

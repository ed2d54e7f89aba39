import hre from 'hardhat';
import { upgrades } from '@openzeppelin/hardhat-upgrades/viem';
import { parseGwei, type Hash } from 'viem';

export const connection = await hre.network.create();
export const api = await upgrades(hre, connection);
export const client = await connection.viem.getPublicClient();
const [first] = await connection.viem.getWalletClients();
export const owner = first.account.address;

// Set both fields. Otherwise the tip comes from prices that include the base fee.
const { baseFeePerGas } = await client.getBlock();
if (baseFeePerGas === null) throw new Error('The endpoint reports no base fee');
const maxPriorityFeePerGas = parseGwei('1');
export const fees = {
  maxPriorityFeePerGas,
  maxFeePerGas: 2n * baseFeePerGas + maxPriorityFeePerGas,
};

/** Waits for a transaction and fails if it did. */
export async function done(hash: Hash): Promise<bigint> {
  const { status, gasUsed } = await client.waitForTransactionReceipt({
    hash,
    checkReplacement: false,
  });
  if (status !== 'success') throw new Error(`${hash} failed`);
  return gasUsed;
}

// The connection, the account and the fees.
import {
  JsonRpcProvider,
  Wallet,
  formatEther,
  formatUnits,
  parseUnits,
  type TransactionReceipt,
} from 'ethers';

// #region connect
const url = process.env.ESPACE_RPC ?? 'http://localhost:8545';
export const chainId = 1235; // 71 on the testnet

export const provider = new JsonRpcProvider(url, chainId, {
  staticNetwork: true,
  pollingInterval: 1_000,
});
const actual = Number(await provider.send('eth_chainId', []));
if (actual !== chainId) throw new Error(`${url} is chain ${actual}, expected ${chainId}`);

export const wallet = new Wallet(process.env.ESPACE_KEY!, provider);
// #endregion connect

// #region fees
/** Twice the next block's base fee plus the tip; you pay the base fee plus the tip. */
export async function fees(maxPriorityFeePerGas = parseUnits('1', 'gwei')) {
  const history: { baseFeePerGas: string[] } = await provider.send('eth_feeHistory', [
    '0x1',
    'latest',
    [],
  ]);
  const baseFee = BigInt(history.baseFeePerGas.at(-1)!);
  return { maxPriorityFeePerGas, maxFeePerGas: 2n * baseFee + maxPriorityFeePerGas };
}

export const gdrip = (drip: bigint | null) => `${formatUnits(drip ?? 0n, 'gwei')} Gdrip`;
export const cfx = (drip: bigint) => `${formatEther(drip)} CFX`;

/** Two fields of the node's receipt that ethers leaves out: the fee, and why the transaction failed. */
export async function nodeReceipt({
  hash,
}: TransactionReceipt): Promise<{ gasFee: string; txExecErrorMsg: string | null }> {
  return provider.send('eth_getTransactionReceipt', [hash]);
}

/** What a sent transaction cost: at most a quarter of its gas limit is returned. */
export const paid = async (receipt: TransactionReceipt) =>
  BigInt((await nodeReceipt(receipt)).gasFee);
// #endregion fees

// The client, the chain, the account and the fees.
import { createThirdwebClient, defineChain } from 'thirdweb';
import { getRpcClient } from 'thirdweb/rpc';
import { privateKeyToAccount } from 'thirdweb/wallets';

// #region connect
const url = 'http://localhost:8545';
export const client = createThirdwebClient({ clientId: process.env.THIRDWEB_CLIENT_ID ?? 'none' });

export const chain = defineChain({
  id: 1235, // 71 on the testnet, 1030 on mainnet
  name: 'Conflux eSpace',
  nativeCurrency: { name: 'Conflux', symbol: 'CFX', decimals: 18 },
  rpc: url,
});

export const request = getRpcClient({ client, chain });
const actual = Number(await request({ method: 'eth_chainId' }));
if (actual !== chain.id) throw new Error(`${url} is chain ${actual}, expected ${chain.id}`);

export const account = privateKeyToAccount({ client, privateKey: process.env.ESPACE_KEY! });
// #endregion connect

// #region fees
/** Twice the next block's base fee plus the tip, in drip; you pay the base fee plus the tip. */
export async function fees(maxPriorityFeePerGas = 1_000_000_000n) {
  const history = await request({ method: 'eth_feeHistory', params: ['0x1', 'latest', []] });
  const baseFee = BigInt(history.baseFeePerGas.at(-1)!);
  return { maxPriorityFeePerGas, maxFeePerGas: 2n * baseFee + maxPriorityFeePerGas };
}

export const gdrip = (drip: bigint) => `${Number(drip) / 1e9} Gdrip`;

/** The gas that a transaction paid for, from its receipt: eSpace returns at most a quarter of the limit. */
export function charged(receipt: { effectiveGasPrice: bigint }): bigint {
  const { gasFee } = receipt as unknown as { gasFee: string }; // eSpace's own field, which thirdweb passes on
  return BigInt(gasFee) / receipt.effectiveGasPrice;
}
// #endregion fees

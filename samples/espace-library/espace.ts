// The connection, two accounts and the fees.
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  parseGwei,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const chain = defineChain({
  id: 1235, // 71 on the testnet
  name: 'eSpace',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545'] } },
});

export const client = createPublicClient({ chain, transport: http() });
export const [alice, bob] = [process.env.ESPACE_KEY, process.env.ESPACE_KEY_2].map((key) =>
  privateKeyToAccount(key as Hex),
) as [ReturnType<typeof privateKeyToAccount>, ReturnType<typeof privateKeyToAccount>];
export const wallet = createWalletClient({ chain, transport: http() });

const actual = await client.getChainId();
if (actual !== chain.id) throw new Error(`The node is chain ${actual}, expected ${chain.id}`);

/** Twice the next block's base fee plus the tip; you pay the base fee plus the tip. */
export async function fees() {
  const { baseFeePerGas } = await client.getFeeHistory({ blockCount: 1, rewardPercentiles: [] });
  const maxPriorityFeePerGas = parseGwei('1');
  return { maxPriorityFeePerGas, maxFeePerGas: 2n * baseFeePerGas.at(-1)! + maxPriorityFeePerGas };
}

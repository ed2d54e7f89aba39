import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  keccak256,
  toBytes,
  type Address,
  type Hex,
  type PrivateKeyAccount,
  type Transport,
  type Chain,
  type WalletClient,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const CORE_RPC = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const ESPACE_RPC = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
// The first development account of `npm run node`; everybody knows its key.
const DEVELOPMENT_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const EPOCHS_UNTIL_EXECUTED = 5;
const MOST_ROUNDS = 40;

/** The account that pays for all others. */
export const FUNDER = privateKeyToAccount((process.env.ESPACE_KEY ?? DEVELOPMENT_KEY) as Hex);

const transport = http(ESPACE_RPC);
const chain = defineChain({
  id: await createPublicClient({ transport }).getChainId(),
  name: 'Local node',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [ESPACE_RPC] } },
});

/** Reads eSpace of the local node. */
export const client = createPublicClient({ chain, transport });

/** A result of the node as far as the sample needs it. */
export interface Receipt {
  status: Hex;
  contractAddress: Address | null;
  blockNumber: Hex;
}

/** What Core Space of the local node answers. */
interface CoreAnswer {
  result?: unknown;
  error?: { message: string; data?: string };
}

/** Makes one JSON-RPC call to Core Space; returns an error instead of throwing it. */
export async function askCore(method: string, params: unknown[]): Promise<CoreAnswer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const answer = await fetch(CORE_RPC, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await answer.json()) as CoreAnswer;
}

/** Makes blocks; eSpace transactions go only into those whose height is a multiple of 5. */
export async function mine(blocks: number): Promise<void> {
  for (let block = 0; block < blocks; block++) {
    const { error } = await askCore('test_generateOneBlock', [100, 300_000]);
    if (error) throw new Error(`test_generateOneBlock: ${error.message}`);
  }
}

/** An account that nobody used before on a fresh chain, the same in each run. */
export function toAccount(seed: string): PrivateKeyAccount {
  return privateKeyToAccount(keccak256(toBytes(`contract-security: ${seed}`)));
}

/** A client that signs for one account. */
export function signerOf(
  account: PrivateKeyAccount,
): WalletClient<Transport, Chain, PrivateKeyAccount> {
  return createWalletClient({ account, chain, transport });
}

/** Makes blocks until a transaction is executed. */
export async function receiptOf(hash: Hex): Promise<Receipt> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    await mine(EPOCHS_UNTIL_EXECUTED);
    const receipt = (await client.request({
      method: 'eth_getTransactionReceipt',
      params: [hash],
    })) as Receipt | null;
    if (receipt) return receipt;
  }
  throw new Error(`${hash} is not executed after ${MOST_ROUNDS * EPOCHS_UNTIL_EXECUTED} blocks.`);
}

// An account in eSpace that sends and reads the receipt.
import { createPublicClient, createWalletClient, defineChain, http, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const url = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
const transport = http(url);
const chain = defineChain({
  id: await createPublicClient({ transport }).getChainId(),
  name: 'eSpace',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
  // A mined transaction has no receipt for some blocks; viem up to 2.57.2 would take it for its own replacement.
  supportsTransactionReplacementDetection: false,
});
const evm = createPublicClient({ chain, transport, pollingInterval: 200 });
const account = privateKeyToAccount(process.env.CORE_KEY as Hex);
const wallet = createWalletClient({ account, chain, transport });

export async function sendInEspace(tx: { to?: Hex; data: Hex }) {
  const gas = await evm.estimateGas({ account, ...tx });
  const fees = { maxFeePerGas: 40n * 10n ** 9n, maxPriorityFeePerGas: 0n };
  const receipt = await evm.waitForTransactionReceipt({
    hash: await wallet.sendTransaction({ ...tx, gas, ...fees }),
  });
  if (receipt.status !== 'success') throw new Error('The transaction failed in eSpace');
  return receipt;
}

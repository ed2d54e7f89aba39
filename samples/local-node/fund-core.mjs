import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain, formatCFX, parseCFX } from 'cive/utils';

const [to, amount] = process.argv.slice(2);
const chain = defineChain({
  id: 1234,
  name: 'Local Core Space',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:12537'] } },
});
// Account (0) of the local node. Everyone knows this key.
const account = privateKeyToAccount(
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  { networkId: chain.id },
);
const core = createPublicClient({ chain, transport: http(), pollingInterval: 500 });
const wallet = createWalletClient({ account, chain, transport: http() });

const { baseFeePerGas } = await core.getBlock();
const hash = await wallet.sendTransaction({
  to,
  value: parseCFX(amount),
  gas: 21_000n,
  storageLimit: 0n,
  maxFeePerGas: 2n * baseFeePerGas + 1n,
  maxPriorityFeePerGas: 1n,
});
const { outcomeStatus } = await core.waitForTransactionReceipt({ hash, retryCount: 200 });
console.log(`${outcomeStatus}: ${to} has ${formatCFX(await core.getBalance({ address: to }))} CFX`);

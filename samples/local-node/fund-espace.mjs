import {
  createWalletClient,
  defineChain,
  formatEther,
  http,
  parseEther,
  publicActions,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const [to, amount] = process.argv.slice(2);
const chain = defineChain({
  id: 1235,
  name: 'Local eSpace',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:8545'] } },
});
// Account (0) of the local node. Everyone knows this key.
const account = privateKeyToAccount(
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
);
const client = createWalletClient({ account, chain, transport: http() }).extend(publicActions);

const hash = await client.sendTransaction({ to, value: parseEther(amount) });
const { status } = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
console.log(`${status}: ${to} has ${formatEther(await client.getBalance({ address: to }))} CFX`);

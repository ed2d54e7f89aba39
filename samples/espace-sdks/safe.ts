import { Web3 } from 'web3';

// #region settings
const web3 = new Web3(process.env.ESPACE_RPC);
const chainId = 1235n; // 71n on the testnet, 1030n on mainnet
if ((await web3.eth.getChainId()) !== chainId) throw new Error('Wrong network');

web3.eth.transactionBlockTimeout = 600; // blocks; 50 by default
const from = web3.eth.accounts.wallet.add(process.env.ESPACE_KEY!)[0]!.address;
let nonce = await web3.eth.getTransactionCount(from, 'pending');

async function pay(to: string, value: string) {
  if (!web3.utils.checkAddressCheckSum(to)) throw new Error(`Wrong checksum: ${to}`);
  const { baseFeePerGas } = await web3.eth.getBlock();
  const tip = 1_000_000_000n;
  const fees = {
    maxPriorityFeePerGas: String(tip),
    maxFeePerGas: String(2n * baseFeePerGas! + tip),
  };
  return web3.eth.sendTransaction({ from, to, value, nonce: nonce++, chainId, ...fees });
}
// #endregion settings

const to = web3.eth.accounts.privateKeyToAccount(process.env.ESPACE_KEY_2!).address;
const had = await web3.eth.getBalance(to);

// Both at once
await Promise.all([pay(to, '1'), pay(to, '2')]);
console.log('both at once:', (await web3.eth.getBalance(to)) - had);

// One that waits for 70 blocks, because the one before it comes late
const started = Number(await web3.eth.getBlockNumber());
const missing = nonce++;
const late = pay(to, '4');
while (Number(await web3.eth.getBlockNumber()) < started + 70)
  await new Promise((resolve) => setTimeout(resolve, 500));
nonce = missing;
await Promise.all([pay(to, '8'), late]);
nonce += 1n;
console.log('after 70 blocks:', (await web3.eth.getBalance(to)) - had);

const rejected = await pay('0x70997970c51812dc3A010C7d01b50e0d17dc79C8', '16').catch(
  (error: unknown) => (error as Error).message,
);
console.log(rejected);
process.exit(0);

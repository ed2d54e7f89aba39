// web3.js gives up after 50 blocks, although the transaction can still be executed. Whoever then sends it again pays twice.
import { Web3 } from 'web3';

const web3 = new Web3(process.env.ESPACE_RPC);
const from = web3.eth.accounts.wallet.add(process.env.ESPACE_KEY_2!)[0]!.address;
const to = '0x000000000000000000000000000000000000dEaD';
const fee = { maxPriorityFeePerGas: '1000000000', maxFeePerGas: '41000000000' };
const had = await web3.eth.getBalance(to);
const next = await web3.eth.getTransactionCount(from);

// A transaction that waits: the one before it is missing.
const started = Date.now();
try {
  await web3.eth.sendTransaction({ from, to, value: '1', nonce: next + 1n, ...fee });
} catch (error) {
  const { name, code } = error as { name: string; code: number };
  console.log(name, code, 'after', Math.round((Date.now() - started) / 1000), 'seconds');
}
await web3.eth.sendTransaction({ from, to, value: '1', ...fee }); // the same payment once more
while ((await web3.eth.getTransactionCount(from)) < next + 2n)
  await new Promise((resolve) => setTimeout(resolve, 500));
const received = (await web3.eth.getBalance(to)) - had;
if (received !== 2n) throw new Error('No longer true: both payments arrive');
console.log('payments that arrived:', received);

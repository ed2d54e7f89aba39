// The fees that thirdweb chooses if you leave them out.
import { deployContract } from 'thirdweb/deploys';
import { account, gdrip, request } from './espace.ts';
import { deployment } from './poll.ts';

const suggested = BigInt(await request({ method: 'eth_maxPriorityFeePerGas' }));
console.log('node suggests', gdrip(suggested));
const address = await deployContract({ ...deployment, account });
const { transactions, baseFeePerGas } = await newestBlockWith(account.address);
const [sent] = transactions;
const tip = BigInt(sent!.maxPriorityFeePerGas);
if (tip !== suggested + (suggested / 100n) * 10n)
  throw new Error('No longer true: the tip is the suggestion and a tenth');
console.log('contract', address);
console.log(
  'base fee',
  gdrip(BigInt(baseFeePerGas)),
  'tip',
  gdrip(tip),
  'at most',
  gdrip(BigInt(sent!.maxFeePerGas)),
);

interface Block {
  number: string;
  baseFeePerGas: string;
  transactions: { from: string; maxPriorityFeePerGas: string; maxFeePerGas: string }[];
}

/** deployContract returns only the address, so this looks for the newest block with a transaction of the account. */
async function newestBlockWith(from: string): Promise<Block> {
  for (let number = BigInt(await request({ method: 'eth_blockNumber' })); number > 0n; number--) {
    const block = (await request({
      method: 'eth_getBlockByNumber',
      params: [`0x${number.toString(16)}`, true],
    })) as unknown as Block;
    const transactions = block.transactions.filter((one) => one.from === from.toLowerCase());
    if (transactions.length > 0) return { ...block, transactions };
  }
  throw new Error(`No transaction of ${from}`);
}

import { network } from 'hardhat';
import { formatGwei, hexToBigInt, parseGwei, type Hash, type Hex } from 'viem';

const { viem, networkName } = await network.create();
const client = await viem.getPublicClient();

// Set both fields. Otherwise Hardhat takes the tip from prices that include the base fee.
const { baseFeePerGas } = await client.getBlock();
if (baseFeePerGas === null) throw new Error('The endpoint reports no base fee');
const maxPriorityFeePerGas = parseGwei('1');
const fees = { maxPriorityFeePerGas, maxFeePerGas: 2n * baseFeePerGas + maxPriorityFeePerGas };

const { contract: poll, deploymentTransaction } = await viem.sendDeploymentTransaction(
  'Poll',
  ['Tabs or spaces?', 2n],
  fees,
);
await show('deploy', deploymentTransaction.hash);
console.log(`Poll at ${poll.address} on ${networkName}`);

await show('vote', await poll.write.vote([1n], fees));
console.log(`votes for option 1: ${await poll.read.votes([1n])}`);

/** What a transaction used and cost. eSpace adds the fee to the receipt; the types of viem don't have it. */
async function show(name: string, hash: Hash): Promise<void> {
  const receipt = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  const { gas } = await client.getTransaction({ hash });
  const { gasFee } = receipt as unknown as { gasFee: Hex };
  const charged = hexToBigInt(gasFee) / receipt.effectiveGasPrice;
  console.log(
    `${name}: ${receipt.status}, limit ${gas}, used ${receipt.gasUsed}, charged ${charged} gas at ${formatGwei(receipt.effectiveGasPrice)} Gdrip`,
  );
  if (receipt.status !== 'success') throw new Error(`${name} failed`);
}

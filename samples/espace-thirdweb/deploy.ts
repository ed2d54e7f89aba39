import { writeFileSync } from 'node:fs';
import { sendAndConfirmTransaction } from 'thirdweb';
import { prepareDirectDeployTransaction } from 'thirdweb/deploys';
import { account, charged, fees, gdrip } from './espace.ts';
import { deployment } from './poll.ts';

const transaction = { ...prepareDirectDeployTransaction(deployment), ...(await fees()) };
const receipt = await sendAndConfirmTransaction({ account, transaction });
if (receipt.status !== 'success' || !receipt.contractAddress)
  throw new Error(`Failed: ${receipt.transactionHash}`);
writeFileSync('poll.txt', receipt.contractAddress);
console.log('contract', receipt.contractAddress);
console.log(
  'gas used',
  receipt.gasUsed,
  'charged',
  charged(receipt),
  'price',
  gdrip(receipt.effectiveGasPrice),
);

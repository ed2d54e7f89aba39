import { parseEther } from 'ethers';
import { cfx, fees, gdrip, paid, provider, wallet } from './espace.ts';

/** The fees that ethers fills in if you leave them out. */
async function showSuggestion(when: string): Promise<void> {
  const { maxPriorityFeePerGas, maxFeePerGas } = await provider.getFeeData();
  console.log(
    when,
    'ethers would offer a tip of',
    gdrip(maxPriorityFeePerGas),
    'and at most',
    gdrip(maxFeePerGas),
  );
}

await showSuggestion('before:');

const mine = await fees();
console.log(
  'you offer a tip of',
  gdrip(mine.maxPriorityFeePerGas),
  'and at most',
  gdrip(mine.maxFeePerGas),
);

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const tx = await wallet.sendTransaction({ to, value: parseEther('1'), ...mine });
const receipt = (await tx.wait())!;
console.log(
  'status',
  receipt.status,
  'price',
  gdrip(receipt.gasPrice),
  'gas used',
  receipt.gasUsed,
  'paid',
  cfx(await paid(receipt)),
);

await showSuggestion('after: ');

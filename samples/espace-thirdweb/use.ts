import {
  parseEventLogs,
  prepareContractCall,
  prepareEvent,
  readContract,
  sendAndConfirmTransaction,
} from 'thirdweb';
import { account, charged, fees } from './espace.ts';
import { refused } from './only-rpc.ts';
import { deployed } from './poll.ts';

const contract = deployed();
console.log(
  'question',
  await readContract({ contract, method: 'function question() view returns (string)', params: [] }),
);

const transaction = prepareContractCall({
  contract,
  method: 'function vote(uint256 option)',
  params: [1n],
  ...(await fees()),
});
const receipt = await sendAndConfirmTransaction({ account, transaction });
if (receipt.status !== 'success') throw new Error(`Reverted: ${receipt.transactionHash}`);
console.log('gas used', receipt.gasUsed, 'charged', charged(receipt));

const voted = prepareEvent({
  signature: 'event Voted(address indexed voter, uint256 indexed option)',
});
for (const { args } of parseEventLogs({ events: [voted], logs: receipt.logs }))
  console.log('Voted', args.option);
console.log(
  'votes for 1:',
  await readContract({
    contract,
    method: 'function votes(uint256) view returns (uint256)',
    params: [1n],
  }),
);
console.log('refused:', refused.join(', '));

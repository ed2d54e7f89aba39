import { readFileSync } from 'node:fs';
import { formatEther, parseEventLogs, type Abi, type Address } from 'viem';
import { account, addressFile, publicClient, walletClient } from './network.ts';

const { abi }: { abi: Abi } = JSON.parse(readFileSync('build/Guestbook.json', 'utf8'));
const contract = { address: readFileSync(addressFile, 'utf8') as Address, abi };
const [message, gasLimit] = process.argv.slice(2);
if (message !== undefined) {
  const balance = await publicClient.getBalance(account);
  const gas = gasLimit ? BigInt(gasLimit) : undefined; // undefined: the node estimates
  const request = { ...contract, functionName: 'sign', args: [message], gas };
  const hash = await walletClient.writeContract(request);
  console.log(`transaction: ${hash}`);
  const receipt = await publicClient.waitForTransactionReceipt({ hash, checkReplacement: false });
  const paid = balance - (await publicClient.getBalance(account));
  console.log(`status: ${receipt.status}, block: ${receipt.blockNumber}`);
  console.log(`gas used: ${receipt.gasUsed}, paid: ${formatEther(paid)} CFX`);
  for (const { eventName, args } of parseEventLogs({ abi, logs: receipt.logs }))
    console.log(eventName, args);
}

const count = (await publicClient.readContract({ ...contract, functionName: 'count' })) as bigint;
for (let index = 0n; index < count; index++) {
  const request = { ...contract, functionName: 'entries', args: [index] };
  console.log(`${index}: ${await publicClient.readContract(request)}`);
}

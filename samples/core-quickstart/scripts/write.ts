import { readFileSync } from 'node:fs';
import type { Address } from 'cive';
import { parseEventLogs } from 'cive/utils';
import { encodeFunctionData, type Abi } from 'viem';
import { account, addressFile, core, networkId, send } from './core.ts';

const { abi }: { abi: Abi } = JSON.parse(readFileSync('build/Notebook.json', 'utf8'));
const address = readFileSync(addressFile, 'utf8') as Address;
const number = BigInt(process.argv[2]);
const receipt = await send({
  to: address,
  data: encodeFunctionData({ abi, functionName: 'write', args: [number] }),
});
const { logs } = receipt as unknown as { logs: typeof receipt.log }; // the types of cive 0.8.1 say `log`
for (const { eventName, args } of parseEventLogs({ abi, logs, networkId }))
  console.log(eventName, args);

const stored = await core.readContract({
  address,
  abi,
  functionName: 'numbers',
  args: [account.address],
});
console.log(`stored: ${stored}`);

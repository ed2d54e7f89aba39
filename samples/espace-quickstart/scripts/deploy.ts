import { readFileSync, writeFileSync } from 'node:fs';
import { formatEther, getAddress } from 'viem';
import { account, addressFile, publicClient, walletClient } from './network.ts';

const { abi, bytecode } = JSON.parse(readFileSync('build/Guestbook.json', 'utf8'));
console.log(`balance: ${formatEther(await publicClient.getBalance(account))} CFX`);
const hash = await walletClient.deployContract({ abi, bytecode });
console.log(`transaction: ${hash}`);
const receipt = await publicClient.waitForTransactionReceipt({ hash, checkReplacement: false });
if (receipt.status !== 'success') throw new Error('The deployment failed.');
const address = getAddress(receipt.contractAddress!);
console.log(`contract: ${address}`);
writeFileSync(addressFile, address);

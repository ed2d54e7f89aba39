import { readFileSync, writeFileSync } from 'node:fs';
import { formatEther, getAddress } from 'viem';
import { account, addressFile, publicClient, walletClient } from './network.ts';

const { abi, bytecode } = JSON.parse(readFileSync('build/Guestbook.json', 'utf8'));
const balance = await publicClient.getBalance(account);
console.log(`balance: ${formatEther(balance)} CFX`);
const hash = await walletClient.deployContract({ abi, bytecode });
console.log(`transaction: ${hash}`);
const receipt = await publicClient.waitForTransactionReceipt({ hash, checkReplacement: false });
if (receipt.status !== 'success') throw new Error('The deployment failed.');
const address = getAddress(receipt.contractAddress!);
const paid = balance - (await publicClient.getBalance(account));
console.log(`contract: ${address}`);
console.log(`gas used: ${receipt.gasUsed}, paid: ${formatEther(paid)} CFX`);
writeFileSync(addressFile, address);

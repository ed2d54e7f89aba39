// The contract that deploy.ts deployed.
import { readFileSync } from 'node:fs';
import { Contract, type InterfaceAbi } from 'ethers';
import { wallet } from './espace.ts';

export const { address, abi } = JSON.parse(readFileSync('tally.json', 'utf8')) as {
  address: string;
  abi: InterfaceAbi;
};
export const tally = new Contract(address, abi, wallet);
export const count = tally.getFunction('count');
export const add = tally.getFunction('add');

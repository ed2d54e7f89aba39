// Compiles the contract, deploys it, and saves its address.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ContractFactory } from 'ethers';
import { fees, wallet } from './espace.ts';

const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
const input = {
  language: 'Solidity',
  sources: { 'Tally.sol': { content: readFileSync('Tally.sol', 'utf8') } },
  settings: {
    evmVersion: 'cancun',
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
};
const { abi, evm } = JSON.parse(solc.compile(JSON.stringify(input))).contracts['Tally.sol'].Tally;

const contract = await new ContractFactory(abi, evm.bytecode.object, wallet).deploy(await fees());
const receipt = (await contract.deploymentTransaction()!.wait())!;
writeFileSync('tally.json', JSON.stringify({ address: receipt.contractAddress, abi }));
console.log('status', receipt.status, 'contract', receipt.contractAddress);

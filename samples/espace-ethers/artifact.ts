// Tally.json is what a Python program deploys; its bytecode and ABI are those of Tally.sol.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

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
const saved = JSON.parse(readFileSync('Tally.json', 'utf8')) as { abi: unknown; bytecode: string };
if (saved.bytecode !== `0x${evm.bytecode.object}`) throw new Error('another bytecode');
if (JSON.stringify(saved.abi) !== JSON.stringify(abi)) throw new Error('another ABI');

// Compiles Poll.sol to poll.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
const input = {
  language: 'Solidity',
  sources: { 'Poll.sol': { content: readFileSync('Poll.sol', 'utf8') } },
  settings: {
    evmVersion: 'cancun',
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
};
const { abi, evm } = JSON.parse(solc.compile(JSON.stringify(input))).contracts['Poll.sol'].Poll;
writeFileSync('poll.json', JSON.stringify({ abi, bytecode: `0x${evm.bytecode.object}` }));

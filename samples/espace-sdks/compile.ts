// The code of Tally.sol.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
process.removeAllListeners('unhandledRejection'); // solc adds one

const input = {
  language: 'Solidity',
  sources: { 'Tally.sol': { content: readFileSync('Tally.sol', 'utf8') } },
  settings: {
    evmVersion: 'cancun',
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
  },
};
const { evm } = JSON.parse(solc.compile(JSON.stringify(input))).contracts['Tally.sol'].Tally;
export const bytecode = `0x${evm.bytecode.object}` as const;

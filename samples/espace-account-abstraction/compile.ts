import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Abi, Hex } from 'viem';

const require = createRequire(import.meta.url);
const solc = require('solc') as { compile: (input: string, callbacks: object) => string };

interface Output {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
}

/** Compiles one file with its imports and returns one of its contracts. */
export function compile(file: string, name: string): { abi: Abi; bytecode: Hex } {
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readFileSync(file, 'utf8') } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  // Imports come from node_modules.
  const load = (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') });
  const { errors = [], contracts } = JSON.parse(
    solc.compile(JSON.stringify(input), { import: load }),
  ) as Output;
  const error = errors.find(({ severity }) => severity === 'error');
  if (error) throw new Error(error.formattedMessage);
  const contract = contracts[file]?.[name];
  if (!contract) throw new Error(`${file} has no contract ${name}`);
  return { abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}` };
}

// Compiles a file of contracts/ and returns the ABI and bytecode of each of its contracts.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Abi, Hex } from 'viem';
import solc from 'solc';

export type Compiled = { abi: Abi; bytecode: Hex };
type Output = {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
};

const { resolve } = createRequire(import.meta.url);

// #region compile
export function compile(file: string): Record<string, Compiled> {
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readFileSync(`contracts/${file}`, 'utf8') } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  // Imports such as @openzeppelin/contracts/… come from node_modules.
  const readImport = (path: string) => ({ contents: readFileSync(resolve(path), 'utf8') });
  const { errors = [], contracts } = JSON.parse(
    solc.compile(JSON.stringify(input), { import: readImport }),
  ) as Output;
  for (const error of errors)
    if (error.severity === 'error') throw new Error(error.formattedMessage);
  const entries = Object.entries(contracts[file] ?? {});
  return Object.fromEntries(
    entries.map(([name, { abi, evm }]) => [name, { abi, bytecode: `0x${evm.bytecode.object}` }]),
  );
}
// #endregion compile

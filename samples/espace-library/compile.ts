// Compiles a contract that imports files from npm packages, for eSpace.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Abi, Hex } from 'viem';
import solc from 'solc';

interface Output {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
}

/** Compiles NAME.sol, and writes the compiler's input with all imported files to NAME.input.json. */
export function compile(name: string): { abi: Abi; bytecode: Hex } {
  const sources: Record<string, { content: string }> = {
    [`${name}.sol`]: { content: readFileSync(`${name}.sol`, 'utf8') },
  };
  const settings = {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs: 200 },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  };
  const input = () => JSON.stringify({ language: 'Solidity', sources, settings });
  const readImport = (file: string) => {
    const contents = readFileSync(`node_modules/${file}`, 'utf8');
    sources[file] = { content: contents };
    return { contents };
  };

  const { errors = [], contracts } = JSON.parse(
    solc.compile(input(), { import: readImport }),
  ) as Output;
  const error = errors.find(({ severity }) => severity === 'error');
  if (error) throw new Error(error.formattedMessage);
  writeFileSync(`${name}.input.json`, input());

  const { abi, evm } = contracts[`${name}.sol`]![name]!;
  return { abi, bytecode: `0x${evm.bytecode.object}` };
}

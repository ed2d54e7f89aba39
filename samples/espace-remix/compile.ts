import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import solc from 'solc';
import type { Abi, Hex } from 'viem';

export interface Compiled {
  abi: Abi;
  bytecode: Hex;
  /** What the compiler wrote into the metadata. */
  evmVersion: string;
}

/** The settings of Remix. "default" as the EVM version leaves it to the compiler. */
export const REMIX = { optimizer: { enabled: false, runs: 200 } };

const { resolve } = createRequire(import.meta.url);

/** Reads an import that names a version from node_modules, where Remix downloads it. */
function readImport(path: string) {
  try {
    return { contents: readFileSync(resolve(path.replace(/@\d[^/]*/, '')), 'utf8') };
  } catch (error) {
    return { error: String(error) };
  }
}

/** Compiles contracts/NAME.sol; throws with the compiler's first error. */
export function compile(name: string, settings: object): Compiled {
  const file = `${name}.sol`;
  const outputSelection = { '*': { '*': ['abi', 'evm.bytecode.object', 'metadata'] } };
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readFileSync(`contracts/${file}`, 'utf8') } },
    settings: { ...settings, outputSelection },
  };
  const { contracts, errors = [] } = JSON.parse(
    solc.compile(JSON.stringify(input), { import: readImport }),
  );
  const error = errors.find(({ severity }: { severity: string }) => severity === 'error');
  if (error) throw new Error(error.message);
  const { abi, evm, metadata } = contracts[file][name];
  return {
    abi,
    bytecode: `0x${evm.bytecode.object}`,
    evmVersion: JSON.parse(metadata).settings.evmVersion,
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import solc from 'solc';
import type { Abi, Hex } from 'viem';

/** The three ways in which each contract is compiled: without the optimizer, with it, and with it through the compiler's other pipeline (`viaIR`). */
export const SETTINGS = ['off', 'on', 'ir'] as const;
export type Setting = (typeof SETTINGS)[number];

/** What every measurement is compiled with; the same figures stand in measured.json. */
export const COMPILER = {
  version: String(solc.version()).replace(/\+.*/, ''),
  evmVersion: 'cancun',
  runs: 200,
};

/** A compiled contract. */
export interface Artifact {
  abi: Abi;
  bytecode: Hex;
}

interface Output {
  errors?: { severity: string; formattedMessage: string }[];
  contracts?: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
}

const FOLDER = path.resolve(import.meta.dirname, 'contracts');
const PACKAGES = path.resolve(import.meta.dirname, 'node_modules');

function readImport(name: string): { contents: string } | { error: string } {
  const file = path.join(PACKAGES, name);
  return existsSync(file)
    ? { contents: readFileSync(file, 'utf8') }
    : { error: `${name} is in no package of this sample` };
}

function settingsOf(setting: Setting): object {
  return {
    evmVersion: COMPILER.evmVersion,
    optimizer: { enabled: setting !== 'off', runs: COMPILER.runs },
    viaIR: setting === 'ir',
    // Without the metadata, a comment changes no byte of the code, and no figure.
    metadata: { appendCBOR: false, bytecodeHash: 'none' },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  };
}

/** Finds a compiled contract by topic and name. */
export type Finder = (topic: string, name: string) => Artifact;

/** A finder for each setting. */
export type Finders = Record<Setting, Finder>;

/** Compiles all contracts in one call. */
export function compile(setting: Setting): Finder {
  const files = readdirSync(FOLDER).sort();
  const sources = Object.fromEntries(
    files.map((file) => [file, { content: readFileSync(path.join(FOLDER, file), 'utf8') }]),
  );
  const input = JSON.stringify({ language: 'Solidity', sources, settings: settingsOf(setting) });
  const { errors = [], contracts = {} } = JSON.parse(
    solc.compile(input, { import: readImport }),
  ) as Output;
  const failed = errors.filter(({ severity }) => severity === 'error');
  if (failed.length > 0)
    throw new Error(failed.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return (topic, name) => {
    const found = contracts[`${topic}.sol`]?.[name];
    if (!found)
      throw new Error(
        `contracts/${topic}.sol has no contract ${name}; it has ${Object.keys(contracts[`${topic}.sol`] ?? {}).join(', ') || 'none'}.`,
      );
    return { abi: found.abi, bytecode: `0x${found.evm.bytecode.object}` };
  };
}

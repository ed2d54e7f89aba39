import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Abi, Hex } from 'viem';
import solc from 'solc';
import solc07 from 'solc-0.7';
import { lintWithForge } from './forge.ts';
import { lint, type Finding } from './linter.ts';
import { ROOT, readSources } from './topics.ts';

export interface Solc {
  version(): string;
  compile(
    input: string,
    callbacks: { import: (file: string) => { contents: string } | { error: string } },
  ): string;
}

/** What the compiler made of one contract. */
export interface Artifact {
  abi: Abi;
  bytecode: Hex;
}

/** Everything that compiler and linter made of one file. */
export interface CompiledFile {
  compiler: string;
  /** `forge` is missing where that tool did not read the file. */
  findings: { compiler: Finding[]; linter: Finding[]; forge?: Finding[] };
  contracts: Record<string, Artifact>;
}

export type Compiled = Record<string, CompiledFile>;

interface Output {
  errors?: {
    severity: string;
    formattedMessage: string;
    message: string;
    sourceLocation?: { file: string; start: number };
  }[];
  contracts?: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
}

/** What a run keeps for its later steps. */
export const CACHE = path.join(ROOT, '.generated');
const COMPILED = path.join(CACHE, 'compiled.json');

function readImport(file: string): { contents: string } | { error: string } {
  const address = path.join(ROOT, file.startsWith('@') ? 'node_modules' : '', file);
  return existsSync(address)
    ? { contents: readFileSync(address, 'utf8') }
    : { error: `There is no file ${file}.` };
}

function compileFiles(compiler: Solc, files: string[], evmVersion: string): Compiled {
  const contents = Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]),
  );
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(files.map((file) => [file, { content: contents[file] }])),
    settings: {
      evmVersion,
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const output = JSON.parse(
    compiler.compile(JSON.stringify(input), { import: readImport }),
  ) as Output;
  const errors = output.errors ?? [];
  const fatal = errors.filter(({ severity }) => severity === 'error');
  if (fatal.length > 0)
    throw new Error(fatal.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const version = /^\d+\.\d+\.\d+/.exec(compiler.version())?.[0] ?? compiler.version();
  return Object.fromEntries(
    files.map((file) => {
      const own = errors.filter(({ sourceLocation }) => sourceLocation?.file === file);
      const warnings = own.map(({ message, sourceLocation }) => ({
        line: lineAt(contents[file] ?? '', sourceLocation?.start ?? 0),
        message,
      }));
      const made = Object.entries(output.contracts?.[file] ?? {});
      const contracts = made.map(
        ([name, { abi, evm }]) => [name, { abi, bytecode: `0x${evm.bytecode.object}` }] as const,
      );
      return [
        file,
        {
          compiler: version,
          findings: { compiler: warnings, linter: lint(file) },
          contracts: Object.fromEntries(contracts),
        },
      ];
    }),
  );
}

function lineAt(text: string, start: number): number {
  // solc counts bytes.
  return Buffer.from(text).subarray(0, start).toString().split('\n').length;
}

/** Compiles every Solidity file, each with the newest compiler that its pragma allows, and lints it. */
export function compileAll(): Compiled {
  const files = readSources();
  const isOld = (file: string): boolean =>
    /pragma solidity 0\.7\./.test(readFileSync(path.join(ROOT, file), 'utf8'));
  const compiled = {
    ...compileFiles(
      solc,
      files.filter((file) => !isOld(file)),
      'cancun',
    ),
    ...compileFiles(solc07, files.filter(isOld), 'istanbul'),
  };
  const forLint = files.filter((file) => file.endsWith('/Vulnerable.sol') && !isOld(file));
  for (const [file, findings] of Object.entries(lintWithForge(forLint)))
    compiled[file]!.findings.forge = findings;
  return compiled;
}

/** Forgets the results of earlier runs and keeps what the compiler made for the steps that follow. */
export function writeCompiled(compiled: Compiled): void {
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE);
  writeFileSync(COMPILED, JSON.stringify(compiled));
}

/** What the step `compile` made. */
export function readCompiled(): Compiled {
  if (!existsSync(COMPILED))
    throw new Error('Nothing is compiled yet: run `npx tsx engine/compile.ts` first.');
  return JSON.parse(readFileSync(COMPILED, 'utf8')) as Compiled;
}

// Compiles a source and compares the result with the code at an address.
import { readFileSync } from 'node:fs';
import solc from 'solc';
import { keccak256, type Abi, type Address, type Hex } from 'viem';
import { check, client, fees, receiptOf, wallet } from './wallet.ts';

interface Artifact {
  abi: Abi;
  evm: {
    bytecode: { object: string };
    deployedBytecode: {
      object: string;
      immutableReferences: Record<string, { start: number; length: number }[]>;
    };
  };
}

const content = readFileSync(new URL('Wrapped.sol', import.meta.url), 'utf8');

function compile(name: 'Wrapped' | 'Lookalike', runs: number): Artifact {
  const settings = {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode'] } },
  };
  const input = { language: 'Solidity', sources: { all: { content } }, settings };
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as {
    contracts: { all: Record<string, Artifact> };
  };
  return output.contracts.all[name]!;
}

// #region compare
/** The hash of a contract's code, with its immutable values replaced by zeros, as the compiler leaves them. */
function codeHash(code: Hex, { evm }: Artifact): Hex {
  const digits = code.slice(2).split('');
  for (const { start, length } of Object.values(evm.deployedBytecode.immutableReferences).flat())
    digits.fill('0', 2 * start, 2 * (start + length));
  return keccak256(`0x${digits.join('')}`);
}

async function isCompiledFrom(address: Address, artifact: Artifact): Promise<boolean> {
  const code = await client.getCode({ address });
  if (!code) throw new Error(`There is no contract at ${address}`);
  return (
    codeHash(code, artifact) === codeHash(`0x${artifact.evm.deployedBytecode.object}`, artifact)
  );
}
// #endregion compare

async function deploy({ abi, evm }: Artifact): Promise<Address> {
  const hash = await wallet.deployContract({ abi, bytecode: `0x${evm.bytecode.object}`, ...fees });
  return (await receiptOf(hash)).contractAddress!;
}

const wrapped = compile('Wrapped', 200);
const real = await deploy(wrapped);
const fake = await deploy(compile('Lookalike', 200));
const nameOf = (address: Address) =>
  client.readContract({ address, abi: wrapped.abi, functionName: 'name' });
const bare =
  keccak256((await client.getCode({ address: real }))!) ===
  keccak256(`0x${wrapped.evm.deployedBytecode.object}`);

for (const [what, expected, same] of [
  ['the same source and settings', true, await isCompiledFrom(real, wrapped)],
  ['the same, without a mask for the immutable value', false, bare],
  [
    'the same source, optimizer runs 10,000',
    false,
    await isCompiledFrom(real, compile('Wrapped', 10_000)),
  ],
  [
    `another contract whose name() is "${await nameOf(fake)}"`,
    false,
    await isCompiledFrom(fake, wrapped),
  ],
] as const) {
  check(same === expected, what);
  console.log(`${what}\n  ${same ? 'same code' : 'other code'}`);
}

// Compiles Coin.sol, with its imports from npm, for the first rules of eSpace: the test's own chain has no later hard fork.
import { readFileSync } from 'node:fs';
import type { Hex } from 'viem';
import solc from 'solc';

export function bytecodeOfCoin(): Hex {
  const settings = {
    evmVersion: 'paris',
    optimizer: { enabled: true, runs: 200 },
    outputSelection: { '*': { Coin: ['evm.bytecode.object'] } },
  };
  const input = {
    language: 'Solidity',
    sources: { 'Coin.sol': { content: readFileSync('Coin.sol', 'utf8') } },
    settings,
  };
  const readImport = (file: string) => ({ contents: readFileSync(`node_modules/${file}`, 'utf8') });
  const { contracts } = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport }));
  return `0x${contracts['Coin.sol'].Coin.evm.bytecode.object}`;
}

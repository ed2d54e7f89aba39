// Compiles Store.sol and pads its code to a size.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { encodeFunctionData, parseAbi, type Hex } from 'viem';

type Code = { object: string };
type Output = { contracts: { 'Store.sol': { Store: { evm: { deployedBytecode: Code } } } } };

const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
const input = {
  language: 'Solidity',
  sources: {
    'Store.sol': { content: readFileSync(new URL('Store.sol', import.meta.url), 'utf8') },
  },
  settings: {
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['evm.deployedBytecode.object'] } },
  },
};
const output = JSON.parse(solc.compile(JSON.stringify(input))) as Output;
const runtime = output.contracts['Store.sol'].Store.evm.deployedBytecode.object;

/** Init code of Store with exactly this many bytes of code; the bytes after its own code are never run. */
export function storeOfSize(bytes: number): Hex {
  const size = bytes.toString(16).padStart(4, '0');
  return `0x61${size}600e60003961${size}6000f3${runtime.padEnd(2 * bytes, 'fe')}`;
}

const abi = parseAbi([
  'function set(uint256 first, uint256 count, uint256 value)',
  'function setAndClear(uint256 first, uint256 count)',
  'function setAndFail(uint256 first, uint256 count)',
  'function move(uint256 from, uint256 to, uint256 count)',
]);

type Name = (typeof abi)[number]['name'];
export const call = (functionName: Name, ...args: number[]) =>
  encodeFunctionData({ abi, functionName, args: args.map(BigInt) } as never);

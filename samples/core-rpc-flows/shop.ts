// Compiles and deploys Shop.sol.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Address } from 'cive';
import type { Abi, Hex } from 'viem';
import { core, sender, wallet } from './client.js';

type Output = {
  contracts: { 'Shop.sol': { Shop: { abi: Abi; evm: { bytecode: { object: string } } } } };
};

const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
const source = readFileSync(new URL('Shop.sol', import.meta.url), 'utf8');
const input = {
  language: 'Solidity',
  sources: { 'Shop.sol': { content: source } },
  settings: {
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
};
const { Shop } = (JSON.parse(solc.compile(JSON.stringify(input))) as Output).contracts['Shop.sol'];

export const abi = Shop.abi;
export const bytecode: Hex = `0x${Shop.evm.bytecode.object}`;

/** Deploys the contract and returns its address. */
export async function deploy(): Promise<Address> {
  const { gasLimit, storageCollateralized } = await core.estimateGasAndCollateral({
    account: sender,
    data: bytecode,
  });
  const hash = await wallet.sendTransaction({
    data: bytecode,
    gas: gasLimit,
    storageLimit: storageCollateralized,
  });
  const { contractCreated } = await core.waitForTransactionReceipt({ hash, retryCount: 200 });
  if (!contractCreated) throw new Error('The contract was not created');
  return contractCreated;
}

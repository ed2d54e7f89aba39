// Compiles Coin.sol, deploys it, and sends tokens.
import { readFileSync } from 'node:fs';
import solc from 'solc';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const rpc = process.env.ESPACE_RPC!;
const chain = defineChain({
  id: 1235,
  name: 'local',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [rpc] } },
});
export const alice = privateKeyToAccount(process.env.ESPACE_KEY as Hex);
export const bob: Address = privateKeyToAccount(process.env.ESPACE_KEY_2 as Hex).address;
export const client = createPublicClient({ chain, transport: http(rpc) });
const wallet = createWalletClient({ account: alice, chain, transport: http(rpc) });

export function compile(): { abi: Abi; bytecode: Hex } {
  const settings = {
    evmVersion: 'paris',
    optimizer: { enabled: true, runs: 200 },
    outputSelection: { '*': { Coin: ['abi', 'evm.bytecode.object'] } },
  };
  const input = {
    language: 'Solidity',
    sources: { 'Coin.sol': { content: readFileSync('Coin.sol', 'utf8') } },
    settings,
  };
  const readImport = (file: string) => ({ contents: readFileSync(`node_modules/${file}`, 'utf8') });
  const { Coin } = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport }))
    .contracts['Coin.sol'];
  return { abi: Coin.abi, bytecode: `0x${Coin.evm.bytecode.object}` };
}

export const { abi, bytecode } = compile();

const mined = async (hash: Hex) => {
  const receipt = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  if (receipt.status !== 'success') throw new Error(`${hash} failed`);
  return receipt;
};

export async function deploy() {
  const { contractAddress, blockNumber } = await mined(
    await wallet.deployContract({ abi, bytecode }),
  );
  if (!contractAddress) throw new Error('no contract');
  return { address: contractAddress, block: blockNumber };
}

export const send = async (coin: Address, to: Address, value: bigint) =>
  mined(
    await wallet.writeContract({ address: coin, abi, functionName: 'transfer', args: [to, value] }),
  );

export const balanceOf = async (coin: Address, of: Address, blockNumber?: bigint) =>
  (await client.readContract({
    address: coin,
    abi,
    functionName: 'balanceOf',
    args: [of],
    blockNumber,
  })) as bigint;

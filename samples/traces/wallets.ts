// A wallet in each space, and the contracts of Splitter.sol.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain as defineCoreChain } from 'cive/utils';
import { readFileSync } from 'node:fs';
import solc from 'solc';
import * as viem from 'viem';
import { privateKeyToAccount as espaceKeyToAccount } from 'viem/accounts';
import { coreUrl, espaceUrl } from './ask.ts';

// The first development account of the local node; this key is public.
const DEVELOPMENT_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const nativeCurrency = { name: 'CFX', symbol: 'CFX', decimals: 18 };
const GDRIP = 1_000_000_000n;

const transport = http(coreUrl);
const { chainId, networkId } = await createPublicClient({ transport }).getStatus();
const chain = defineCoreChain({
  id: chainId,
  name: 'Core Space',
  nativeCurrency,
  rpcUrls: { default: { http: [coreUrl] } },
});
const coreAccount = privateKeyToAccount((process.env.CORE_KEY ?? DEVELOPMENT_KEY) as viem.Hex, {
  networkId,
});
export const core = {
  networkId,
  account: coreAccount,
  client: createPublicClient({ chain, transport, pollingInterval: 100 }),
  wallet: createWalletClient({ account: coreAccount, chain, transport }),
  fees: { maxFeePerGas: 2n * GDRIP, maxPriorityFeePerGas: GDRIP },
};

const espaceTransport = viem.http(espaceUrl);
const espaceChainId = await viem.createPublicClient({ transport: espaceTransport }).getChainId();
const espaceChain = viem.defineChain({
  id: espaceChainId,
  name: 'eSpace',
  nativeCurrency,
  rpcUrls: { default: { http: [espaceUrl] } },
  // A transaction shows its block some epochs before it has a receipt; viem up to 2.57.2 would treat it as its own replacement.
  supportsTransactionReplacementDetection: false,
});
const espaceAccount = espaceKeyToAccount((process.env.ESPACE_KEY ?? DEVELOPMENT_KEY) as viem.Hex);
export const espace = {
  account: espaceAccount,
  client: viem.createPublicClient({
    chain: espaceChain,
    transport: espaceTransport,
    pollingInterval: 100,
  }),
  wallet: viem.createWalletClient({
    account: espaceAccount,
    chain: espaceChain,
    transport: espaceTransport,
  }),
  fees: { maxFeePerGas: 40n * GDRIP, maxPriorityFeePerGas: GDRIP },
};

interface Artifact {
  abi: viem.Abi;
  evm: { bytecode: { object: string } };
}

const settings = {
  evmVersion: 'paris',
  optimizer: { enabled: true },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
};

/** The contracts of a file beside this one. */
function compile<Name extends string>(file: string): Record<Name, Artifact> {
  const sources = { all: { content: readFileSync(new URL(file, import.meta.url), 'utf8') } };
  const output = solc.compile(JSON.stringify({ language: 'Solidity', sources, settings }));
  return (JSON.parse(output) as { contracts: { all: Record<Name, Artifact> } }).contracts.all;
}

const { Splitter, Door, Closed } = compile<'Splitter' | 'Door' | 'Closed'>('Splitter.sol');
const { Repeater } = compile<'Repeater'>('Repeater.sol');
const bytecodeOf = (artifact: Artifact): viem.Hex => `0x${artifact.evm.bytecode.object}`;

export const split = (first: viem.Address, second: viem.Address): viem.Hex =>
  viem.encodeFunctionData({ abi: Splitter.abi, functionName: 'split', args: [first, second] });

export const enter = (
  splitter: viem.Address,
  first: viem.Address,
  second: viem.Address,
): viem.Hex =>
  viem.encodeFunctionData({
    abi: Door.abi,
    functionName: 'enter',
    args: [splitter, first, second],
  });

export const repeat = (to: viem.Address, times: bigint, size: bigint): viem.Hex =>
  viem.encodeFunctionData({ abi: Repeater.abi, functionName: 'repeat', args: [to, times, size] });

async function deployInCore(artifact: Artifact) {
  const hash = await core.wallet.sendTransaction({ data: bytecodeOf(artifact), ...core.fees });
  const { contractCreated } = await core.client.waitForTransactionReceipt({ hash });
  if (!contractCreated) throw new Error(`${hash} created no contract`);
  return contractCreated;
}

async function deployInEspace(artifact: Artifact) {
  const hash = await espace.wallet.deployContract({
    abi: artifact.abi,
    bytecode: bytecodeOf(artifact),
    ...espace.fees,
  });
  const { contractAddress } = await espace.client.waitForTransactionReceipt({ hash });
  if (!contractAddress) throw new Error(`${hash} created no contract`);
  return contractAddress;
}

export const deploySplitter = {
  core: () => deployInCore(Splitter),
  espace: () => deployInEspace(Splitter),
};
export const deployDoor = { espace: () => deployInEspace(Door) };
export const deployClosed = {
  core: () => deployInCore(Closed),
  espace: () => deployInEspace(Closed),
};
export const deployRepeater = {
  core: () => deployInCore(Repeater),
  espace: () => deployInEspace(Repeater),
};

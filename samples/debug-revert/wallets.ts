// A wallet in each space, and the two contracts of Bank.sol.
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
  // A transaction shows its block some epochs before it has a receipt; viem up to 2.57.2 would take it for its own replacement.
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

const source = readFileSync(new URL('Bank.sol', import.meta.url), 'utf8');
const settings = {
  evmVersion: 'paris',
  optimizer: { enabled: true },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
};
const compiled = JSON.parse(
  solc.compile(
    JSON.stringify({ language: 'Solidity', sources: { all: { content: source } }, settings }),
  ),
) as {
  contracts: { all: Record<'Bank' | 'Agent', Artifact> };
};
export const { Bank, Agent } = compiled.contracts.all;
const bytecodeOf = (artifact: Artifact): viem.Hex => `0x${artifact.evm.bytecode.object}`;

/** The call of the agent that asks the bank for more than there is. */
export const takeFrom = (bank: viem.Address, wanted: bigint): viem.Hex =>
  viem.encodeFunctionData({ abi: Agent.abi, functionName: 'take', args: [bank, wanted] });

/** The name of an error and its values, as far as one of the contracts declares it. */
export function explain(data: viem.Hex): string {
  if (data === '0x') return 'no reason given';
  const { errorName, args } = viem.decodeErrorResult({ abi: [...Bank.abi, ...Agent.abi], data });
  return `${errorName}(${(args ?? []).join(', ')})`;
}

export async function deployInCore(artifact: Artifact) {
  const hash = await core.wallet.sendTransaction({ data: bytecodeOf(artifact), ...core.fees });
  const { contractCreated } = await core.client.waitForTransactionReceipt({ hash });
  if (!contractCreated) throw new Error(`${hash} created no contract`);
  return contractCreated;
}

export async function deployInEspace(artifact: Artifact) {
  const hash = await espace.wallet.deployContract({
    abi: artifact.abi,
    bytecode: bytecodeOf(artifact),
    ...espace.fees,
  });
  const { contractAddress } = await espace.client.waitForTransactionReceipt({ hash });
  if (!contractAddress) throw new Error(`${hash} created no contract`);
  return contractAddress;
}

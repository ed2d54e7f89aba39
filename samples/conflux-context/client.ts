// The clients of the node, and functions that compile, deploy and send.
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain, hexAddressToBase32 } from 'cive/utils';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decodeEventLog, encodeDeployData, encodeFunctionData, type Abi, type Hex } from 'viem';
import { coreUrl, startChain } from '../harness/chain.ts';
import { PLAYED } from '../harness/nodeFiles.ts';
import { mine } from '../harness/play.ts';
import { OWNER_KEY } from '../harness/startNode.ts';

export const start = () => startChain({ settings: PLAYED });

const NETWORK_ID = 1234;
export const chain = defineChain({
  id: NETWORK_ID,
  name: 'Own node',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [coreUrl] } },
});
const transport = http(coreUrl);
export const sender = privateKeyToAccount(OWNER_KEY, { networkId: NETWORK_ID });
export const client = createPublicClient({ chain, transport });
const wallet = createWalletClient({ account: sender, chain, transport });
export type CoreAddress = typeof sender.address;
export const CONTEXT = hexAddressToBase32({
  hexAddress: '0x0888000000000000000000000000000000000004',
  networkId: NETWORK_ID,
}) as CoreAddress;

type Output = {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: { 'Epochs.sol': Record<string, Compiled> };
};
interface Compiled {
  abi: Abi;
  evm: { bytecode: { object: string } };
}

const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
const output = JSON.parse(
  solc.compile(
    JSON.stringify({
      language: 'Solidity',
      sources: {
        'Epochs.sol': {
          content: readFileSync(new URL('contracts/Epochs.sol', import.meta.url), 'utf8'),
        },
      },
      settings: {
        evmVersion: 'cancun',
        optimizer: { enabled: true },
        outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
      },
    }),
  ),
) as Output;
for (const { severity, formattedMessage } of output.errors ?? [])
  if (severity === 'error') throw new Error(formattedMessage);
const contracts = output.contracts['Epochs.sol'];

const FEES = {
  gas: 6_000_000n,
  storageLimit: 8192n,
  maxFeePerGas: 2_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
};

/** Sends a transaction without waiting for it. */
export const send = (transaction: { to?: CoreAddress; data: Hex; value?: bigint }): Promise<Hex> =>
  wallet.sendTransaction({ ...transaction, ...FEES } as never);

/** Deploys a contract and returns how to call it. */
export async function deploy(name: string, args: unknown[] = [], value = 0n) {
  const { abi, evm } = contracts[name]!;
  const data = encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}`, args });
  const hash = await send({ data, value });
  await mine(12);
  const { contractCreated, txExecErrorMsg } = await client.getTransactionReceipt({
    hash: hash as never,
  });
  if (!contractCreated) throw new Error(`${name}: ${txExecErrorMsg}`);
  const address = contractCreated as CoreAddress;
  const encode = (functionName: string, args: unknown[] = []) =>
    encodeFunctionData({ abi, functionName, args });
  return {
    abi,
    address,
    encode,
    read: (functionName: string, ...args: unknown[]) =>
      client.readContract({ abi, address, functionName, args } as never),
    send: (functionName: string, ...args: unknown[]) =>
      send({ to: address, data: encode(functionName, args) }),
    /** Sends a transaction, mines blocks and returns the receipt with its decoded events. */
    async call(functionName: string, ...args: unknown[]) {
      return receiptOf(await send({ to: address, data: encode(functionName, args) }), abi);
    },
  };
}

export async function receiptOf(hash: Hex, abi: Abi, blocks = 12) {
  if (blocks) await mine(blocks);
  const receipt = await client.getTransactionReceipt({ hash: hash as never });
  // The node calls the list `logs`; the type of cive 0.8.1 calls it `log`.
  const { logs } = receipt as unknown as {
    logs: { address: string; data: Hex; topics: [Hex, ...Hex[]] }[];
  };
  const events = logs
    .filter(({ address }) => address.toLowerCase() === receipt.to?.toLowerCase())
    .map(({ data, topics }) => decodeEventLog({ abi, data, topics }))
    .map(({ args }) => args as unknown as Record<string, unknown>);
  return { ...receipt, events };
}

/** Throws if a claim of the page isn't true. */
export function check(claim: boolean, text: string): void {
  if (!claim) throw new Error(`Not true any more: ${text}`);
}

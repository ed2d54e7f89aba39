// What the test does on its chain: accounts, signed transactions, blocks with given transactions, finality.
import { privateKeyToAccount as coreKeyToAccount } from 'cive/accounts';
import { base32AddressToHex, hexAddressToBase32 } from 'cive/utils';
import { readFileSync } from 'node:fs';
import solc from 'solc';
import { encodeFunctionData, keccak256, parseAbi, parseGwei, toHex, toRlp, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { ask } from '../harness/chain.ts';
import { decide, epochOf, executed, mine, rounds } from '../harness/play.ts';
import { freePort } from '../harness/runNode.ts';
import { OWNER_KEY } from '../harness/startNode.ts';
import { callerOf } from './rpc.ts';

const NETWORK_ID = 1234;
export const espacePort = await freePort();
export const espaceUrl = `http://127.0.0.1:${espacePort}`;
export const askEspace = callerOf(espaceUrl);

export const NAMES = ['anna', 'bert', 'carl', 'dora'] as const;
export type Name = (typeof NAMES)[number];
const keyOf = (name: string) => keccak256(toHex(name));
const coreAccount = (key: Hex) => coreKeyToAccount(key, { networkId: NETWORK_ID });
export const base32 = (hexAddress: Hex) =>
  hexAddressToBase32({ hexAddress, networkId: NETWORK_ID });
const hexOf = (address: string) => base32AddressToHex({ address: address as never }) as Hex;

/** The deposit addresses of customers in both spaces. */
export const customers = Object.fromEntries(
  NAMES.map((name) => [
    name,
    {
      core: coreAccount(keyOf(name)).address as string,
      espace: privateKeyToAccount(keyOf(name)).address.toLowerCase() as Hex,
    },
  ]),
) as Record<Name, { core: string; espace: Hex }>;

export const poor = coreAccount(keyOf('poor'));
export const payers = { core: coreAccount(OWNER_KEY), espace: privateKeyToAccount(OWNER_KEY) };
export const nonces = { core: 0, espace: 0 };
export interface Signed {
  raw: Hex;
  hash: Hex;
}
export interface Request {
  to?: string;
  value?: bigint;
  data?: Hex;
  gas?: bigint;
  nonce?: number;
}

export async function signCore(request: Request, from = payers.core): Promise<Signed> {
  const raw = await from.signTransaction({
    type: 'legacy',
    chainId: NETWORK_ID,
    epochHeight: BigInt(await epochOf('latest_mined')),
    gas: 2_000_000n,
    gasPrice: parseGwei('2'),
    storageLimit: request.data ? 20_000n : 0n,
    nonce: request.nonce ?? nonces.core++,
    ...request,
  } as never);
  return { raw, hash: keccak256(raw) };
}

export async function signEspace(request: Request): Promise<Signed> {
  const raw = await payers.espace.signTransaction({
    type: 'legacy',
    chainId: NETWORK_ID + 1,
    gas: 2_000_000n,
    gasPrice: parseGwei('40'),
    nonce: request.nonce ?? nonces.espace++,
    ...request,
  } as never);
  return { raw, hash: keccak256(raw) };
}

export const sendCore = async (request: Request) =>
  ask<Hex>('cfx_sendRawTransaction', (await signCore(request)).raw);
export const sendEspace = async (request: Request) =>
  askEspace<Hex>('eth_sendRawTransaction', (await signEspace(request)).raw);

interface Header {
  hash: Hex;
  timestamp: Hex;
}
export const best = async () =>
  ask<Header>('cfx_getBlockByHash', await ask('cfx_getBestBlockHash'), false);

/** Makes a block with these transactions after any block. */
export const blockAfter = (parent: Header, seconds: number, transactions: Hex[]) =>
  ask<Hex>(
    'test_generateBlockWithNonceAndTimestamp',
    parent.hash,
    [],
    toRlp(transactions),
    '0x0',
    Number(parent.timestamp) + seconds,
    false,
  );

/** Makes a branch of 20 blocks after a block; the first has these transactions. */
export async function branchAfter(parent: Header, transactions: Hex[]): Promise<void> {
  let hash = await blockAfter(parent, 1, transactions);
  for (let blocks = 1; blocks < 20; blocks += 1)
    hash = await ask<Hex>('test_generateFixedBlock', hash, [], 0, false, null, null);
  await executed();
}

/** Mines until the next block has a height at which it can contain transactions of eSpace. */
export async function beforeEspaceBlock(): Promise<void> {
  while (((await epochOf('latest_mined')) + 1) % 5 !== 0) await mine(1);
}

/** Has the committee decide on the newest executed epoch that it can decide on, and waits until it is final. */
export async function finalize(): Promise<number> {
  const target = Math.floor((await epochOf('latest_state')) / 60) * 60;
  await mine(60);
  await decide(target);
  for (let tries = 0; (await epochOf('latest_finalized')) < target; tries += 1) {
    if (tries > 60) throw new Error(`epoch ${target} doesn't become final`);
    await rounds(1);
    await mine(1);
  }
  return target;
}

const settings = {
  evmVersion: 'paris',
  optimizer: { enabled: true },
  outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
};
const sources = { all: { content: readFileSync('Payments.sol', 'utf8') } };
const { contracts } = JSON.parse(
  solc.compile(JSON.stringify({ language: 'Solidity', sources, settings })),
) as { contracts: { all: Record<string, { evm: { bytecode: { object: string } } }> } };

/** Deploys a contract in both spaces; returns its addresses. */
export async function deploy(name: 'Payments' | 'Coin'): Promise<{ core: string; espace: Hex }> {
  const data: Hex = `0x${contracts.all[name]!.evm.bytecode.object}`;
  const [coreHash, espaceHash] = [await sendCore({ data }), await sendEspace({ data })];
  await mine(15);
  const { contractCreated } = await ask<{ contractCreated: string }>(
    'cfx_getTransactionReceipt',
    coreHash,
  );
  const { contractAddress } = await askEspace<{ contractAddress: Hex }>(
    'eth_getTransactionReceipt',
    espaceHash,
  );
  return { core: contractCreated, espace: contractAddress };
}

const ABI = parseAbi([
  'function pay(address to) payable',
  'function payAndRevert(address to) payable',
  'function payAndUndo(address to) payable',
  'function destroy(address to) payable',
  'function transfer(address to, uint256 value)',
  'function transferEVM(bytes20 to) payable',
]);
type Call = 'pay' | 'payAndRevert' | 'payAndUndo' | 'destroy';
const asHex = (address: string) => (address.startsWith('0x') ? (address as Hex) : hexOf(address));
export const callTo = (functionName: Call, to: string) =>
  encodeFunctionData({ abi: ABI, functionName, args: [asHex(to)] });
export const transferOf = (to: string, value: bigint) =>
  encodeFunctionData({ abi: ABI, functionName: 'transfer', args: [asHex(to), value] });

/** Moves CFX from the payer's Core Space account to an address of eSpace. */
export const crossOver = (to: Hex, value: bigint) =>
  sendCore({
    to: base32('0x0888000000000000000000000000000000000006'),
    value,
    data: encodeFunctionData({ abi: ABI, functionName: 'transferEVM', args: [to] }),
  });

import {isRecord} from '../../outcome';
import type {Dialect} from '../model';
import type {Target, TransportOptions} from '../transport/target';
import {decodeBase32Address} from '../values/base32Address';
import {askerOf, NoAnswerError, type AskNode, type Question} from './askNode';
import type {LiveKind} from './liveKind';
import {asHash, asQuantity, parseBlock, parseTransaction, type LiveBlock, type LiveTransaction} from './parts';

/** What came of asking: a value, nothing that fits among the newest blocks, or no answer. */
export type LiveAnswer = {kind: 'found'; value: string} | {kind: 'none'} | {kind: 'no-answer'};

/** How many blocks are asked for at once: the newest alone, since it most often does, then more. */
const STEPS = [1, 4, 15, 20, 20, 20, 20];

/** How many of the newest blocks are looked at. */
export const MAX_BLOCKS = STEPS.reduce((sum, step) => sum + step, 0);

/** How many transactions of a block are looked at. */
const MAX_TRANSACTIONS = 5;

/** A reward is paid for an epoch once this many have followed it. */
const PAID_AFTER = 20;

interface Search {
  ask: AskNode;
  dialect: Dialect;
  kind: LiveKind;
}

const toHex = (value: number): string => `0x${value.toString(16)}`;

async function askOne(ask: AskNode, ...question: Question): Promise<unknown> {
  const [result] = await ask([question]);
  return result;
}

/** The number of the newest block whose state is known; undefined if the node says none. */
async function newestHeight({ask, dialect, kind}: Search): Promise<number | undefined> {
  const answer = asQuantity(
    dialect === 'conflux' ? await askOne(ask, 'cfx_epochNumber', 'latest_state') : await askOne(ask, 'eth_blockNumber'),
  );
  if (answer === undefined) return undefined;
  const height = Number(answer) - (kind === 'paid-epoch' ? PAID_AFTER : 0);
  return Number.isSafeInteger(height) && height >= 0 ? height : undefined;
}

/** The newest blocks, in steps, each from the newest down; a new chain has fewer. */
async function* newestBlocks(search: Search, newest: number): AsyncGenerator<LiveBlock> {
  const method = search.dialect === 'conflux' ? 'cfx_getBlockByEpochNumber' : 'eth_getBlockByNumber';
  let height = newest;
  for (const step of STEPS) {
    const count = Math.min(step, height + 1);
    const questions = Array.from({length: count}, (_, index): Question => [method, toHex(height - index), false]);
    for (const block of await search.ask(questions)) {
      const parsed = parseBlock(block, search.dialect);
      if (parsed) yield parsed;
    }
    height -= count;
  }
}

async function transactionsOf({ask, dialect}: Search, block: LiveBlock): Promise<LiveTransaction[]> {
  const method = dialect === 'conflux' ? 'cfx_getTransactionByHash' : 'eth_getTransactionByHash';
  const hashes = block.transactions.slice(0, MAX_TRANSACTIONS);
  const found = await ask(hashes.map((hash): Question => [method, hash]));
  return found.flatMap((value) => parseTransaction(value, block, dialect) ?? []);
}

function isCoreContract(address: string): boolean {
  const reading = decodeBase32Address(address);
  return reading.ok && reading.type === 'contract';
}

/** A contract that one of these transactions called or created. */
async function contractOf(
  {ask, dialect}: Search,
  transactions: readonly LiveTransaction[],
): Promise<string | undefined> {
  const candidates = transactions
    .map(({to, created, hasData}) => created ?? (hasData ? to : undefined))
    .filter((address) => address !== undefined);
  if (dialect === 'conflux') return candidates.find(isCoreContract);
  const codes = await ask(candidates.map((address): Question => ['eth_getCode', address, 'latest']));
  return candidates.find((_, index) => typeof codes[index] === 'string' && codes[index].length > 2);
}

/** What a block is asked for whose transactions need not be looked at. */
const OF_BLOCK: Partial<Record<LiveKind, (block: LiveBlock) => string>> = {
  block: ({hash}) => hash,
  'block-number': ({number}) => number,
  epoch: ({epoch}) => epoch,
  'paid-epoch': ({epoch}) => epoch,
};

async function valueIn(search: Search, block: LiveBlock): Promise<string | undefined> {
  if (block.transactions.length === 0) return undefined;
  const ofBlock = OF_BLOCK[search.kind];
  if (ofBlock) return ofBlock(block);
  const transactions = await transactionsOf(search, block);
  if (search.kind === 'contract') return contractOf(search, transactions);
  return search.kind === 'sender' ? transactions[0]?.from : transactions[0]?.hash;
}

/** The value from the newest block with a transaction that has it; a block itself may also be one without any. */
async function searchBlocks(search: Search): Promise<string | undefined> {
  const newest = await newestHeight(search);
  if (newest === undefined) return undefined;
  let first: LiveBlock | undefined;
  for await (const block of newestBlocks(search, newest)) {
    first ??= block;
    const value = await valueIn(search, block);
    if (value !== undefined) return value;
  }
  return first && OF_BLOCK[search.kind]?.(first);
}

function firstAddress(committee: unknown): string | undefined {
  const current = isRecord(committee) ? committee.currentCommittee : undefined;
  const nodes: unknown = isRecord(current) ? current.nodes : undefined;
  const node: unknown = Array.isArray(nodes) ? nodes[0] : undefined;
  return isRecord(node) ? asHash(node.address) : undefined;
}

async function askPos({ask, kind}: Search): Promise<string | undefined> {
  if (kind === 'pos-account') return firstAddress(await askOne(ask, 'pos_getCommittee'));
  const status = await askOne(ask, 'pos_getStatus');
  const number = isRecord(status) ? asQuantity(status.latestCommitted) : undefined;
  if (number === undefined || kind === 'pos-number') return number;
  const block = await askOne(ask, 'pos_getBlockByNumber', number);
  return isRecord(block) ? asHash(block.hash) : undefined;
}

/**
 * Asks a node for a value that fits a field: from the newest of its last 100 blocks that has a transaction. Nothing
 * that does not have the form of what was asked for is returned.
 */
export async function askValue(
  kind: LiveKind,
  {target, dialect}: {target: Target; dialect: Dialect},
  options: TransportOptions = {},
): Promise<LiveAnswer> {
  const search: Search = {ask: askerOf(target, options), dialect, kind};
  try {
    const value = await (kind.startsWith('pos-') ? askPos(search) : searchBlocks(search));
    return value === undefined ? {kind: 'none'} : {kind: 'found', value};
  } catch (error) {
    if (error instanceof NoAnswerError) return {kind: 'no-answer'};
    throw error;
  }
}

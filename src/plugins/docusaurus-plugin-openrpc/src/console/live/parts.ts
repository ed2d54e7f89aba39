import {isRecord} from '../../outcome';
import type {Dialect} from '../model';
import {decodeBase32Address, encodeBase32Address} from '../values/base32Address';

/** A block with a transaction, as far as fields are filled in from it. */
export interface LiveBlock {
  hash: string;
  /** Number of the block, and of its epoch; in eSpace the same. */
  number: string;
  epoch: string;
  transactions: string[];
}

/** A transaction that was executed, as far as fields are filled in from it. */
export interface LiveTransaction {
  hash: string;
  from: string;
  /** Absent where the transaction created a contract. */
  to?: string;
  /** What it created. */
  created?: string;
  hasData: boolean;
}

const HASH = /^0x[\da-fA-F]{64}$/;
const QUANTITY = /^0x(0|[1-9a-fA-F][\da-fA-F]{0,15})$/;
const HEX_ADDRESS = /^0x[\da-fA-F]{40}$/;
/** A block of the chain has fewer: more are not read. */
const MAX_HASHES = 100_000;

/** A value as a hash; undefined if it is none. */
export function asHash(value: unknown): string | undefined {
  return typeof value === 'string' && HASH.test(value) ? value : undefined;
}

/** A value as a whole number in hex, of at most 64 bits; undefined if it is none. */
export function asQuantity(value: unknown): string | undefined {
  return typeof value === 'string' && QUANTITY.test(value) ? value : undefined;
}

/** A value as an address of a space, in the form that its fields have; undefined if it is none. */
export function asAddress(value: unknown, dialect: Dialect): string | undefined {
  if (typeof value !== 'string' || value.length > 120) return undefined;
  if (dialect !== 'conflux') return HEX_ADDRESS.test(value) ? value : undefined;
  const address = decodeBase32Address(value);
  return address.ok ? encodeBase32Address(address.hex, address.networkId) : undefined;
}

/** What a node returned as a block; undefined if it is none. */
export function parseBlock(value: unknown, dialect: Dialect): LiveBlock | undefined {
  if (!isRecord(value) || !Array.isArray(value.transactions) || value.transactions.length > MAX_HASHES)
    return undefined;
  const hash = asHash(value.hash);
  const number = asQuantity(dialect === 'conflux' ? value.blockNumber : value.number);
  const epoch = asQuantity(dialect === 'conflux' ? value.epochNumber : value.number);
  if (hash === undefined || number === undefined || epoch === undefined) return undefined;
  const transactions = value.transactions.flatMap((each) => asHash(each) ?? []);
  return {hash, number, epoch, transactions};
}

/** What every transaction of a reader pays at least; those that a node makes up between the spaces pay nothing. */
const MIN_GAS = 21_000;

/**
 * What a node returned as a transaction of a block; undefined if it is none, is not executed in that block, or is one
 * that the node made up.
 */
export function parseTransaction(value: unknown, block: LiveBlock, dialect: Dialect): LiveTransaction | undefined {
  if (!isRecord(value) || value.blockHash !== block.hash) return undefined;
  const hash = asHash(value.hash);
  const from = asAddress(value.from, dialect);
  const gas = Number(asQuantity(value.gas) ?? 0);
  const isExecuted = dialect !== 'conflux' || asQuantity(value.status) !== undefined;
  if (hash === undefined || from === undefined || gas < MIN_GAS || !isExecuted) return undefined;
  const to = asAddress(value.to, dialect);
  const created = asAddress(value.contractCreated ?? value.creates, dialect);
  const data = value.data ?? value.input;
  return {
    ...{hash, from, hasData: typeof data === 'string' && data.length > 2},
    ...(to !== undefined && {to}),
    ...(created !== undefined && {created}),
  };
}

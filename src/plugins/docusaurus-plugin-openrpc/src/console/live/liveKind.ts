import type {TypeNode} from '../../reference';
import type {Dialect, ValuePath} from '../model';
import {effectOf} from '../transport/effects';
import {formatOf} from '../values/format';

/** What a node can be asked for to fill in a field. */
export type LiveKind =
  | 'transaction'
  | 'block'
  | 'block-number'
  | 'epoch'
  | 'paid-epoch'
  | 'sender'
  | 'contract'
  | 'pos-block'
  | 'pos-number'
  | 'pos-account';

/** A field of a method's form. */
export interface LiveField {
  dialect: Dialect;
  method: string;
  /** Name of the parameter that the field is or is in. */
  parameter: string;
  path: ValuePath;
  type: TypeNode;
}

/** Titles of types that are the number of an epoch or a block, or a word for one. */
const HEIGHTS: readonly string[] = ['EpochTag', 'BlockOrEpoch', 'BlockReference', 'BlockId', 'BlockTag', 'TracedBlock'];

const ABOUT_CONTRACTS = /_(getCode|getStorageAt|getStorageRoot|getAdmin|getSponsorInfo|getLogs|newFilter|subscribe)$/;

function addressKind(name: string, method: string): LiveKind {
  return /contract|^to/i.test(name) || ABOUT_CONTRACTS.test(method) ? 'contract' : 'sender';
}

function hashKind(name: string, method: string): LiveKind | undefined {
  if (/^(tx|transaction)/i.test(name) || (name === 'hash' && /^(trace|txpool)_/.test(method))) return 'transaction';
  return /block|pivot/i.test(name) ? 'block' : undefined;
}

function heightKind(name: string, method: string, dialect: Dialect): LiveKind {
  if (method === 'cfx_getBlockRewardInfo') return 'paid-epoch';
  return dialect === 'ethereum' || /block_?number$/i.test(name) ? 'block-number' : 'epoch';
}

/** Proof-of-stake has blocks and accounts of its own, and its account by another address is known to few nodes. */
function posKind(name: string, {type}: LiveField): LiveKind | undefined {
  if (type.title === 'PosBlockTag' || name === 'view') return 'pos-number';
  if (formatOf(type) !== 'hash') return undefined;
  return name === 'address' ? 'pos-account' : 'pos-block';
}

/** Whether a type is an address as its space writes it, or a union in which one can be given alone. */
function isAddress(type: TypeNode, dialect: Dialect): boolean {
  const format = dialect === 'conflux' ? 'base32-address' : 'hex-address';
  return type.title === 'AddressFilter' || formatOf(type) === format;
}

/** Whether a type is the number of an epoch or a block, or a union that has one among its alternatives. */
function isHeight(type: TypeNode): boolean {
  return HEIGHTS.includes(type.title ?? '') || (type.kind === 'union' && type.options.some(isHeight));
}

/** Whether an address is a parameter or what a filter looks for: in a transaction, it depends on the other fields. */
function isAlone(path: ValuePath): boolean {
  const names = path.filter((step) => typeof step === 'string');
  return names.length === 0 || (names.length === 1 && names[0] === 'address');
}

/**
 * What to ask the network for to fill in a field; undefined for a field that no single value of a chain fits: one end
 * of a range, a filter's block beside its range, or anything of a method that acts.
 */
export function liveKindOf(field: LiveField): LiveKind | undefined {
  const {dialect, method, parameter, path, type} = field;
  if (dialect === 'plain' || effectOf(method) !== 'reads') return undefined;
  const name = String(path.findLast((step, index) => index > 0 && typeof step === 'string') ?? parameter);
  if (method.startsWith('pos_')) return path.length === 1 ? posKind(name, field) : undefined;
  if (isAddress(type, dialect)) return isAlone(path) ? addressKind(name, method) : undefined;
  if (path.length > 1) return undefined;
  if (formatOf(type) === 'hash') return hashKind(name, method);
  const isNumber = formatOf(type) === 'quantity' && /epoch|block_?number/i.test(name);
  return isNumber || isHeight(type) ? heightKind(name, method, dialect) : undefined;
}

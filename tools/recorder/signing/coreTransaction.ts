import {decodeBase32Address} from 'docusaurus-plugin-openrpc/base32-address';
import {toAccessList, type AccessListItem} from './accessList';
import {toBytes, toHex} from './hex';
import {encodeRlp, type RlpValue} from './rlp';
import {keccak, signDigest} from './secp256k1';

/** What a sender decides of a Core Space transaction; the rest has defaults. */
export interface CoreFields {
  type?: 0 | 1 | 2;
  nonce?: bigint;
  gasPrice?: bigint;
  maxFeePerGas?: bigint;
  maxPriorityFeePerGas?: bigint;
  gas?: bigint;
  /** A base32 address; none deploys. */
  to?: string;
  value?: bigint;
  storageLimit?: bigint;
  epochHeight?: bigint;
  chainId?: bigint;
  data?: string;
  accessList?: readonly AccessListItem[];
}

/** A Core Space transaction with everything that is signed. */
export type CoreTransaction = Required<Omit<CoreFields, 'to'>> & Pick<CoreFields, 'to'>;

function addressBytes(address: string): Buffer {
  const reading = decodeBase32Address(address);
  if (!reading.ok) throw new RangeError(`Not an address of Core Space: ${address}`);
  return toBytes(reading.hex);
}

function payloadOf(transaction: CoreTransaction): RlpValue[] {
  const {type, nonce, gas, to, value, storageLimit, epochHeight, chainId, data} = transaction;
  const fees = type === 2 ? [transaction.maxPriorityFeePerGas, transaction.maxFeePerGas] : [transaction.gasPrice];
  const target = to === undefined ? Buffer.alloc(0) : addressBytes(to);
  const common = [nonce, ...fees, gas, target, value, storageLimit, epochHeight, chainId, toBytes(data)];
  return type === 0 ? common : [...common, toAccessList(transaction.accessList, addressBytes)];
}

/** Signs a transaction of any type that Core Space has, as CIP-90 and CIP-1559 write it; the raw bytes in hex. */
export function signCoreTransaction(transaction: CoreTransaction, privateKey: string): string {
  const prefix = transaction.type === 0 ? Buffer.alloc(0) : Buffer.from([0x63, 0x66, 0x78, transaction.type]);
  const payload = payloadOf(transaction);
  const {yParity, r, s} = signDigest(keccak(Buffer.concat([prefix, encodeRlp(payload)])), privateKey);
  return toHex(Buffer.concat([prefix, encodeRlp([payload, yParity, r, s])]));
}

import {toAccessList, type AccessListItem} from './accessList';
import {toBytes, toHex} from './hex';
import {encodeRlp, type RlpValue} from './rlp';
import {keccak, signDigest} from './secp256k1';

/** An account's leave to run the code of another address, as EIP-7702 has it. */
export interface Authorization {
  chainId: bigint;
  address: string;
  nonce: bigint;
  privateKey: string;
}

/** What a sender decides of an eSpace transaction; the rest has defaults. */
export interface EspaceFields {
  type?: 0 | 1 | 2 | 4;
  nonce?: bigint;
  gasPrice?: bigint;
  maxFeePerGas?: bigint;
  maxPriorityFeePerGas?: bigint;
  gas?: bigint;
  /** A hex address; none deploys. */
  to?: string;
  value?: bigint;
  chainId?: bigint;
  data?: string;
  accessList?: readonly AccessListItem[];
  authorizations?: readonly Authorization[];
}

/** An eSpace transaction with everything that is signed. */
export type EspaceTransaction = Required<Omit<EspaceFields, 'to'>> & Pick<EspaceFields, 'to'>;

function toAuthorization({chainId, address, nonce, privateKey}: Authorization): RlpValue {
  const signed = [chainId, toBytes(address), nonce];
  const {yParity, r, s} = signDigest(keccak(Buffer.concat([Buffer.from([5]), encodeRlp(signed)])), privateKey);
  return [...signed, yParity, r, s];
}

function payloadOf(transaction: EspaceTransaction): RlpValue[] {
  const {type, nonce, gas, to, value, chainId, data} = transaction;
  const fees = type < 2 ? [transaction.gasPrice] : [transaction.maxPriorityFeePerGas, transaction.maxFeePerGas];
  const common = [nonce, ...fees, gas, to === undefined ? Buffer.alloc(0) : toBytes(to), value, toBytes(data)];
  if (type === 0) return common;
  const typed = [chainId, ...common, toAccessList(transaction.accessList, toBytes)];
  return type === 4 ? [...typed, transaction.authorizations.map(toAuthorization)] : typed;
}

/** Signs a transaction of any type that eSpace has: EIP-155, 2930, 1559 and 7702; the raw bytes in hex. */
export function signEspaceTransaction(transaction: EspaceTransaction, privateKey: string): string {
  const {type, chainId} = transaction;
  const payload = payloadOf(transaction);
  if (type === 0) {
    const {yParity, r, s} = signDigest(keccak(encodeRlp([...payload, chainId, 0, 0])), privateKey);
    return toHex(encodeRlp([...payload, chainId * 2n + 35n + BigInt(yParity), r, s]));
  }
  const prefix = Buffer.from([type]);
  const {yParity, r, s} = signDigest(keccak(Buffer.concat([prefix, encodeRlp(payload)])), privateKey);
  return toHex(Buffer.concat([prefix, encodeRlp([...payload, yParity, r, s])]));
}

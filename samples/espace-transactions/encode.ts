// The bytes of an eSpace transaction, made and read by hand.
import { concat, fromRlp, hexToBigInt, keccak256, slice, toHex, toRlp, type Hex } from 'viem';
import { sign } from 'viem/accounts';

export type Items = Hex | Items[]; // what RLP encodes: bytes, or a list
export type Fields = Record<string, bigint | Items>;
export interface Signature {
  r: Hex;
  s: Hex;
  yParity?: number;
}

// #region order
const ORDER: Record<number, string> = {
  0: 'nonce gasPrice gas to value data',
  1: 'chainId nonce gasPrice gas to value data accessList',
  2: 'chainId nonce maxPriorityFeePerGas maxFeePerGas gas to value data accessList',
  4: 'chainId nonce maxPriorityFeePerGas maxFeePerGas gas to value data accessList authorizationList',
};
// #endregion order

// #region encode
const integer = (value: bigint): Hex => (value === 0n ? '0x' : toHex(value)); // no leading zeros
const item = (value: bigint | Items): Items => (typeof value === 'bigint' ? integer(value) : value);
const prefixed = (type: number, list: Items[]) =>
  type === 0 ? toRlp(list) : concat([toHex(type, { size: 1 }), toRlp(list)]);
const listOf = (type: number, fields: Fields) =>
  ORDER[type]!.split(' ').map((name) => item(fields[name]!));

/** The bytes whose keccak-256 is signed. */
export function unsigned(type: number, fields: Fields): Hex {
  const list = listOf(type, fields);
  return prefixed(type, type === 0 ? [...list, item(fields.chainId!), '0x', '0x'] : list);
}

/** The bytes for eth_sendRawTransaction; their keccak-256 is the transaction hash. */
export function signed(type: number, fields: Fields, { r, s, yParity }: Signature): Hex {
  const parity = BigInt(yParity!);
  const v = type === 0 ? 35n + 2n * (fields.chainId as bigint) + parity : parity;
  return prefixed(type, [
    ...listOf(type, fields),
    integer(v),
    integer(hexToBigInt(r)),
    integer(hexToBigInt(s)),
  ]);
}

/** One entry of authorizationList, signed by the account that is delegated. */
export async function authorization(
  privateKey: Hex,
  chainId: bigint,
  contract: Hex,
  nonce: bigint,
): Promise<Items> {
  const list = [integer(chainId), contract, integer(nonce)];
  const { r, s, yParity } = await sign({
    hash: keccak256(concat(['0x05', toRlp(list)])),
    privateKey,
  });
  return [...list, integer(BigInt(yParity!)), integer(hexToBigInt(r)), integer(hexToBigInt(s))];
}
// #endregion encode

// #region decode
/** The type, and each field with its name. */
export function decode(raw: Hex): { type: number; fields: [string, Items][] } {
  const first = Number(slice(raw, 0, 1));
  const type = first >= 0xc0 ? 0 : first; // type 0 begins with its list
  const values = fromRlp(type === 0 ? raw : slice(raw, 1), 'hex') as Items[];
  const names = [...ORDER[type]!.split(' '), type === 0 ? 'v' : 'yParity', 'r', 's'];
  if (values.length !== names.length)
    throw new Error(`${values.length} items instead of ${names.length}`);
  return { type, fields: values.map((value, index) => [names[index]!, value]) };
}
// #endregion decode

// A Core Space transaction of type 0, 1 or 2: its fields in order, its bytes and its signature.
import { concatHex, hexToBytes, keccak256, recoverPublicKey, toHex, type Hex } from 'viem';
import { sign } from 'viem/accounts';
import { decode, encode, integer, type Item, type Part } from './rlp.js';

// #region fields
export type Access = { address: Hex; storageKeys: Hex[] };

export type Fields = {
  type: 0 | 1 | 2;
  nonce: bigint;
  gasPrice?: bigint; // types 0 and 1
  maxPriorityFeePerGas?: bigint; // type 2
  maxFeePerGas?: bigint; // type 2
  gas: bigint;
  to?: Hex; // left out: deploys a contract
  value: bigint;
  storageLimit: bigint;
  epochHeight: bigint;
  chainId: bigint;
  data: Hex;
  accessList?: Access[]; // types 1 and 2
};
// #endregion fields

// #region order
const COMMON = ['gas', 'to', 'value', 'storageLimit', 'epochHeight', 'chainId', 'data'] as const;
const ORDER = {
  0: ['nonce', 'gasPrice', ...COMMON],
  1: ['nonce', 'gasPrice', ...COMMON, 'accessList'],
  2: ['nonce', 'maxPriorityFeePerGas', 'maxFeePerGas', ...COMMON, 'accessList'],
} as const;
/** The letters `cfx` and the type; type 0 has no prefix. */
const PREFIX = { 0: '0x', 1: '0x63667801', 2: '0x63667802' } as const;
// #endregion order

export type Signature = { yParity: bigint; r: bigint; s: bigint };

function item(value: bigint | Hex | Access[] | undefined): Item {
  if (typeof value === 'bigint') return integer(value);
  if (Array.isArray(value))
    return value.map(({ address, storageKeys }) => [
      address.slice(2),
      storageKeys.map((key) => key.slice(2)),
    ]);
  return (value ?? '0x').slice(2);
}

// #region bytes
const list = (tx: Fields) => ORDER[tx.type].map((name) => item(tx[name]));

/** What is hashed and signed. */
export const unsigned = (tx: Fields): Hex => `${PREFIX[tx.type]}${encode(list(tx))}`;

export const signingHash = (tx: Fields): Hex => keccak256(unsigned(tx));

/** What is sent: the list of fields in one list with the signature. */
export function serialize(tx: Fields, { yParity, r, s }: Signature): Hex {
  return `${PREFIX[tx.type]}${encode([list(tx), integer(yParity), integer(r), integer(s)])}`;
}
// #endregion bytes

// #region sign
export async function signatureOf(tx: Fields, privateKey: Hex): Promise<Signature> {
  const { yParity = 0, r, s } = await sign({ hash: signingHash(tx), privateKey });
  return { yParity: BigInt(yParity), r: BigInt(r), s: BigInt(s) };
}
// #endregion sign

// #region sender
/** The hex address of the sender: nothing else in the bytes shows it. */
export async function senderOf(tx: Fields, { yParity, r, s }: Signature): Promise<Hex> {
  const signature = {
    yParity: Number(yParity),
    r: toHex(r, { size: 32 }),
    s: toHex(s, { size: 32 }),
  };
  const publicKey = await recoverPublicKey({ hash: signingHash(tx), signature });
  const last20 = keccak256(concatHex(['0x', `0x${publicKey.slice(4)}`])).slice(-40);
  return `0x1${last20.slice(1)}`;
}
// #endregion sender

/** A part of the bytes with its name. */
export type Named = Part & { name: string };

// #region decode
/** Reads signed bytes: the fields by name, then the signature. */
export function parts(raw: Hex): { type: 0 | 1 | 2; outer: Part; inner: Part; named: Named[] } {
  const type = raw.startsWith(PREFIX[1]) ? 1 : raw.startsWith(PREFIX[2]) ? 2 : 0;
  const [outer, rest] = decode(raw.slice(PREFIX[type].length));
  const [inner, ...signature] = outer?.list ?? [];
  const values = [...(inner?.list ?? []), ...signature];
  const names = [...ORDER[type], 'yParity', 'r', 's'];
  if (!outer || !inner || rest || values.length !== names.length)
    throw new Error('not a Core Space transaction');
  return {
    type,
    outer,
    inner,
    named: values.map((part, at) => ({ ...part, name: names[at] ?? '' })),
  };
}
// #endregion decode

/** Decodes signed bytes into fields and signature. */
export function parse(raw: Hex): { tx: Fields; signature: Signature } {
  const { type, named } = parts(raw);
  const part = (name: string) => named.find((one) => one.name === name);
  const number = (name: string) => BigInt(`0x0${part(name)?.body ?? ''}`);
  const bytes = (name: string): Hex => `0x${part(name)?.body ?? ''}`;
  const accessList = part('accessList')?.list?.map(({ list: entry }): Access => ({
    address: `0x${entry?.[0]?.body ?? ''}`,
    storageKeys: entry?.[1]?.list?.map(({ body }): Hex => `0x${body}`) ?? [],
  }));
  const tx: Fields = {
    type,
    nonce: number('nonce'),
    ...(type === 2
      ? {
          maxPriorityFeePerGas: number('maxPriorityFeePerGas'),
          maxFeePerGas: number('maxFeePerGas'),
        }
      : { gasPrice: number('gasPrice') }),
    gas: number('gas'),
    ...(bytes('to') !== '0x' && { to: bytes('to') }),
    value: number('value'),
    storageLimit: number('storageLimit'),
    epochHeight: number('epochHeight'),
    chainId: number('chainId'),
    data: bytes('data'),
    ...(accessList && { accessList }),
  };
  return { tx, signature: { yParity: number('yParity'), r: number('r'), s: number('s') } };
}

/** The number of bytes in hex text. */
export const sizeOf = (text: Hex): number => hexToBytes(text).length;

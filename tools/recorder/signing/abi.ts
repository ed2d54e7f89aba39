import {toBytes, toHex, toWord} from './hex';
import {keccak} from './secp256k1';

/**
 * An argument: a number, address or fixed bytes fit one word; bytes of any length and lists take their place behind the
 * words.
 */
export type AbiValue =
  bigint | {word: string} | {bytes: string} | {list: readonly AbiValue[]} | {tuple: readonly AbiValue[]};

function isDynamic(value: AbiValue): boolean {
  if (typeof value === 'bigint' || 'word' in value) return false;
  return 'tuple' in value ? value.tuple.some(isDynamic) : true;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((32 - (bytes.length % 32)) % 32)]);
}

function encodeOne(value: AbiValue): Buffer {
  if (typeof value === 'bigint') return toWord(value);
  if ('word' in value) return padded(toBytes(value.word));
  if ('tuple' in value) return encodeAll(value.tuple);
  if ('list' in value) return Buffer.concat([toWord(BigInt(value.list.length)), encodeAll(value.list)]);
  const bytes = toBytes(value.bytes);
  return Buffer.concat([toWord(BigInt(bytes.length)), padded(bytes)]);
}

function encodeAll(values: readonly AbiValue[]): Buffer {
  const encoded = values.map((value) => ({dynamic: isDynamic(value), bytes: encodeOne(value)}));
  let offset = encoded.reduce((sum, {dynamic, bytes}) => sum + (dynamic ? 32 : bytes.length), 0);
  const heads = encoded.map(({dynamic, bytes}) => {
    if (!dynamic) return bytes;
    const head = toWord(BigInt(offset));
    offset += bytes.length;
    return head;
  });
  return Buffer.concat([...heads, ...encoded.filter(({dynamic}) => dynamic).map(({bytes}) => bytes)]);
}

/** The data of a call: the selector of a signature such as `deposit(uint256)`, and its arguments. */
export function encodeCall(signature: string, ...values: AbiValue[]): string {
  return toHex(Buffer.concat([keccak(Buffer.from(signature)).subarray(0, 4), encodeAll(values)]));
}

/** The first topic of an event. */
export function eventTopic(signature: string): string {
  return toHex(keccak(Buffer.from(signature)));
}

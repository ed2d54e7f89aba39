import {createECDH, createHmac} from 'node:crypto';
import {keccak_256} from '@noble/hashes/sha3';
import {toNumber, toWord} from './hex';

/** A signature of secp256k1 with the parity of its point. */
export interface Signature {
  r: bigint;
  s: bigint;
  yParity: 0 | 1;
}

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** The point of a private number, which OpenSSL computes. */
function pointOf(secret: bigint): {x: bigint; odd: boolean; bytes: Buffer} {
  const curve = createECDH('secp256k1');
  curve.setPrivateKey(toWord(secret));
  const bytes = curve.getPublicKey();
  return {x: toNumber(bytes.subarray(1, 33)), odd: (bytes.at(-1) ?? 0) % 2 === 1, bytes};
}

function modulo(value: bigint): bigint {
  return ((value % ORDER) + ORDER) % ORDER;
}

/** The inverse by Fermat's little theorem. */
function inverse(value: bigint): bigint {
  let result = 1n;
  for (let base = value, exponent = ORDER - 2n; exponent > 0n; exponent >>= 1n, base = modulo(base * base)) {
    if (exponent & 1n) result = modulo(result * base);
  }
  return result;
}

/**
 * The nonces of RFC 6979, one after the other: the same for the same key and digest, so that a transaction has one hash
 * in every run.
 */
function* nonces(key: bigint, digest: Buffer): Generator<bigint> {
  const hmac = (secret: Buffer, ...parts: Buffer[]): Buffer =>
    createHmac('sha256', secret).update(Buffer.concat(parts)).digest();
  const seed = Buffer.concat([toWord(key), toWord(modulo(toNumber(digest)))]);
  let v: Buffer = Buffer.alloc(32, 1);
  let k: Buffer = Buffer.alloc(32);
  for (const round of [0, 1]) {
    k = hmac(k, v, Buffer.from([round]), seed);
    v = hmac(k, v);
  }
  for (;;) {
    v = hmac(k, v);
    const nonce = toNumber(v);
    if (nonce > 0n && nonce < ORDER) yield nonce;
    k = hmac(k, v, Buffer.from([0]));
    v = hmac(k, v);
  }
}

/**
 * Signs a digest of 32 bytes, with the lower one of both possible values of s. For keys that everyone knows: nothing
 * here hides its timing.
 */
export function signDigest(digest: Buffer, privateKey: string): Signature {
  const key = BigInt(privateKey);
  for (const nonce of nonces(key, digest)) {
    const {x, odd} = pointOf(nonce);
    const r = modulo(x);
    const s = modulo(inverse(nonce) * (toNumber(digest) + r * key));
    // A point beyond the order needs another recovery id; no run has ever met one.
    if (r !== x || r === 0n || s === 0n) continue;
    const low = s <= ORDER / 2n;
    return {r, s: low ? s : ORDER - s, yParity: odd === low ? 1 : 0};
  }
  throw new Error('There is always a further nonce.');
}

/** Keccak-256 of bytes. */
export function keccak(bytes: Uint8Array): Buffer {
  return Buffer.from(keccak_256(bytes));
}

/** The last 20 bytes of the hash of a key's public part, as Ethereum has it. */
export function addressOf(privateKey: string): Buffer {
  return keccak(pointOf(BigInt(privateKey)).bytes.subarray(1)).subarray(12);
}

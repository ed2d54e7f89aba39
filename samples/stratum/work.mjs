// What mining software computes, with test mode's hash in place of Octopus.
import { bytesToHex, hexToBigInt, hexToBytes, keccak256, numberToBytes } from 'viem';

function testHash(powHash, nonce) {
  const hash = hexToBytes(powHash);
  const littleEndian = numberToBytes(nonce, { size: 32 }).reverse();
  const inner = keccak256(new Uint8Array([...hash, ...littleEndian]), 'bytes');
  return hexToBigInt(keccak256(bytesToHex(inner.map((byte, index) => byte ^ hash[index]))));
}

// #region check
/** The upper half of the nonce without its highest bit, in place. */
const lowerBound = (nonce) => ((nonce >> 128n) << 128n) & (2n ** 255n - 1n);

export function solves({ powHash, boundary }, nonce) {
  const distance = BigInt.asUintN(256, testHash(powHash, nonce) - lowerBound(nonce));
  return distance < boundary;
}
// #endregion check

/** The first nonce from `start` on that solves the job or, if `wanted` is false, doesn't. */
export function search(job, start, wanted = true) {
  let nonce = start;
  while (solves(job, nonce) !== wanted) nonce += 1n;
  return nonce;
}

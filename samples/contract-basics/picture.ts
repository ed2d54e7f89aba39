// Prints the trees that the page draws: each level's hashes and the proof of each leaf, and the leaf that bob forges.
import { encodeAbiParameters, keccak256, toHex, type Hex } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { buildLevels, proofOf } from './tree.ts';

const leaves = Array.from({ length: 8 }, (_, index): Hex => {
  const account = privateKeyToAddress(toHex(index + 1, { size: 32 }));
  const entry = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [account, 5n]);
  return keccak256(keccak256(entry));
});
const levels = buildLevels(leaves);
const list = { levels, proofs: leaves.map((_, index) => proofOf(levels, index)) };

/** A voucher as it is hashed: 64 bytes, of which the first half is the code. */
const encode = (code: Hex, amount: bigint): Hex =>
  encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [code, amount]);

const vouchers = buildLevels(
  Array.from({ length: 4 }, (_, index) =>
    keccak256(encode(keccak256(toHex(`voucher ${index}`)), 10n)),
  ),
);
const [code, amount] = [...vouchers[0]!.slice(0, 2)].sort() as [Hex, Hex];
const leaf = keccak256(encode(code, BigInt(amount)));
if (leaf !== vouchers[1]![0]) throw new Error('The forged voucher is not the inner node.');
const forged = { levels: vouchers, code, amount, leaf, proof: proofOf(vouchers.slice(1), 0) };

console.log(JSON.stringify({ list, forged }, null, 2));

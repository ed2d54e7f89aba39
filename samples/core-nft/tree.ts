import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { base32AddressToHex } from 'cive/utils';
import type { Address, Hex } from 'viem';

// #region tree
/** The list as the project keeps it: Core Space addresses, each with how many it may mint. */
export type List = [address: string, allowed: bigint][];

/** Turns the list into a tree; throws if an address is mistyped or of another network. */
export function treeOf(list: List, prefix: string): StandardMerkleTree<[Address, bigint]> {
  const entries = list.map(([address, allowed]): [Address, bigint] => {
    if (!address.toLowerCase().startsWith(`${prefix}:`))
      throw new Error(`${address} isn't an address of ${prefix}`);
    return [base32AddressToHex({ address: address as never }), allowed];
  });
  if (new Set(entries.map(([address]) => address)).size < entries.length)
    throw new Error('an address is on the list twice');
  return StandardMerkleTree.of(entries, ['address', 'uint256']);
}

/** The proof that a minter needs; undefined if the address isn't on the list. */
export function proofFor(
  tree: StandardMerkleTree<[Address, bigint]>,
  address: string,
): { allowed: bigint; proof: Hex[] } | undefined {
  const hex = base32AddressToHex({ address: address as never });
  for (const [index, [account, allowed]] of tree.entries()) {
    if (account === hex) return { allowed, proof: tree.getProof(index) as Hex[] };
  }
  return undefined;
}
// #endregion tree

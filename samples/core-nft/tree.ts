import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { base32AddressToHex } from 'cive/utils';
import type { Address } from 'viem';
import { buyer, creator } from './core.js';

type List = [address: string, allowed: bigint][];

/** Core Space addresses, each with how many it may mint. */
export const list: List = [
  [creator.address, 1n],
  [buyer.address, 2n],
];

/** Turns a list into a tree; throws if an address is mistyped or of another network. */
export function treeOf(rows: List): StandardMerkleTree<[Address, bigint]> {
  const prefix = creator.address.split(':')[0]!.toLowerCase();
  const entries = rows.map(([address, allowed]): [Address, bigint] => {
    if (!address.toLowerCase().startsWith(`${prefix}:`))
      throw new Error(`${address} isn't an address of ${prefix}`);
    return [base32AddressToHex({ address: address as never }), allowed];
  });
  if (new Set(entries.map(([address]) => address)).size < entries.length)
    throw new Error('an address is on the list twice');
  return StandardMerkleTree.of(entries, ['address', 'uint256']);
}

export const tree = treeOf(list);

import { concat, keccak256, type Hex } from 'viem';

// #region tree
/** The hash of two nodes; the smaller one comes first, so that a proof needs no directions. */
const hashPair = (a: Hex, b: Hex): Hex =>
  keccak256(a.toLowerCase() < b.toLowerCase() ? concat([a, b]) : concat([b, a]));

/** The levels of a Merkle tree from the leaves up to the root; a node without partner moves up as it is. */
export function buildLevels(leaves: Hex[]): Hex[][] {
  const levels = [leaves];
  for (let level = leaves; level.length > 1;) {
    level = level.flatMap((node, index) =>
      index % 2 ? [] : [level[index + 1] ? hashPair(node, level[index + 1]!) : node],
    );
    levels.push(level);
  }
  return levels;
}

/** The neighbours on the way from a leaf to the root. */
export function proofOf(levels: Hex[][], index: number): Hex[] {
  return levels.slice(0, -1).flatMap((level, height) => level[(index >> height) ^ 1] ?? []);
}
// #endregion tree

import data from '../../../samples/contract-basics/merkle.json';
import type {Meaning} from '../Picture/Block';
import type {Edge} from '../Picture/Edges';

/** A node of a drawn tree: its level from the leaves up, its place there, and the hash that the sample computed. */
export interface DrawnNode {
  level: number;
  index: number;
  hash: string;
  /** The leaves below it, the first and the last, counted from 1. */
  from: number;
  to: number;
  isRoot: boolean;
}

/** A tree with the path from one of its nodes to the root. */
export interface Path {
  nodes: readonly DrawnNode[];
  leaves: number;
  /** How many levels there are above the leaves. */
  height: number;
  proven: DrawnNode;
  /** The neighbors that prove it, in the order in which the contract hashes them. */
  proof: readonly DrawnNode[];
}

/** All nodes from the root down, each level from the left. */
function toNodes(levels: readonly (readonly string[])[]): DrawnNode[] {
  return levels
    .map((hashes, level) =>
      hashes.map((hash, index) => ({
        level,
        index,
        hash,
        from: index * 2 ** level + 1,
        to: (index + 1) * 2 ** level,
        isRoot: level === levels.length - 1,
      })),
    )
    .reverse()
    .flat();
}

function toPath(levels: readonly (readonly string[])[], proven: string, proof: readonly string[]): Path {
  const nodes = toNodes(levels);
  const nodeOf = (hash: string): DrawnNode => {
    const found = nodes.find((node) => node.hash === hash);
    if (found) return found;
    throw new Error(`samples/contract-basics/merkle.json has no node ${hash} in the tree of its proof.`);
  };
  return {
    nodes,
    leaves: levels[0]?.length ?? 0,
    height: levels.length - 1,
    proven: nodeOf(proven),
    proof: proof.map(nodeOf),
  };
}

/** The sample's list of entries, with the proof of each leaf. */
export const PROOFS: readonly Path[] = data.list.proofs.map((proof, index) =>
  toPath(data.list.levels, data.list.levels[0]?.[index] ?? '', proof),
);

/** The sample's vouchers, with the inner node that passes as a leaf, and the leaves that stand for its two fields. */
export const FORGED: Path & {code: string; amount: string} = {
  ...toPath(data.forged.levels, data.forged.leaf, data.forged.proof),
  code: data.forged.code,
  amount: data.forged.amount,
};

const isOnPath = ({level, index}: DrawnNode, {proven}: Path): boolean =>
  level >= proven.level && proven.index >> (level - proven.level) === index;

/** What a node is in a path: on it, a part of the proof, or neither; a node that only passes as a leaf is wrong. */
export function meaningOf(node: DrawnNode, path: Path): Meaning {
  if (node === path.proven && node.level > 0) return 'wrong';
  if (isOnPath(node, path)) return 'meant';
  return path.proof.includes(node) ? 'near' : 'plain';
}

/** A line from each node to its parent, those of the path last, so that they lie above the others. */
export function edgesOf(path: Path): Edge[] {
  const middleOf = (level: number, index: number): string => {
    const x = ((index + 0.5) * 2 ** level * 100) / path.leaves;
    return `${x} ${((path.height - level + 0.5) * 100) / (path.height + 1)}`;
  };
  const edges = path.nodes
    .filter(({isRoot}) => !isRoot)
    .map((node): Edge => ({
      path: `M${middleOf(node.level, node.index)}L${middleOf(node.level + 1, node.index >> 1)}`,
      kind: isOnPath(node, path) ? 'meant' : meaningOf(node, path),
    }));
  return edges.sort((one, other) => Number(one.kind === 'meant') - Number(other.kind === 'meant'));
}

/** The ends of a hash, by which a reader recognizes it. */
export const shortHash = (hash: string): string => `${hash.slice(0, 6)}…${hash.slice(-4)}`;

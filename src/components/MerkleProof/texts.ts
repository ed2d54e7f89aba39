import {translate} from '@docusaurus/Translate';
import {FORGED, type DrawnNode} from './paths';

const description = 'Drawing of a Merkle tree; a proof is a list of hashes';

/** The name of a node in the drawing: a leaf's number, the leaves below an inner node, or the root. */
export const nameOf = ({from, to, isRoot}: DrawnNode): string => {
  if (isRoot) return translate({id: 'merkleProof.root', message: 'Root', description});
  return from === to ? String(from) : `${String(from)}–${String(to)}`;
};

/** The name of a leaf in the drawing of the trap: the field of the voucher as which it is passed, if any. */
export function fieldOf(node: DrawnNode): string {
  if (node.hash === FORGED.code)
    return translate({id: 'merkleProof.trap.code', message: '{leaf}: code', description}, {leaf: nameOf(node)});
  if (node.hash === FORGED.amount)
    return translate({id: 'merkleProof.trap.amount', message: '{leaf}: amount', description}, {leaf: nameOf(node)});
  return nameOf(node);
}

/** The name of a leaf's button. */
export const leafText = (leaf: number): string =>
  translate({id: 'merkleProof.leaf', message: 'Leaf {leaf}', description}, {leaf});

/** What the group of buttons is for. */
export const groupText = (): string =>
  translate({id: 'merkleProof.group', message: 'Leaf whose proof is shown', description});

/** Which leaf is proven, before the list of the hashes. */
export const proofText = (leaf: number): string =>
  translate({id: 'merkleProof.proof', message: 'Proof of leaf {leaf}:', description}, {leaf});

/** What the drawing of proofs shows. */
export const captionText = (): string =>
  translate({
    id: 'merkleProof.caption',
    message:
      'Each node is the hash of the two nodes below it. Filled: the leaf, and the nodes that the contract computes from it. Dashed: the proof, one neighbor on each level. The contract stores only the root.',
    description,
  });

/** What the drawing of the trap shows. */
export const trapCaptionText = (): string =>
  translate({
    id: 'merkleProof.trap.caption',
    message:
      'Four vouchers, hashed once. The double frame marks the inner node that passes as a leaf: its two children are passed as code and amount. The proof, dashed, is one hash shorter.',
    description,
  });

/** Which node is passed as a leaf, before the list of the hashes that prove it. */
export const forgedText = ({from, to}: DrawnNode): string =>
  translate(
    {id: 'merkleProof.trap.proof', message: 'Proof of the node above leaves {from} and {to}:', description},
    {from, to},
  );

// Turns a Tree-Graph into one order of blocks and transactions. Each block weighs 1: all have the same difficulty.

export interface Block {
  name: string;
  hash: string;
  parent?: string;
  refs: string[];
  packed: string[];
}

export type Graph = readonly Block[];

const find = (graph: Graph, name: string): Block => {
  const block = graph.find((candidate) => candidate.name === name);
  if (block) return block;
  throw new Error(`The graph has no block ${name}`);
};
const edgesOf = ({ parent, refs }: Block) => (parent === undefined ? refs : [parent, ...refs]);

// #region pivot
const childrenOf = (graph: Graph, name: string) => graph.filter(({ parent }) => parent === name);

/** A block and everything built on it along parent edges. */
export function subtreeWeight(graph: Graph, name: string): number {
  return childrenOf(graph, name).reduce(
    (weight, child) => weight + subtreeWeight(graph, child.name),
    1,
  );
}

/** From the genesis block on, always the child with the heaviest subtree; of equal ones, the larger hash. */
export function pivotChain(graph: Graph, from = 'G'): string[] {
  const [heaviest] = childrenOf(graph, from).sort(
    (a, b) =>
      subtreeWeight(graph, b.name) - subtreeWeight(graph, a.name) || (a.hash < b.hash ? 1 : -1),
  );
  return heaviest ? [from, ...pivotChain(graph, heaviest.name)] : [from];
}
// #endregion pivot

// #region epoch
/** Every block that a block reaches along its edges. */
export function past(graph: Graph, name: string): Set<string> {
  const reached = new Set<string>();
  for (const edge of edgesOf(find(graph, name)))
    for (const older of [edge, ...past(graph, edge)]) reached.add(older);
  return reached;
}

/** The pivot block and what it reaches, without what the pivot block before it reaches. */
export function epochs(graph: Graph): string[][] {
  const seen = new Set<string>();
  return pivotChain(graph).map((pivot) => {
    const added = [...past(graph, pivot), pivot].filter((name) => !seen.has(name));
    for (const name of added) seen.add(name);
    return inOrder(graph, added);
  });
}
// #endregion epoch

// #region order
/** The order in an epoch, from its end: of the blocks to which no remaining block points, the largest hash goes last. */
export function inOrder(graph: Graph, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const blocks = names.map((name) => find(graph, name));
  const pointedTo = new Set(blocks.flatMap(edgesOf));
  const [last] = blocks
    .filter(({ name }) => !pointedTo.has(name))
    .sort((a, b) => (a.hash < b.hash ? 1 : -1));
  if (!last) throw new Error('The edges form a circle');
  return [
    ...inOrder(
      graph,
      names.filter((name) => name !== last.name),
    ),
    last.name,
  ];
}
// #endregion order

// #region execute
export interface Outcome {
  block: string;
  transaction: string;
  result: 'executed' | 'skipped';
}

/** Runs the transactions, written as sender/nonce and what they do, in the order of the blocks. */
export function execute(graph: Graph): Outcome[] {
  const nextNonce = new Map<string, number>();
  return epochs(graph)
    .flat()
    .flatMap((block) =>
      find(graph, block).packed.map((transaction) => {
        const [sender = '', nonce = ''] = (transaction.split(' ')[0] ?? '').split('/');
        const expected = nextNonce.get(sender) ?? 0;
        if (Number(nonce) !== expected) return { block, transaction, result: 'skipped' };
        nextNonce.set(sender, expected + 1);
        return { block, transaction, result: 'executed' };
      }),
    );
}
// #endregion execute

// Follows one space block by block, and credits a deposit once its block is final.

// #region types
export interface Block {
  /** The epoch number in Core Space, the block number in eSpace. */
  number: number;
  hash: string;
  parentHash: string;
}

export interface Deposit {
  /** The hash of the transaction, and the place within it. */
  id: string;
  account: string;
  /** CFX, or the address of a token. */
  asset: string;
  /** In the smallest unit, as text: a JavaScript number loses digits. */
  amount: string;
}

/** What the scanner needs from a space. */
export interface Space {
  /** The newest executed block and the newest final one. */
  heads: () => Promise<{ latest: number; final: number }>;
  block: (number: number) => Promise<Block>;
  /** The deposits in exactly this block; throws if it has left the chain. */
  deposits: (block: Block) => Promise<Deposit[]>;
}

export interface Ledger {
  /** Deposits up to this block are credited. */
  credited: { number: number; hash: string };
  /** The blocks after it, which can still change. */
  pending: (Block & { deposits: Deposit[] })[];
  credits: (Deposit & { block: number })[];
}
// #endregion types

// #region step
/** Changes the ledger by one block, and returns what it did; undefined if there is nothing to do yet. */
export async function step(space: Space, ledger: Ledger): Promise<string | undefined> {
  const { latest, final } = await space.heads();
  const tip = ledger.pending.at(-1) ?? ledger.credited;
  if (tip.number > latest) return undefined; // the node is behind, or executes a new branch
  if ((await space.block(tip.number)).hash !== tip.hash) return dropTip(ledger);
  // The tip is on the chain, so every stored block is, and none up to `final` can change.
  const first = ledger.pending[0];
  if (first && first.number <= final) return credit(ledger);
  if (tip.number === latest) return undefined;
  const next = await space.block(tip.number + 1);
  if (next.parentHash !== tip.hash) return 'the chain changed'; // the next step drops the tip
  ledger.pending.push({ ...next, deposits: await space.deposits(next) });
  return `block ${next.number}`;
}

function dropTip({ pending, credited }: Ledger): string {
  const gone = pending.pop();
  if (!gone)
    throw new Error(`Final block ${credited.number} has another hash: stop and find out why`);
  return `block ${gone.number} left the chain`;
}

function credit(ledger: Ledger): string {
  const { number, hash, deposits } = ledger.pending.shift()!;
  for (const deposit of deposits) {
    if (ledger.credits.some(({ id }) => id === deposit.id))
      throw new Error(`${deposit.id} would be credited twice`);
    ledger.credits.push({ ...deposit, block: number });
  }
  ledger.credited = { number, hash };
  return `credited block ${number}`;
}
// #endregion step

import type {TreeRow} from './toRows';

/** What a key does in the tree: the row it goes to, or opening and folding of the row it is on. */
export type TreeMove = {kind: 'go'; id: string} | {kind: 'act'};

function go(row: TreeRow | undefined): TreeMove | undefined {
  return row && {kind: 'go', id: row.id};
}

/** What a key does on a row, as the pattern for trees of WAI-ARIA has it; undefined if the key is not the tree's. */
export function toMove(rows: readonly TreeRow[], id: string, key: string): TreeMove | undefined {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return undefined;
  const isOpen = row.kind === 'value' && row.slice !== undefined;
  switch (key) {
    case 'ArrowDown':
      return go(rows[at + 1]);
    case 'ArrowUp':
      return go(rows[at - 1]);
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    case 'ArrowRight':
      if (row.kind === 'value' && row.foldable && !isOpen) return {kind: 'act'};
      return isOpen && (rows[at + 1]?.level ?? 0) > row.level ? go(rows[at + 1]) : undefined;
    case 'ArrowLeft':
      return isOpen ? {kind: 'act'} : go(rows.slice(0, at).findLast(({level}) => level < row.level));
    case 'Enter':
    case ' ':
      return {kind: 'act'};
    default:
      return undefined;
  }
}

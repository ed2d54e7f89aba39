import type {Area} from '@site/src/content/cips/effects';
import type {CipRow} from '@site/src/content/cips/table';

/** What became of a proposal, as the filter and the order see it: a hard fork, or a way without one. */
export const forceOf = ({listed}: CipRow): string => (listed.kind === 'fork' ? listed.fork : listed.kind);

/**
 * The rank of a proposal in the column of heights: by fork first, since epochs, blocks and views can't be compared with
 * each other.
 */
export const placeOf = ({listed, heights}: CipRow): number | undefined =>
  listed.kind === 'fork' ? Number(listed.fork.slice(1)) * 1e10 + (heights[0]?.value ?? 0) : undefined;

/** What readers choose; an empty text leaves every row. */
export interface CipFilter {
  force: string;
  area: Area | '';
}

/** The rows that fit every choice. */
export const filterRows = (rows: readonly CipRow[], {force, area}: CipFilter): CipRow[] =>
  rows.filter((row) => (force === '' || forceOf(row) === force) && (area === '' || row.area === area));

/** The hard forks from the first to the last, then the ways without one; only those that some row has. */
export function forcesOf(rows: readonly CipRow[]): string[] {
  const all = [...new Set(rows.map(forceOf))];
  const ofForks = all
    .filter((force) => /^v\d/.test(force))
    .sort((left, right) => Number(left.slice(1)) - Number(right.slice(1)));
  return [
    ...ofForks,
    ...['software', 'standard', 'process', 'replaced', 'dormant'].filter((force) => all.includes(force)),
  ];
}

/** The areas that some row has, in a fixed order. */
export function areasOf(rows: readonly CipRow[]): Area[] {
  const order: readonly Area[] = [
    'core',
    'espace',
    'both',
    'pow',
    'pos',
    'governance',
    'network',
    'application',
    'process',
  ];
  return order.filter((area) => rows.some((row) => row.area === area));
}

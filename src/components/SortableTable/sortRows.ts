import type {ReactNode} from 'react';

/** A direction in the form of `aria-sort`. */
export type Direction = 'ascending' | 'descending';

/** One column of a table that readers sort. */
export interface Column<Row> {
  key: string;
  head: string;
  /**
   * Texts follow the alphabet of the reader's language, numbers their size; what has no value comes last in both
   * directions.
   */
  value: (row: Row) => string | number | undefined;
  cell: (row: Row) => ReactNode;
  /** The direction of the first click: ascending by default. */
  first?: Direction;
  /** Figures are aligned so that their digits are below each other. */
  figures?: boolean;
}

/** The order of the rows. */
export interface Order {
  key: string;
  direction: Direction;
}

type Value = string | number | undefined;

function compare(one: Value, other: Value, direction: Direction, collator: Intl.Collator): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  const compared =
    typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other));
  return direction === 'ascending' ? compared : -compared;
}

/** The rows in the wanted order; equal ones follow the first column from its start. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  {key, direction}: Order,
  locale: string,
): Row[] {
  const collator = new Intl.Collator(locale);
  const chosen = columns.find((column) => column.key === key);
  const [first] = columns;
  return [...rows].sort(
    (one, other) =>
      compare(chosen?.value(one), chosen?.value(other), direction, collator) ||
      compare(first?.value(one), first?.value(other), 'ascending', collator),
  );
}

/** The order after a click on a column: the other direction where it is sorted already, else its own first one. */
export function orderAfterClick<Row>({key, first = 'ascending'}: Column<Row>, order: Order): Order {
  if (order.key !== key) return {key, direction: first};
  return {key, direction: order.direction === 'ascending' ? 'descending' : 'ascending'};
}

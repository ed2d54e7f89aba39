import {plainWords} from '../../plainWords';
import type {MatrixMethod, MethodMatrixData} from '../../methodMatrix';
import type {RpcAvailability, RpcEthereum, RpcUnimplemented} from '../../reference';

/** A row of the matrix: a method that answers, or a name that is all there is. */
export type MatrixRow = {namespace: string} & ({method: MatrixMethod} | {unimplemented: RpcUnimplemented});

/** Who can call a row's method; a name without a method, no one. */
export type RowAvailability = RpcAvailability | 'nowhere';

/** How a row compares with Ethereum; a name without a method is missing. */
export type RowDifference = RpcEthereum['kind'] | 'missing';

/** What a reader has chosen; an empty text leaves every row. */
export interface MatrixFilter {
  query: string;
  namespace: string;
  availability: string;
  difference: string;
}

/** A filter that leaves every row. */
export const NO_FILTER: MatrixFilter = {query: '', namespace: '', availability: '', difference: ''};

/** Every row, namespace by namespace; names without a method come after the methods of their namespace. */
export function toRows({
  namespaces,
  unimplemented,
}: Pick<MethodMatrixData, 'namespaces' | 'unimplemented'>): MatrixRow[] {
  const missing = unimplemented.map((entry) => ({namespace: entry.name.split('_')[0] ?? '', unimplemented: entry}));
  const known = new Set(namespaces.map(({name}) => name));
  const rows = namespaces.flatMap(({name, methods}): MatrixRow[] => [
    ...methods.map((method) => ({namespace: name, method})),
    ...missing.filter(({namespace}) => namespace === name),
  ]);
  return [...rows, ...missing.filter(({namespace}) => !known.has(namespace))];
}

/** Who can call a row's method. */
export function availabilityOf(row: MatrixRow): RowAvailability {
  return 'method' in row ? (row.method.availability ?? 'public') : 'nowhere';
}

/** How a row compares with Ethereum; undefined if the document does not say. */
export function differenceOf(row: MatrixRow): RowDifference | undefined {
  return 'method' in row ? row.method.ethereum?.kind : 'missing';
}

/** The columns of a table of rows beside name, version and public endpoints. */
export interface MatrixColumns {
  hasSpaces: boolean;
  hasNodes: boolean;
  hasDifference: boolean;
}

/** What some row has something to tell of; a name without a method has none of its own. */
export function columnsOf(rows: readonly MatrixRow[]): MatrixColumns {
  const methods = rows.flatMap((row) => ('method' in row ? [row.method] : []));
  return {
    hasSpaces: methods.some(({also}) => also !== undefined),
    hasNodes: methods.some(({nodeGroup}) => nodeGroup !== undefined),
    hasDifference: methods.some(({ethereum}) => ethereum !== undefined),
  };
}

function textOf(row: MatrixRow): string {
  if ('method' in row) return `${row.method.name} ${plainWords(row.method.ethereum?.note ?? '')}`;
  const {name, message, instead} = row.unimplemented;
  return `${name} ${message} ${plainWords(instead)}`;
}

/**
 * The rows that fit everything chosen: every word of the query in the name or in what is said of the difference, and
 * each choice.
 */
export function matchingRows(
  rows: readonly MatrixRow[],
  {query, namespace, availability, difference}: MatrixFilter,
): MatrixRow[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = textOf(row).toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (namespace === '' || row.namespace === namespace) &&
      (availability === '' || availabilityOf(row) === availability) &&
      (difference === '' || differenceOf(row) === difference)
    );
  });
}

import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';

/** Letters that a row of a narrow screen has room for, all columns together. */
const ROOM = 44;
/** What a value that is known only when it is rendered counts as, in letters. */
const COMPONENT = 10;

interface Part {
  children?: ReactNode;
  role?: string;
  'data-label'?: string | undefined;
}

type Element = ReactElement<Part>;

const isPart = (node: ReactNode): node is Element => isValidElement(node);
const partsOf = (node: ReactNode): Element[] => Children.toArray(node).filter(isPart);

/** The letters of a text with elements in it. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) =>
      isPart(part)
        ? textOf(part.props.children)
        : typeof part === 'string' || typeof part === 'number'
          ? String(part)
          : '',
    )
    .join('');
}

const lengthOf = (cell: Element): number =>
  textOf(cell.props.children).trim().length || (isPart(Children.toArray(cell.props.children)[0]) ? COMPONENT : 0);

/** The most letters of each column, added up. */
function widthOf(rows: readonly (readonly Element[])[], columns: number): number {
  const widths = Array.from({length: columns}, (_, column) =>
    Math.max(0, ...rows.map((cells) => (cells[column] ? lengthOf(cells[column]) : 0))),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/**
 * The parts of a table, each cell but a row's first with its column's head in `data-label`, where the table has three
 * columns or more and is too wide for a phone; undefined if it fits or its head is not all text.
 */
export function labelCells(children: ReactNode): ReactNode[] | undefined {
  const [head, body] = partsOf(children);
  if (!head || !body) return undefined;
  const heads = partsOf(partsOf(head.props.children)[0]?.props.children).map((cell) =>
    textOf(cell.props.children).trim(),
  );
  const rows = partsOf(body.props.children);
  const cells = rows.map((row) => partsOf(row.props.children));
  if (heads.length < 3 || heads.slice(1).includes('') || widthOf(cells, heads.length) <= ROOM) return undefined;
  const labelled = rows.map((row, index) =>
    cloneElement(
      row,
      {role: 'row'},
      (cells[index] ?? []).map((cell, column) =>
        cloneElement(cell, {
          key: column,
          ...(column === 0 ? {role: 'rowheader'} : {role: 'cell', 'data-label': heads[column]}),
        }),
      ),
    ),
  );
  return [cloneElement(head, {key: 'head'}), cloneElement(body, {key: 'body', role: 'rowgroup'}, labelled)];
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {OutputRow, OutputTable} from '@site/src/content/outputLayout';
import type {TableParts} from '@site/src/content/testedWith';
import {narrowLayout} from './narrowLayout';
import styles from './styles.module.css';

/** Letters up to which a cell that is scrolled into view stays on one line. */
const ONE_LINE = 32;

interface RowProps {
  row: OutputRow;
  table: OutputTable;
  columns: number;
  /** The heads of the columns, where cells are shown with them. */
  heads: readonly string[] | undefined;
}

/** One line of a table; a sentence between rows is as wide as all columns. */
function PrintedRow({row: {cells, indent}, table, columns, heads}: RowProps): ReactNode {
  const isSentence = cells.length === 1;
  const roles = (column: number): {role?: string} =>
    heads ? {role: column === 0 && table.hasNames && !isSentence ? 'rowheader' : 'cell'} : {};
  const step = indent > 0 ? styles.inside : undefined;
  if (isSentence)
    return (
      <tr {...(heads && {role: 'row'})}>
        <td colSpan={columns} className={styles.sentence} {...roles(0)}>
          <code className={step}>{cells[0]}</code>
        </td>
      </tr>
    );
  return (
    <tr {...(heads && {role: 'row'})}>
      {cells.map((cell, column) => {
        const name = clsx(
          table.figures.includes(column) && styles.figures,
          cell.length > ONE_LINE && styles.long,
          column === 0 && step,
        );
        const props = {className: name === '' ? undefined : name, ...roles(column)};
        const text = cell === '' ? null : <code>{cell}</code>;
        if (column > 0)
          return (
            <td key={column} {...props} data-label={heads?.[column]}>
              {text}
            </td>
          );
        return table.hasNames ? (
          <th key={column} scope="row" {...props}>
            {text}
          </th>
        ) : (
          <td key={column} {...props}>
            {text}
          </td>
        );
      })}
    </tr>
  );
}

interface Props {
  table: OutputTable;
  rows: readonly OutputRow[];
  parts: TableParts;
}

/** A table that a program printed, with its words in the cells. */
export default function PrintedTable({table, rows, parts: {ScrollingTable, labelled}}: Props): ReactNode {
  const columns = Math.max(...rows.map(({cells}) => cells.length));
  const [head, body] = table.hasHead ? [rows[0], rows.slice(1)] : [undefined, rows];
  const layout = narrowLayout(body, columns, head);
  const heads = layout === 'labelled' ? head?.cells : undefined;
  return (
    <ScrollingTable
      className={clsx(columns < 3 ? styles.list : styles.table, heads && labelled, heads && styles.labelled)}
      {...(heads && {role: 'table'})}
    >
      {head && (
        <thead>
          <tr>
            {head.cells.map((cell, column) =>
              cell === '' ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col" className={table.figures.includes(column) ? styles.figures : undefined}>
                  <code>{cell}</code>
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody {...(heads && {role: 'rowgroup'})}>
        {body.map((row, index) => (
          <PrintedRow key={index} row={row} table={table} columns={columns} heads={heads} />
        ))}
      </tbody>
    </ScrollingTable>
  );
}

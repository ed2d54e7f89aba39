import {useState, type ReactNode} from 'react';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {useInterfaceLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import {orderAfterClick, sortRows, type Column, type Order} from './sortRows';
import styles from './styles.module.css';

interface HeadProps<Row> {
  column: Column<Row>;
  order: Order;
  onOrder: (order: Order) => void;
}

function Head<Row>({column, order, onOrder}: HeadProps<Row>): ReactNode {
  const sorted = order.key === column.key ? order.direction : 'none';
  return (
    <th scope="col" aria-sort={sorted}>
      <button type="button" className={styles.sort} onClick={() => onOrder(orderAfterClick(column, order))}>
        {column.head} <span aria-hidden="true">{{none: '↕', ascending: '↑', descending: '↓'}[sorted]}</span>
      </button>
    </th>
  );
}

interface Props<Row> {
  rows: readonly Row[];
  /** The first column is the header of the row. */
  columns: readonly Column<Row>[];
  initial: Order;
  keyOf: (row: Row) => string;
  /** The id of a row, where other pages link to rows. */
  idOf?: (row: Row) => string;
}

/**
 * A table that readers sort by any column, by mouse and keyboard; all of it is in the page before a script runs, and
 * nothing is remembered.
 */
export default function SortableTable<Row>({rows, columns, initial, keyOf, idOf}: Props<Row>): ReactNode {
  const lang = useInterfaceLanguage();
  const [order, setOrder] = useState(initial);
  return (
    <ScrollingTable lang={lang}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} order={order} onOrder={setOrder} />
          ))}
        </tr>
      </thead>
      <tbody>
        {sortRows(rows, columns, order, lang).map((row) => (
          <tr key={keyOf(row)} id={idOf?.(row)} className={styles.row}>
            {columns.map(({key, cell, figures}, index) =>
              index === 0 ? (
                <th key={key} scope="row" className={styles.name}>
                  {cell(row)}{' '}
                </th>
              ) : (
                <td key={key} className={figures ? styles.figures : undefined}>
                  {cell(row)}{' '}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

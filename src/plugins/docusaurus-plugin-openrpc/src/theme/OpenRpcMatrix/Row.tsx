import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {MethodMatrixData} from '../../methodMatrix';
import {availabilityFact} from '../OpenRpcMethod/availabilityLabel';
import MethodName from '../OpenRpcMethod/MethodName';
import {nodeGroupFact} from '../OpenRpcMethod/nodeGroupFact';
import {sinceLabel} from '../OpenRpcMethod/sinceLabel';
import {InlineText} from '../OpenRpcMethod/Text';
import {differenceOf, type MatrixColumns, type MatrixRow} from './matchingRows';
import {rowAvailabilityLabel, rowDifferenceLabel} from './rowLabels';
import styles from './styles.module.css';

/** What a method's name leads to, and whether it should be used. */
function Name({row, base}: {row: MatrixRow; base: string}): ReactNode {
  if (!('method' in row)) {
    return (
      <code>
        <MethodName name={row.unimplemented.name} />
      </code>
    );
  }
  const {name, deprecated} = row.method;
  return (
    <>
      <Link to={`${base}/${name.toLowerCase()}`}>
        <code>
          <MethodName name={name} />
        </code>
      </Link>
      {deprecated && (
        <>
          {' '}
          <span className={styles.mark}>
            <Translate id="openrpc.deprecated" description="Mark of a method that should not be used any more">
              Deprecated
            </Translate>
          </span>
        </>
      )}
    </>
  );
}

function Difference({row}: {row: MatrixRow}): ReactNode {
  const kind = differenceOf(row);
  if (kind === undefined) return null;
  const note = 'method' in row ? row.method.ethereum?.note : row.unimplemented.instead;
  return (
    <>
      <span className={styles.kind}>{rowDifferenceLabel(kind)}</span>
      {note !== undefined && (
        <>
          {' '}
          <span className={styles.note}>
            <InlineText text={note} />
          </span>
        </>
      )}
    </>
  );
}

/**
 * Who serves a row's method; of a name alone, what a node says to it and, where no other column does, what to use
 * instead.
 */
function Served({row, hasNodes, hasDifference}: {row: MatrixRow} & MatrixColumns): ReactNode {
  if ('method' in row) {
    return (
      <>
        <span className={styles.kind}>{availabilityFact(row.method.availability ?? 'public')}</span>
        {hasNodes && (
          <span className={styles.note}>
            {' '}
            <InlineText text={nodeGroupFact(row.method.nodeGroup)} />
          </span>
        )}
      </>
    );
  }
  const {message, instead} = row.unimplemented;
  return (
    <>
      <span>{rowAvailabilityLabel('nowhere')}</span> <code>{message}</code>
      {!hasDifference && (
        <span className={styles.note}>
          {' '}
          <InlineText text={instead} />
        </span>
      )}
    </>
  );
}

/**
 * A row of the matrix, with the cells that the table has columns for. The space at the end of a cell parts its words
 * from the next one's.
 */
export default function Row({
  row,
  data,
  columns,
}: {
  row: MatrixRow;
  data: MethodMatrixData;
  columns: MatrixColumns;
}): ReactNode {
  const {hasSpaces, hasDifference} = columns;
  const method = 'method' in row ? row.method : undefined;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <Name row={row} base={data.base} />{' '}
      </th>
      {hasSpaces && <td>{method && [data.label, ...(method.also ?? [])].join(', ')} </td>}
      <td>{method?.since !== undefined && sinceLabel(method.since)} </td>
      <td>
        <Served row={row} {...columns} />{' '}
      </td>
      {hasDifference && (
        <td>
          <Difference row={row} />{' '}
        </td>
      )}
    </tr>
  );
}
